import Foundation

protocol StorageServiceProtocol: AnyObject { // = service by conformer
    var savedInputValue: Double { get set }
    var savedInputCode: String? { get set }
    var savedOutputCode: String? { get set }
}

class StorageService: StorageServiceProtocol { // = service by name
    private let inputValueKey = "inputValue"
    private let inputCodeKey = "inputCode"
    private let outputCodeKey = "outputCode"

    // MARK: - StorageServiceProtocol methods

    var savedInputValue: Double {
        get { return UserDefaults.standard.double(forKey: inputValueKey) }
        set { UserDefaults.standard.set(newValue, forKey: inputValueKey) }
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
