import Foundation

protocol ArticlesWireframeInput: AnyObject { // = router by conformer in Articles
    func presentDetailsInterface(for article: Article)
}
