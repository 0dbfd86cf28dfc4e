import Foundation

enum PersistenceError: Error { // = none
    case objectNotFound
    case couldNotSaveObject
}
