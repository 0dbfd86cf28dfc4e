import Foundation

enum PersistenceError: Error { // = none
    case couldNotSaveObject
    case objectNotFound
}
