import Foundation
import UIKit // ~+ ui_type

protocol ServerServiceProtocol: AnyObject { // = service by conformer
    var urlRatesSource: String { get }

    func openUrl(with urlString: String)
    func getAllCurrencies(completion: @escaping (Data?, Error?) -> Void)
}

class ServerService: ServerServiceProtocol { // = service by name
    let urlRatesSource = "https://rates.example.com"

    private let session = URLSession(configuration: .ephemeral)

    // MARK: - ServerServiceProtocol methods

    func openUrl(with urlString: String) {
        guard let url = URL(string: urlString) else { return }
        UIApplication.shared.open(url, options: [:], completionHandler: nil) // ~ note ui_type: UIApplication
    }

    func getAllCurrencies(completion: @escaping (Data?, Error?) -> Void) {
        guard let url = URL(string: urlRatesSource + "/daily.json") else { return }
        let task = session.dataTask(with: url) { data, _, error in
            completion(data, error)
        }
        task.resume()
    }
}
