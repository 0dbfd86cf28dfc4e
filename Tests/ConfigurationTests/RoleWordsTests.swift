import Configuration
import Testing

@Suite struct RoleWordsTests {
  @Test func `the last word tells the role of a type`() {
    checkType("ArticlesViewController", "view strong ViewController")
    checkType("PresenterView", "view strong View")
    checkType("TableViewPresenter", "presenter strong Presenter")
    checkType("LoadArticlesUseCase", "interactor strong UseCase")
    checkType("PostListWireFrame", "router strong WireFrame")
    checkType("ArticlesWireframe", "router strong Wireframe")
    checkType("ArticlesModuleConfigurator", "builder strong Configurator")
    checkType("StakingViewFactory", "builder strong ViewFactory")
    checkType("CityViewModel", "view_model strong ViewModel")
    checkType("PostListRemoteDataManager", "service strong DataManager")
    checkType("Router", "router strong Router")
  }

  @Test func `weak words tell a role to be borne out, or two`() {
    checkType("CityViewModelFactory", "builder weak Factory")
    checkType("SettingsManager", "service weak Manager")
    checkType("AppCoordinator", "router weak Coordinator")
    checkType("AccountModel", "entity weak Model", "view_model weak Model")
  }

  @Test func `other words tell nothing`() {
    checkType("ArticlesInteractorDependencies")
    checkType("HomeViewCellType")
    checkType("Overview")
    checkType("Article")
    checkType("ArticlesModuleInterface")
    checkType("")
  }

  @Test func `tails are looked through`() {
    checkType("ArticlesPresenterImpl", "presenter strong Presenter")
    checkType("ArticlesInteractorImplementation", "interactor strong Interactor")
    checkType("RewardDetailsInteractorInput")
    checkProtocol("ArticlesPresenterProtocol", "presenter strong Presenter")
    checkProtocol("ArticlesViewInterface", "view strong View")
    checkProtocol("LoginViewType", "view strong View")
    checkProtocol("BasketPresenterInputs", "presenter face PresenterInputs")
    checkProtocol("PostListRemoteDataManagerInputProtocol", "service strong DataManager")
    checkProtocol("Protocol")
  }

  @Test func `faces are told by direction`() {
    checkProtocol("ArticlesViewInput", "view face ViewInput")
    checkProtocol("ArticlesViewOutput", "presenter face ViewOutput")
    checkProtocol("ArticlesInteractorInputProtocol", "interactor face InteractorInput")
    checkProtocol("ArticlesInteractorOutputProtocol", "presenter face InteractorOutput")
    checkProtocol("YourReferrerPresenterOutput", "view face PresenterOutput")
    checkProtocol("SourcesPresenterOutputProtocol", "view face PresenterOutput")
    checkProtocol("MoviePresenterToViewProtocol", "view face PresenterToView")
    checkProtocol("MovieViewToPresenterProtocol", "presenter face ViewToPresenter")
    checkProtocol("MovieInteractorToPresenterProtocol", "presenter face InteractorToPresenter")
    checkProtocol("MoviePresenterToInteractorProtocol", "interactor face PresenterToInteractor")
    checkProtocol("MoviePresenterToRouterProtocol", "router face PresenterToRouter")
    checkProtocol("PostListRemoteDataManagerOutputProtocol", "interactor face DataManagerOutput")
    checkProtocol("ListOrdersDisplayLogic", "view face DisplayLogic")
    checkProtocol("SelectMarketRouterInput", "router face RouterInput")
    checkProtocol("MovieListRouting", "router face Routing")
    checkProtocol("LoginWireframeInterface", "router face WireframeInterface")
  }

  @Test func `mix-ins and module interfaces are no faces by name`() {
    checkProtocol("AlertPresentable")
    checkProtocol("ModalAlertPresenting")
    checkProtocol("ArticlesModuleInput", "builder weak Module")
    checkProtocol("ArticlesModuleOutput")
    checkProtocol("ArticlesModuleInterface", "builder weak Module")
    checkProtocol("ScannerDelegate")
  }

  @Test func `words for faces tell nothing of types`() {
    checkType("DetailRouterInput")
    checkType("ListViewOutput")
  }

  @Test func `the words of a configuration are asked the same way`() {
    var pattern = RolePattern(
      role: Role("domain"), origin: Origin(source: "x", isPreset: false, line: 3))
    pattern.suffixes = ["Policy", "_core", "Größe"]
    let words = RoleWords([pattern])
    #expect(words.matches("RefundPolicyProtocol", isProtocol: true).map(\.word) == ["Policy"])
    #expect(words.matches("refund_core", isProtocol: false).map(\.role) == [Role("domain")])
    #expect(words.matches("FensterGröße", isProtocol: false).map(\.origin.line) == [3])
    #expect(words.matches("Refund", isProtocol: false) == [])
  }

  private func checkType(
    _ name: String, _ expected: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    check(name, isProtocol: false, expected, sourceLocation)
  }

  private func checkProtocol(
    _ name: String, _ expected: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    check(name, isProtocol: true, expected, sourceLocation)
  }

  private func check(
    _ name: String, isProtocol: Bool, _ expected: [String], _ sourceLocation: SourceLocation
  ) {
    let roles = try? preset(named: "viper").content.roles
    let found = RoleWords(roles ?? []).matches(name, isProtocol: isProtocol)
      .map { "\($0.role) \($0.strength) \($0.word)" }
    #expect(found == expected, sourceLocation: sourceLocation)
  }
}
