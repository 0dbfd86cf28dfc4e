import Foundation

protocol ArticlesInteractorInput: AnyObject { // = interactor by conformer in Articles
    func fetchArticles()
}

protocol ArticlesInteractorOutput: AnyObject { // = presenter by conformer in Articles
    func articlesFetched(_ articles: [Article])
}
