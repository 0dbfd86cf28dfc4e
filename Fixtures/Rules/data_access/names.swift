// Types, global functions and modules, wherever they are named; one finding for each of them.
//- Profile/ProfilePresenter.swift
protocol ProfileViewOutput {}

final class ProfilePresenter: ProfileViewOutput {
  var interactor: ProfileInteractorInput?
  private var defaults: UserDefaults?  // ~ data_access 25: ProfilePresenter holds UserDefaults

  func attach(_ context: NSManagedObjectContext) {}  // ~ data_access: takes NSManagedObjectContext
  func connect() -> URLSession {  // ~ data_access: returns URLSession
    defaults = UserDefaults.standard  // ~+ data_access
    return URLSession.shared  // ~+ data_access
  }
  func fetch() {
    let request = NSFetchRequest<Person>(entityName: "Person")  // ~ data_access: uses NSFetchRequest
    AF.request("https://example.org")  // ~ data_access: uses AF
    Alamofire.request("https://example.org")  // ~ data_access: uses Alamofire
    SecItemAdd(query, nil)  // ~ data_access: uses SecItemAdd
    if let files = manager as? FileManager { use(files) }  // ~ data_access: casts to FileManager
  }
}

//- Profile/ProfileInteractor.swift
protocol ProfileInteractorInput {}

final class ProfileInteractor: ProfileInteractorInput {
  private var defaults: UserDefaults?
  func fetch() { AF.request("https://example.org") }
}
