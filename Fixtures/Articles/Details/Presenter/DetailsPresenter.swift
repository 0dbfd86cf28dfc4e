import Foundation

class DetailsPresenter { // = presenter by name in Details
    weak var view: DetailsViewInterface!
    var interactor: DetailsInteractorInput!
    var wireframe: DetailsWireframe! // ~ protocol_boundary: DetailsWireframe

    var article: Article?

    private func byline(of article: Article) -> String {
        return [article.author, article.date].compactMap { $0 }.joined(separator: ", ")
    }
}

// MARK: - DetailsModuleInterface

extension DetailsPresenter: DetailsModuleInterface {
    func updateView() {
        guard let article = article else { return }
        view.showDetails(
            title: article.title ?? "", byline: byline(of: article), content: article.content ?? "")
        if let imageURL = article.imageURL.flatMap(URL.init(string:)) {
            view.showImage(at: imageURL)
        } else {
            view.hideImage()
        }
        interactor.fetchContent(of: article)
    }

    func showWebsite() {
        guard let website = article?.website, let url = URL(string: website) else { return }
        wireframe.presentWebsite(at: url)
    }
}

// MARK: - DetailsInteractorOutput

extension DetailsPresenter: DetailsInteractorOutput {
    func contentFetched(_ content: String) {
        guard let article = article else { return }
        view.showDetails(title: article.title ?? "", byline: byline(of: article), content: content)
    }
}
