import Foundation

protocol DetailsModuleInterface: AnyObject { // = presenter by conformer in Details
    func updateView()
    func showWebsite()
}
