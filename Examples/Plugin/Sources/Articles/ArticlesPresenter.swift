final class ArticlesPresenter: ArticlesInteractorOutput {
  private weak var view: (any ArticlesViewInterface)?
  private let interactor: any ArticlesInteractorInput
  private let wireframe: any ArticlesWireframeInterface

  init(
    view: any ArticlesViewInterface, interactor: any ArticlesInteractorInput,
    wireframe: any ArticlesWireframeInterface
  ) {
    self.view = view
    self.interactor = interactor
    self.wireframe = wireframe
  }

  func viewDidLoad() { interactor.loadArticles() }

  func didSelect(_ title: String) { wireframe.openArticle(titled: title) }

  func didLoad(_ titles: [String]) { view?.show(titles) }
}
