import Foundation

enum PersistenceError: Error { // = none
    case managedObjectContextNotFound
    case couldNotSaveObject
    case objectNotFound
}
