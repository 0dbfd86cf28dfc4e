// Written by Scripts/embed-texts: edit the files that it is made of.

// swift-format-ignore-file

/// The presets, by name.
package enum PresetTexts {
  package static let texts: [String: String] = [
    "clean-architecture": ##"""
# Clean Architecture: entities, use cases (interactors), the adapters around them (presenters, view
# models, repositories and gateways, which are services), and outermost what shows and assembles them.
# Frameworks are viper's.
extends: viper

# What all who teach it agree on is that the inner two rings know nothing outer.
agreed:
  entity: ["*"]
  interactor: ["*"]

# Inside out: a ring never knows an outer one, and knows inner ones through protocols only; entities,
# being plain values, are open to all.
rings:
  - [entity]
  - [interactor]
  - [presenter, view_model, service]
  - [view, router, builder]

# What differs. A cell that opens an outer ring opens protocols only: those that the inner ring owns
# and the outer one conforms to.
dependencies:
  entity:
    ui: never
  interactor:
    presenter: weak protocol
    service: protocol
    ui: never
  presenter:
    service: never
    view: weak protocol
    router: protocol
    ui: never
    data: never
  # An object, where there is no presenter.
  view_model:
    service: protocol
    router: protocol
    ui: never
  service:
    presenter: never
    view_model: never
    ui: never
  view:
    entity: never
    service: never
    view_model: any
    router: protocol
    data: never
  router:
    view: weak any
    presenter: weak protocol
    view_model: any
    router: protocol; any (own)
  # Assembles the rings, and so is in none of them.
  builder:
    interactor: any
    presenter: any
    view_model: any
    service: any

# Beside viper's words.
roles:
  presenter:
    face_suffix: [OutputBoundary, OutputPort]
  interactor:
    suffix: [UseCase, Usecase]
    face_suffix: [InputBoundary, InputPort]
  service:
    suffix: [Repository, Gateway, RemoteDataSource, LocalDataSource]

"""##,
    "clean-swift": ##"""
# Clean Swift (VIP): a request goes from the view to the interactor, a response on to the presenter, a
# view model back to the view, which the presenter holds weakly. The view owns a router, which reads
# the interactor's data store. Frameworks are viper's.
extends: viper

dependencies:
  view:
    view: any (own)
    presenter: never
    interactor: protocol
    entity: never
    router: protocol
    builder: any
    service: never
    view_model: any
    request: any
    response: never
    data: never
  presenter:
    view: weak protocol
    presenter: any (own)
    interactor: never
    entity: any
    router: protocol
    builder: never
    service: never
    view_model: any
    request: never
    response: any
    ui: never
    data: never
  interactor:
    view: never
    # Strong: the weak leg of the cycle is presenter -> view.
    presenter: protocol
    interactor: any (own)
    entity: any
    router: never
    builder: never
    service: any
    view_model: never
    request: any
    response: any
    ui: never
  entity:
    view: never
    presenter: never
    interactor: never
    entity: any
    router: never
    builder: never
    service: never
    view_model: never
    request: never
    response: never
    ui: never
  router:
    # Its own controller, and the next scene's, which it shows.
    view: weak any; any (other)
    presenter: weak protocol
    # Its data store.
    interactor: protocol
    entity: any
    router: protocol; any (own)
    builder: any
    service: protocol
    view_model: never
    request: never
    response: never
  builder:
    view: any
    presenter: any
    interactor: any
    entity: any
    router: any
    builder: any
    service: any
    view_model: any
    request: any
    response: any
  service:
    view: never
    presenter: never
    interactor: never
    entity: any
    router: never
    builder: never
    service: any
    view_model: never
    request: never
    response: never
    ui: never
  view_model:
    view: never
    presenter: never
    interactor: never
    entity: {allow: any, as: [parameter, local, result]}
    router: never
    builder: never
    service: never
    view_model: any
    request: never
    response: never
    ui: never
  request:
    view: never
    presenter: never
    interactor: never
    entity: never
    router: never
    builder: never
    service: never
    view_model: never
    request: any
    response: never
    ui: never
  response:
    view: never
    presenter: never
    interactor: never
    entity: any
    router: never
    builder: never
    service: never
    view_model: never
    request: never
    response: any
    ui: never

# Beside viper's words. Request and Response are weak: an API client's values end in them, too.
roles:
  view:
    # A controller's setup() does.
    assembles: true
    face_suffix: [DisplayLogic]
  presenter:
    face_suffix: [PresentationLogic]
  interactor:
    face_suffix: [BusinessLogic, DataStore]
    # Scenes pass data from store to store.
    open_suffix: [DataStore]
  router:
    face_suffix: [RoutingLogic, DataPassing]
    open_suffix: [DataPassing]
  service:
    suffix: [Worker]
  request:
    weak_suffix: [Request]
  response:
    weak_suffix: [Response]

"""##,
    "mvp": ##"""
# MVP: a presenter between a passive view and the services, and no interactor. A view makes and holds
# its presenter, or a coordinator hands it over. Words and frameworks are viper's, and so are the cells
# of roles that MVP does not have: an app may keep VIPER modules beside.
extends: viper

# Who else may know whom is told in as many ways as there are teachers.
agreed:
  presenter: [weak view, ui]
  entity: [ui]

dependencies:
  view:
    # Views make and present each other, and make their own presenters.
    view: any; any (other)
    presenter: any
  presenter:
    view: weak any
    router: protocol
    service: any
  # A coordinator: it makes the screens that it shows, and the presenters that it hands them.
  router:
    view: any; any (other)
    presenter: any; any (other)
    interactor: any
    router: any; any (other)
    service: any

"""##,
    "mvvm": ##"""
# MVVM: a view shows what its view model makes of entities and services; views make and present each
# other. Words and frameworks are viper's, and so are the cells of roles that MVVM does not have: an
# app may keep VIPER modules beside.
extends: viper

# Who else may know whom is told in as many ways as there are teachers.
agreed:
  view_model: [view, ui]

dependencies:
  view:
    # Views make and present each other.
    view: any; any (other)
    presenter: protocol
    interactor: never
    entity: never
    # Views ask coordinators for the next screen.
    router: any
    builder: any
    service: never
    view_model: any
    data: never
  presenter:
    view: weak protocol
    presenter: any (own)
    interactor: protocol
    entity: any
    router: protocol
    builder: never
    service: never
    view_model: any
    ui: never
    data: never
  interactor:
    view: never
    presenter: weak protocol
    interactor: any (own)
    entity: any
    router: never
    builder: never
    service: protocol
    view_model: never
    ui: never
  entity:
    view: never
    presenter: never
    interactor: never
    entity: any
    router: never
    builder: never
    service: never
    view_model: never
    ui: never
  # A coordinator: it is owned by another one, not by a screen, and so may own what it shows.
  router:
    view: any; any (other)
    presenter: weak protocol
    interactor: any
    entity: any
    # Its children.
    router: any; any (other)
    builder: any
    service: any
    view_model: any
  builder:
    view: any
    presenter: any
    interactor: any
    entity: any
    router: any
    builder: any
    service: any
    view_model: any
  service:
    view: never
    presenter: never
    interactor: never
    entity: any
    router: never
    builder: never
    service: any
    view_model: never
    ui: never
  # An object, which the view owns as a concrete type.
  view_model:
    view: never
    presenter: never
    # Use cases.
    interactor: any
    entity: any
    # Coordinators.
    router: any
    builder: never
    service: any
    view_model: any
    ui: never

roles:
  view_model:
    suffix: [ViewModel, Viewmodel, ViewModelController, VM]
    face_suffix: [ViewModelInput, ViewModelInputs, ViewModelling, ViewModeling]

"""##,
    "ribs": ##"""
# RIBs: an interactor drives a view through its presentable and a router beside; a builder makes all
# three. The interactor owns the view, and is referred back to weakly, as a listener: the opposite of
# VIPER. Where a presenter class stands between the two, it does so as in VIPER. Frameworks are
# viper's.
extends: viper

dependencies:
  view:
    view: any (own)
    presenter: protocol
    # The presentable's listener.
    interactor: weak protocol
    entity: never
    router: never
    builder: any
    service: never
    view_model: any
    data: never
  presenter:
    view: weak protocol
    presenter: any (own)
    interactor: protocol
    entity: any
    router: protocol
    builder: never
    service: never
    view_model: any
    ui: never
    data: never
  interactor:
    # Its presentable.
    view: protocol
    presenter: weak protocol
    # The parent, as its listener.
    interactor: weak protocol; any (own)
    entity: any
    router: weak protocol
    builder: never
    service: protocol
    # The presenter's matter; where there is none, the interactor stands in for it.
    view_model: never
    ui: never
  entity:
    view: never
    presenter: never
    interactor: never
    entity: any
    router: never
    builder: never
    service: never
    view_model: never
    ui: never
  router:
    # Its view controllable.
    view: protocol
    presenter: weak protocol
    interactor: protocol
    entity: any
    router: protocol; any (own)
    # A child's builder, as its Buildable.
    builder: protocol
    service: protocol
    view_model: any
  builder:
    view: any
    presenter: any
    interactor: any
    entity: any
    router: any
    builder: any
    service: any
    view_model: any
  service:
    view: never
    presenter: never
    interactor: never
    entity: any
    router: never
    builder: never
    service: any
    view_model: never
    ui: never
  view_model:
    view: never
    presenter: never
    interactor: never
    entity: {allow: any, as: [parameter, local, result]}
    router: never
    builder: never
    service: never
    view_model: any
    ui: never

# Beside viper's words.
roles:
  view:
    face_suffix: [Presentable, ViewControllable]
  presenter:
    inherits: [Presenter]
  interactor:
    face_suffix: [PresentableListener, Listener, Interactable]
    inherits: [Interactor, PresentableInteractor]
  router:
    face_suffix: [Routing]
    inherits: [Router, ViewableRouter, LaunchRouter]
  builder:
    weak_suffix: [Component]
    face_suffix: [Buildable, Dependency]
    inherits:
      - Builder
      - ComponentizedBuilder
      - SimpleComponentizedBuilder
      - MultiStageComponentizedBuilder
      - SimpleMultiStageComponentizedBuilder
      - Component
      - EmptyComponent
      - BootstrapComponent

"""##,
    "viper-configurator": ##"""
# VIPER in Rambler's manner: a configurator of its own puts each module together, and the view asks
# it through a protocol. All else is viper's.
extends: viper

dependencies:
  view:
    builder: protocol
  router:
    # A router asks other modules' configurators, never the one that made it.
    builder: any; never (own)

"""##,
    "viper": ##"""
# VIPER: a view, a presenter, an interactor, entities and a router, put together by a builder.
# A row may know a column as its cell says; (own) is for the module's own types and shared code. The
# columns ui and data are the groups under 'frameworks'.

dependencies:
  view:
    view: any (own)
    presenter: protocol
    interactor: never
    entity: never
    router: never
    builder: any
    service: never
    view_model: any
    data: never
  presenter:
    view: weak protocol
    presenter: any (own)
    interactor: protocol
    entity: any
    router: protocol
    builder: never
    service: never
    view_model: any
    ui: never
    data: never
  interactor:
    view: never
    presenter: weak protocol
    interactor: any (own)
    entity: any
    router: never
    builder: never
    service: protocol
    view_model: never
    ui: never
  entity:
    view: never
    presenter: never
    interactor: never
    entity: any
    router: never
    builder: never
    service: never
    view_model: never
    ui: never
  router:
    view: weak any
    presenter: weak protocol
    interactor: never
    entity: any
    router: protocol; any (own)
    builder: any
    service: protocol
    view_model: any
  builder:
    view: any
    presenter: any
    interactor: any
    entity: any
    router: any
    builder: any
    service: any
    view_model: any
  service:
    view: never
    presenter: never
    interactor: never
    entity: any
    router: never
    builder: never
    service: any
    view_model: never
    ui: never
  view_model:
    view: never
    presenter: never
    interactor: never
    entity: {allow: any, as: [parameter, local, result]}
    router: never
    builder: never
    service: never
    view_model: any
    ui: never

# suffix: last words that are enough. weak_suffix: last words that the structure must bear out.
# face_suffix: last words of protocols that say whose face it is by direction (what a presenter puts
# out, the view takes in), stronger than the word they end in. A last word may be followed by
# Protocol, Interface, Input, Type, Impl and the like; what is said here need not name those.
# inherits: types of frameworks that prove the role. assembles: its members may put their own module
# together. open_suffix: protocols that other modules may name.
roles:
  view:
    suffix:
      - View
      - ViewController
      - ViewLayout
      - TableViewCell
      - CollectionViewCell
    face_suffix:
      - ViewInput
      - ViewInputs
      - ViewControllerInput
      - PresenterOutput
      - PresenterOutputs
      - PresenterDelegate
      - PresenterToView
      - PresenterToViewController
      - UserInterface
      - DisplayLogic
    inherits:
      # UIKit
      - UIViewController
      - UITableViewController
      - UICollectionViewController
      - UINavigationController
      - UITabBarController
      - UISplitViewController
      - UIPageViewController
      - UISearchController
      - UIAlertController
      - UIActivityViewController
      - UIImagePickerController
      - UIDocumentPickerViewController
      - UIDocumentBrowserViewController
      - UIInputViewController
      - UIReferenceLibraryViewController
      - UIColorPickerViewController
      - UIFontPickerViewController
      - UIHostingController
      - UIView
      - UIControl
      - UIButton
      - UILabel
      - UIImageView
      - UITextField
      - UISearchTextField
      - UITextView
      - UIScrollView
      - UIStackView
      - UITableView
      - UITableViewCell
      - UITableViewHeaderFooterView
      - UICollectionView
      - UICollectionViewCell
      - UICollectionViewListCell
      - UICollectionReusableView
      - UIContentView
      - UIPickerView
      - UIDatePicker
      - UISwitch
      - UISlider
      - UIStepper
      - UISegmentedControl
      - UIPageControl
      - UIProgressView
      - UIActivityIndicatorView
      - UIRefreshControl
      - UISearchBar
      - UINavigationBar
      - UITabBar
      - UIToolbar
      - UIVisualEffectView
      - UIInputView
      - UIWindow
      # AppKit
      - NSViewController
      - NSSplitViewController
      - NSTabViewController
      - NSPageController
      - NSHostingController
      - NSWindowController
      - NSWindow
      - NSPanel
      - NSView
      - NSControl
      - NSButton
      - NSPopUpButton
      - NSTextField
      - NSSearchField
      - NSTextView
      - NSImageView
      - NSScrollView
      - NSStackView
      - NSTableView
      - NSTableCellView
      - NSTableRowView
      - NSOutlineView
      - NSCollectionView
      - NSCollectionViewItem
      - NSSplitView
      - NSBox
      - NSVisualEffectView
      - NSHostingView
      # WatchKit
      - WKInterfaceController
      - WKHostingController
      - WKUserNotificationInterfaceController
      - WKUserNotificationHostingController
      # SwiftUI
      - View
      - ViewModifier
      - ToolbarContent
      - CustomizableToolbarContent
      - Commands
      - Shape
      - InsettableShape
      - ButtonStyle
      - PrimitiveButtonStyle
      - ToggleStyle
      - LabelStyle
      - TextFieldStyle
      - ProgressViewStyle
      - GroupBoxStyle
      - GaugeStyle
      - MenuStyle
      - DisclosureGroupStyle
      - DatePickerStyle
      - LabeledContentStyle
      - AnimatableModifier
      - GeometryEffect
      - Layout
      - Transition
      - ControlGroupStyle
      - TableStyle
      - TextEditorStyle
      - FormStyle
      - TableRowContent
      - TableColumnContent
      - TabContent
      - TextRenderer
      - EnvironmentalModifier
      - CustomHoverEffect
      - ChartContent
      - MapContent
      - Scene
      - DropDelegate
      - ShapeStyle
      - ChartSymbolShape
      - UIViewRepresentable
      - UIViewControllerRepresentable
      - NSViewRepresentable
      - NSViewControllerRepresentable
      - WKInterfaceObjectRepresentable
      # Other frameworks of the platform, and Texture
      - WKWebView
      - MKMapView
      - MKAnnotationView
      - MTKView
      - SCNView
      - SKView
      - ARView
      - ARSCNView
      - PDFView
      - AVPlayerViewController
      - SFSafariViewController
      - QLPreviewController
      - SLComposeServiceViewController
      - ASDKViewController
      - ASViewController
      - ASDisplayNode
      - ASCellNode
  presenter:
    # Also as it is often misspelt.
    suffix: [Presenter, Presentor]
    face_suffix:
      - PresenterInput
      - PresenterInputs
      - Presenterable
      - Presentation
      - PresentationLogic
      - ViewOutput
      - ViewOutputs
      - ViewControllerOutput
      - ViewToPresenter
      - ViewControllerToPresenter
      - ViewEventHandler
      - InteractorOutput
      - InteractorOutputs
      - InteractorDelegate
      - InteractorToPresenter
      - UseCaseOutput
      - RouterOutput
      - RouterOutputs
      - RouterToPresenter
      - WireframeOutput
      - WireFrameOutput
      - WireframeToPresenter
      - WireFrameToPresenter
  interactor:
    # The second as it is often misspelt.
    suffix: [Interactor, Interacter, UseCase, Usecase]
    face_suffix:
      - InteractorInput
      - InteractorInputs
      - Interacting
      - Interactorable
      - PresenterToInteractor
      - BusinessLogic
      - UseCaseInput
      - DataManagerOutput
      - DataManagerOutputs
      - DatamanagerOutput
      - ServiceOutput
      - WorkerOutput
      - DataManagerToInteractor
  entity:
    weak_suffix: [Entity, Model, Data, Item, State, DTO, Record, Response]
    inherits:
      # Core Data
      - NSManagedObject
      # Realm
      - Object
      - EmbeddedObject
      # SwiftData
      - PersistentModel
      # GRDB
      - FetchableRecord
      - PersistableRecord
      - MutablePersistableRecord
  router:
    assembles: true
    suffix: [Router, Wireframe, WireFrame]
    weak_suffix: [Coordinator, FlowController, Navigator]
    face_suffix:
      - RouterInput
      - RouterInputs
      - WireframeInput
      - WireFrameInput
      - WireframeInterface
      - WireFrameInterface
      - PresenterToRouter
      - PresenterToWireframe
      - PresenterToWireFrame
      - Routing
      - Routerable
      - Wireframing
      - RoutingLogic
      - DataPassing
  builder:
    suffix:
      - Configurator
      - Assembly
      - ViewFactory
      - ViewControllerFactory
      - ModuleFactory
      - ModuleBuilder
      - ModuleAssembler
      - ModuleInitializer
      - ModuleInitialiser
      - ModuleCreator
      - SceneFactory
      - SceneBuilder
      - ScreenFactory
      - ScreenBuilder
    weak_suffix: [Factory, Builder, Creator, Assembler, Composer, Initializer, Initialiser, Module]
  service:
    suffix: [Service, DataManager, Datamanager, Worker, APIClient, ApiClient]
    weak_suffix:
      - Manager
      - Provider
      - Store
      - Storage
      - Facade
      - Repository
      - Client
      - API
      - Api
      - Gateway
      - Fetcher
      - Networking
      - Database
      - DAO
  view_model:
    suffix:
      - ViewModel
      - Viewmodel
      - DisplayModel
      - DisplayData
      - DisplayItem
      - PresentationModel
    weak_suffix: [Model, Data, Item, State, ViewData, ViewState, CellModel]
    face_suffix: [ViewModelOutput, ViewModelOutputs]

frameworks:
  # Modules whose import is a UI framework's.
  ui: [UIKit, SwiftUI, AppKit, Cocoa, WatchKit, TVUIKit]
  # Types, global values, modules and, with @, attributes that reach network, database or preferences.
  data:
    # Network
    - URLSession
    - URLSessionTask
    - URLSessionDataTask
    - URLSessionDownloadTask
    - URLSessionUploadTask
    - URLSessionWebSocketTask
    - NSURLConnection
    - NWConnection
    - Alamofire
    - AF
    - AFNetworking
    - AFHTTPSessionManager
    - Moya
    - MoyaProvider
    - Apollo
    - ApolloClient
    # Preferences and secrets
    - UserDefaults
    - NSUbiquitousKeyValueStore
    - "@AppStorage"
    - SecItemAdd
    - SecItemCopyMatching
    - SecItemUpdate
    - SecItemDelete
    - KeychainAccess
    - KeychainSwift
    - KeychainWrapper
    - Valet
    - SAMKeychain
    - UICKeyChainStore
    - SwiftyUserDefaults
    - MMKV
    # Files
    - FileManager
    - FileHandle
    - Data(contentsOf:)
    - NSData(contentsOf:)
    # Core Data and SwiftData
    - CoreData
    - NSManagedObjectContext
    - NSManagedObjectModel
    - NSPersistentContainer
    - NSPersistentCloudKitContainer
    - NSPersistentStoreCoordinator
    - NSFetchRequest
    - NSFetchedResultsController
    - NSEntityDescription
    - NSBatchDeleteRequest
    - NSBatchUpdateRequest
    - NSBatchInsertRequest
    - "@FetchRequest"
    - "@SectionedFetchRequest"
    - SwiftData
    - ModelContext
    - ModelContainer
    - FetchDescriptor
    - "@Query"
    # Other databases
    - CloudKit
    - CKContainer
    - CKDatabase
    - Realm
    - RealmSwift
    - "@ObservedResults"
    - Firestore
    - FirebaseFirestore
    - FirebaseDatabase
    - FirebaseStorage
    - FirebaseAuth
    - FirebaseFunctions
    - FirebaseRemoteConfig
    - DatabaseReference
    - SQLite
    - SQLite3
    - GRDB
    - DatabaseQueue
    - DatabasePool
    - FMDB
    - FMDatabase
    - FMDatabaseQueue

"""##,
  ]
}
