import Foundation

protocol DetailsInteractorInput: AnyObject { // = interactor by conformer in Details
    func fetchContent(of article: Article)
}

// Not class-bound, so that nobody can hold it weakly.
protocol DetailsInteractorOutput { // = presenter by conformer in Details
    func contentFetched(_ content: String)
}
