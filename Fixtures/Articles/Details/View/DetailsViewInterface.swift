import Foundation

protocol DetailsViewInterface: AnyObject { // = view by conformer in Details
    func showDetails(title: String, byline: String, content: String)
    func showImage(at url: URL)
    func hideImage()
}
