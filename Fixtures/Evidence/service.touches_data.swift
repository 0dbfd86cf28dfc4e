//- PostStore.swift
final class PostStore { let defaults = UserDefaults.standard }  // = service

//- SessionStore.swift
import Firebase

final class SessionStore { func user() { print(Auth.auth()) } }  // = service

//- Storage.swift
import RealmSwift

func withStorage<Output>(_ work: (Realm) throws -> Output) rethrows -> Output { fatalError() }

@propertyWrapper
struct Remembered<Value> {
  let key: String
  var wrappedValue: Value { UserDefaults.standard.object(forKey: key) as! Value }
}

let writeArchive: (Data) -> Void = { data in
  FileManager.default.createFile(atPath: "a", contents: data)
}
//- SeedStore.swift
final class SeedStore { func keep(_ data: Data) { writeArchive(data) } }  // = service
//- BedStore.swift
final class BedStore { func all() { withStorage { realm in realm.objects() } } }  // = service

final class HintStore { @Remembered(key: "hint") var isHidden: Bool }  // = service

//- App/AppDelegate.swift
final class AppDelegate: UIResponder, UIApplicationDelegate {
  static var shared: AppDelegate!
  lazy var container: NSPersistentContainer = { NSPersistentContainer(name: "App") }()
}
//- DonorStore.swift
final class DonorStore { func save() { AppDelegate.shared.container.viewContext.save() } }  // = service

//- Keeping.swift
extension Encodable {
  func keep(as key: String) { UserDefaults.standard.set(self, forKey: key) }
}
struct Reminder: Codable { let day: String }
//- ReminderStore.swift
final class ReminderStore { func put(_ reminder: Reminder) { reminder.keep(as: "reminder") } }  // = service

//= twin
//- PostStore.swift
final class PostStore { let defaults = PostDefaults.standard }  // = none

//- SessionStore.swift
final class SessionStore { func user() { print(Auth.auth()) } }  // = none

//- Storage.swift
func withStorage<Output>(_ work: (Int) throws -> Output) rethrows -> Output { fatalError() }

@propertyWrapper
struct Remembered<Value> {
  let key: String
  var wrappedValue: Value { fatalError() }
}

let writeArchive: (Data) -> Void = { data in print(data) }
//- SeedStore.swift
final class SeedStore { func keep(_ data: Data) { writeArchive(data) } }  // = none
//- BedStore.swift
final class BedStore { func all() { withStorage { number in print(number) } } }  // = none

final class HintStore { @Remembered(key: "hint") var isHidden: Bool }  // = none

//- App/AppDelegate.swift
final class AppDelegate: UIResponder, UIApplicationDelegate {
  static var shared: AppDelegate!
  lazy var container: PersonNameComponents = { PersonNameComponents() }()
}
//- DonorStore.swift
final class DonorStore { func save() { AppDelegate.shared.container.viewContext.save() } }  // = none

//- Keeping.swift
extension Sequence {
  func keep(as key: String) { UserDefaults.standard.set(self, forKey: key) }
}
struct Reminder: Codable { let day: String }
//- ReminderStore.swift
final class ReminderStore { func put(_ reminder: Reminder) { reminder.keep(as: "reminder") } }  // = none
