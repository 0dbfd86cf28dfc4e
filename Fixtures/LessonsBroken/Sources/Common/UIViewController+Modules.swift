import UIKit

extension UIViewController {
    func push(module: UIViewController, animated: Bool = true) {
        navigationController?.pushViewController(module, animated: animated)
    }
}
