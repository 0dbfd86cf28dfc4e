import Foundation

protocol DetailsWireframeInput: AnyObject { // = router by conformer in Details
    func presentWebsite(at url: URL)
}
