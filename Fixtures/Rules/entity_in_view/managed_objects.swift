// A managed object is an entity by what it inherits, wherever it lies.
//- Contacts/Contact.swift
import CoreData

final class Contact: NSManagedObject {  // = entity by inherits
  @NSManaged var name: String?
}

//- Contacts/ContactsView.swift
import UIKit

protocol ContactsViewOutput { func didLoad() }

final class ContactsView: UIViewController {
  var output: ContactsViewOutput?
  var contacts: [Contact] = []  // ~ entity_in_view: Contact
}

//- Contacts/ContactsPresenter.swift
final class ContactsPresenter: ContactsViewOutput {
  var contacts: [Contact] = []

  func didLoad() {}
}

//- Contacts/ContactsInteractor.swift
final class ContactsInteractor {
  func load() -> [Contact] { [] }
}
