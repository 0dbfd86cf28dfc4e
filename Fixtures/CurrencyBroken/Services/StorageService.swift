import Foundation
import UIKit.UIImage // ~ ui_import: UIKit

protocol StorageServiceProtocol: AnyObject { // = service by conformer
    var savedInputValue: Double { get set }
    var savedInputCode: String? { get set }
    var savedOutputCode: String? { get set }
}

class StorageService: StorageServiceProtocol { // = service by name
    weak var viewController: MainViewController? // ~ layer_dependency: MainViewController

    private let inputValueKey = "inputValue"
    private let inputCodeKey = "inputCode"
    private let outputCodeKey = "outputCode"

    // MARK: - StorageServiceProtocol methods

    var savedInputValue: Double {
        get { return UserDefaults.standard.double(forKey: inputValueKey) }
        set {
            UserDefaults.standard.set(newValue, forKey: inputValueKey)
            viewController?.title = "Saved"
        }
    }

    var savedInputCode: String? {
        get { return UserDefaults.standard.string(forKey: inputCodeKey) }
        set { UserDefaults.standard.set(newValue, forKey: inputCodeKey) }
    }

    var savedOutputCode: String? {
        get { return UserDefaults.standard.string(forKey: outputCodeKey) }
        set { UserDefaults.standard.set(newValue, forKey: outputCodeKey) }
    }
}
