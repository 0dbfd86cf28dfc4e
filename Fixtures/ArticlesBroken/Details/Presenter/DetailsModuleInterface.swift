import Foundation

protocol DetailsModuleInterface: AnyObject { // = presenter by conformer in Details
    var wireframe: DetailsWireframeInput! { get set } // ~ interface_leak

    func updateView()
}
