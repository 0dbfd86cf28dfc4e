import Foundation

protocol DetailsInteractorInput: AnyObject { // = interactor by conformer in Details
    func fetchContent(of article: Article)
}

protocol DetailsInteractorOutput: AnyObject { // = presenter by conformer in Details
    func contentFetched(_ content: String)
}
