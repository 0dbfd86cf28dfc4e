import UIKit

extension UITextField {
    /// Number pads have no return key, so a bar above them closes the keyboard.
    func addDoneButton(title: String = "Done") {
        let toolbar = UIToolbar()
        let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        let done = UIBarButtonItem(
            title: title, style: .done, target: self, action: #selector(resignFirstResponder))
        toolbar.items = [space, done]
        toolbar.sizeToFit()
        inputAccessoryView = toolbar
    }
}
