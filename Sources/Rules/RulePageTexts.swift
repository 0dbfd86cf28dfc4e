// Written by Scripts/embed-texts: edit the files that it is made of.

// swift-format-ignore-file

/// The pages of the rules, by id.
package enum RulePageTexts {
  package static let texts: [String: String] = [
    "assembly_outside_builder": ##"""
# assembly_outside_builder

## What it reports

A presenter, an interactor or a router that another component of its module makes, instead of a builder. A default value counts too, for the class then stands in the component all the same. Where the preset was found and not stated, several components of one role that one function makes are one finding. A static member that makes two parts of a module or more is the module's builder, in whatever type it stands. The lines marked with `// ~` are reported:

```swift
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?

  override func viewDidLoad() {
    output = FeedPresenter()  // ~ assembly_outside_builder
  }
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  private let interactor: FeedInteractorInput

  init(interactor: FeedInteractorInput = FeedInteractor()) {  // ~ assembly_outside_builder
    self.interactor = interactor
  }
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}
```

So it is where SwiftUI shows the screen:

```swift
//- Profile/ProfileView.swift
import SwiftUI

struct ProfileView: View {
  @ObservedObject var presenter: ProfilePresenter

  var body: some View { EmptyView() }
}

//- Profile/ProfilePresenter.swift
final class ProfilePresenter: ObservableObject {
  private lazy var interactor: ProfileInteractorInput = ProfileInteractor()  // ~ assembly_outside_builder
}

//- Profile/ProfileInteractor.swift
protocol ProfileInteractorInput {}

final class ProfileInteractor: ProfileInteractorInput {}
```

## Why it matters

Whoever makes a component knows its class and all that its initialiser asks for. It cannot be given another one in a test or on another screen, and how the module hangs together stands nowhere as a whole.

## What it leaves alone

- Builders, composition roots, and whatever has no role.
- Members that build: a router's that makes its own module, a static function that makes and returns the type it belongs to, a type's without a role that makes several components.
- A router that makes the next module's router, and every component of another module, which is `module_boundary`'s.
- What the table says `never` or `any`: the first is a `layer_dependency`, the second no harm (a presenter that makes the presenters of its cells).
- A property that tells its type by what it is made of (`let presenter = FeedPresenter()`): there `protocol_boundary` speaks, once.
- What a convenience initialiser hands to the designated one, which callers can reach with another. Where the preset was found and not stated, and components of three modules or more have such defaults, the default of an initialiser's parameter is a note for the same reason, and so is what drives a cell or another part of a screen, made by who shows that.
- The presenter that a SwiftUI view makes and observes (`@StateObject`), and a configurator as the default value of a property.

```swift
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var router: FeedRouterInput?
}

//- Feed/FeedRouter.swift
import UIKit

protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {
  static func makeModule() -> UIViewController {
    let controller = FeedViewController()
    let presenter = FeedPresenter()
    presenter.router = FeedRouter()
    controller.output = presenter
    return controller
  }
}
```

## How to fix it

Give the module a builder, and let it hand over each part by its protocol:

```swift
//- Feed/FeedAssembly.swift
import UIKit

enum FeedAssembly {
  static func make() -> UIViewController {
    let controller = FeedViewController()
    controller.output = FeedPresenter(interactor: FeedInteractor())
    return controller
  }
}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  private let interactor: FeedInteractorInput

  init(interactor: FeedInteractorInput) { self.interactor = interactor }
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}
```

In SwiftUI the builder makes the presenter and hands it to the view:

```swift
//- Profile/ProfileView.swift
import SwiftUI

struct ProfileView: View {
  @ObservedObject var presenter: ProfilePresenter

  var body: some View { EmptyView() }
}

//- Profile/ProfilePresenter.swift
final class ProfilePresenter: ObservableObject {
  private let interactor: ProfileInteractorInput

  init(interactor: ProfileInteractorInput) { self.interactor = interactor }
}

//- Profile/ProfileInteractor.swift
protocol ProfileInteractorInput {}

final class ProfileInteractor: ProfileInteractorInput {}

//- Profile/ProfileAssembly.swift
enum ProfileAssembly {
  static func make() -> ProfileView {
    ProfileView(presenter: ProfilePresenter(interactor: ProfileInteractor()))
  }
}
```

## Configuration

```yaml
rules:
  assembly_outside_builder:
    severity: warning
    allow: ["App/Legacy/**", "FeedViewController -> FeedPresenter"]
```

"""##,
    "data_access": ##"""
# data_access

## What it reports

Network, database or preferences used by a presenter or a view, and by an interactor where nearly all others leave that to services: named as the type of a property, a parameter or a result, made, called, or bound by a property wrapper. One finding for each pair of own type and name; where the preset was found, what a type has of Core Data is one. The lines marked with `// ~` are reported:

```swift
//- Profile/ProfileViewController.swift
import UIKit

protocol ProfileViewOutput {}

final class ProfileViewController: UIViewController {
  var output: ProfileViewOutput?

  override func viewDidLoad() {
    title = UserDefaults.standard.string(forKey: "name")  // ~ data_access
  }
}

//- Profile/ProfilePresenter.swift
final class ProfilePresenter: ProfileViewOutput {
  private let session: URLSession  // ~ data_access

  init(session: URLSession) { self.session = session }
}

//- Profile/ProfileInteractor.swift
final class ProfileInteractor {}
```

So it is in SwiftUI:

```swift
//- Settings/SettingsView.swift
import SwiftUI

struct SettingsView: View {
  @ObservedObject var presenter: SettingsPresenter
  @AppStorage("isDark") private var isDark = false  // ~ data_access

  var body: some View { Toggle("Dark", isOn: $isDark) }
}

//- Settings/SettingsPresenter.swift
final class SettingsPresenter: ObservableObject {}

//- Settings/SettingsInteractor.swift
final class SettingsInteractor {}
```

What counts is the list `frameworks.data` of the preset and of your configuration: types, global functions, modules (`Alamofire.request(…)`), initialisers by their first label (`Data(contentsOf:)`, which fetches and reads while the screen waits), and property wrappers with their `@`. Firebase's common names (`Auth.auth()`, `Storage.storage()`, `Database.database()`, `Functions.functions()`, `RemoteConfig.remoteConfig()`) count where their module is listed and the file imports it or `Firebase`. A declaration of your own with such a name always wins. A view model is judged as well where the table keeps services from it; a view or presenter that may know services without a protocol (`any`) is not.

An interactor may reach all of it, as many do. But where three interactors or more hold services, and not more than a third as many reach network, database or preferences themselves, the code base has said where that belongs, and those few are told, with the service that does the same already. A store that more interactors than services reach stays theirs. A view or a view model that asks `FileManager` for a path alone (`FileManager.default.urls(for:in:)`) reaches nothing yet.

## Why it matters

A view that reads a database cannot be shown without one. A presenter that asks the network decides when, how often and with which errors, which is what the interactor is for, and its tests need a server.

## What it leaves alone

- Services, routers, builders, interactors where they keep such things as a rule, composition roots, and whatever has no role.
- An import alone (`import CoreData`).
- Managed objects and other records: they are entities, and a view that names one has an `entity_in_view`.
- Values that only live in such a type: `URLSession.AuthChallengeDisposition`, keys of your own in `UserDefaults.Keys`.
- A class without a role within a view or presenter (`final class Loader: ObservableObject`): it is an object of its own. A nested value is a part of the type around it.
- What is reached through a service of your own, and what a port demands of its witness.

```swift
//- Profile/ProfileViewController.swift
import CoreData
import UIKit

final class ProfileViewController: UIViewController {
  var output: ProfileViewOutput?
}

//- Profile/ProfilePresenter.swift
protocol ProfileViewOutput {}

final class ProfilePresenter: ProfileViewOutput {
  var interactor: ProfileInteractorInput?
}

//- Profile/ProfileInteractor.swift
protocol ProfileInteractorInput {}

final class ProfileInteractor: ProfileInteractorInput {
  private let session = URLSession.shared
}
```

A view that stands in no module and that no module names is a note only: it may be older than the architecture.

## How to fix it

Let the view ask the presenter, the presenter the interactor, and the interactor a service:

```swift
//- Profile/ProfileViewController.swift
import UIKit

protocol ProfileViewOutput { func didLoad() }

final class ProfileViewController: UIViewController {
  var output: ProfileViewOutput?

  override func viewDidLoad() { output?.didLoad() }
}

//- Profile/ProfilePresenter.swift
final class ProfilePresenter: ProfileViewOutput {
  var interactor: ProfileInteractorInput?

  func didLoad() { interactor?.loadName() }
}

//- Profile/ProfileInteractor.swift
protocol ProfileInteractorInput { func loadName() }

final class ProfileInteractor: ProfileInteractorInput {
  var settings: SettingsServiceProtocol?

  func loadName() { _ = settings?.name }
}

//- Services/SettingsService.swift
protocol SettingsServiceProtocol { var name: String? { get } }

final class SettingsService: SettingsServiceProtocol {
  var name: String? { UserDefaults.standard.string(forKey: "name") }
}
```

## Configuration

```yaml
rules:
  data_access:
    severity: error
    allow: [ImageCell, "App/Legacy/**", "DebugViewController -> UserDefaults"]
frameworks:
  data: [URLSession, UserDefaults, AcmeNetworking, sqlite3_open, "@Query"]
```

"""##,
    "entity_in_view": ##"""
# entity_in_view

## What it reports

An entity named by a view or by a view's face (the protocol that its presenter knows it by), one that a view takes from its presenter, interactor or view model without naming it, and one stored by a view model. Cells and subviews are views, too. The lines marked with `// ~` are reported:

```swift
import UIKit

struct Article: Decodable { let title: String }

protocol ArticlesViewInput: AnyObject {
  func show(_ articles: [Article])  // ~ entity_in_view
}

final class ArticlesViewController: UIViewController, ArticlesViewInput {
  private var articles: [Article] = []

  func show(_ articles: [Article]) { self.articles = articles }
}

protocol ArticlesInteractorOutput: AnyObject { func didLoad(_ articles: [Article]) }

final class ArticlesPresenter: ArticlesInteractorOutput {
  weak var view: ArticlesViewInput?

  func didLoad(_ articles: [Article]) { view?.show(articles) }
}

final class ArticlesInteractor {
  weak var output: ArticlesInteractorOutput?

  func parse(_ data: Data) throws {
    output?.didLoad(try JSONDecoder().decode([Article].self, from: data))
  }
}
```

So is what the presenter is asked for, where the type is written in the presenter's protocol alone:

```swift
import UIKit

struct Trip: Decodable { let title: String }

protocol TripsPresenterInput: AnyObject { func trip(at row: Int) -> Trip }

protocol TripsInteractorInput: AnyObject { func parse(_ data: Data) throws -> [Trip] }

final class TripsViewController: UIViewController {
  var presenter: TripsPresenterInput?

  func fill(_ cell: UITableViewCell, row: Int) {
    let trip = presenter?.trip(at: row)  // ~ entity_in_view
    cell.textLabel?.text = trip?.title
  }
}

final class TripsPresenter: TripsPresenterInput {
  private var trips: [Trip] = []

  func trip(at row: Int) -> Trip { trips[row] }
}

final class TripsInteractor: TripsInteractorInput {
  func parse(_ data: Data) throws -> [Trip] { try JSONDecoder().decode([Trip].self, from: data) }
}
```

One pair of types is one finding: the controller's parameter above is a repeat of its property. Where the preset was found and not stated, one entity is one finding for each module: its views' other places (a cell's parameter, the controller's property) are listed with that of the view's interface, else of the screen, and so is what they take out of the entity. What the interface hands over for itself, another module's views and views of no module have findings of their own. Who states the preset is told of each view.

## Why it matters

An entity has the shape of the data; a screen wants the shape of what it shows. A view that gets the entity formats dates, joins names and decides what an empty field means, and so the presenter's work is done where no unit test reaches it. A renamed field of the server then breaks screens.

## What it leaves alone

- Presenters, interactors, services, routers and builders: they may name entities.
- View models that are made from an entity, and take it as a parameter only.
- How many there are: `presenter.articles.count`.
- Where the preset was found and not stated, an entity that a view model keeps to make of it what is shown, and that no view reads, is a note: it is how wrapping view models are written.

```swift
import UIKit

struct Article: Decodable { let title: String }

struct ArticleViewModel {
  let title: String

  init(article: Article) { title = article.title.uppercased() }
}

protocol ArticlesViewInput: AnyObject { func show(_ articles: [ArticleViewModel]) }

final class ArticlesViewController: UIViewController, ArticlesViewInput {
  private var articles: [ArticleViewModel] = []

  func show(_ articles: [ArticleViewModel]) { self.articles = articles }
}

protocol ArticlesInteractorOutput: AnyObject { func didLoad(_ articles: [Article]) }

final class ArticlesPresenter: ArticlesInteractorOutput {
  weak var view: ArticlesViewInput?

  func didLoad(_ articles: [Article]) { view?.show(articles.map(ArticleViewModel.init)) }
}

final class ArticlesInteractor {
  weak var output: ArticlesInteractorOutput?

  func parse(_ data: Data) throws {
    output?.didLoad(try JSONDecoder().decode([Article].self, from: data))
  }
}
```

## How to fix it

As above: give the view a small value with ready texts, and let the presenter make it. For a cell with one label a `String` is enough:

```swift
import UIKit

struct Article: Decodable { let title: String }

protocol ArticlesViewInput: AnyObject { func show(titles: [String]) }

final class ArticlesViewController: UIViewController, ArticlesViewInput {
  func show(titles: [String]) {}
}

protocol ArticlesInteractorOutput: AnyObject { func didLoad(_ articles: [Article]) }

final class ArticlesPresenter: ArticlesInteractorOutput {
  weak var view: ArticlesViewInput?

  func didLoad(_ articles: [Article]) { view?.show(titles: articles.map(\.title)) }
}

final class ArticlesInteractor {
  weak var output: ArticlesInteractorOutput?

  func parse(_ data: Data) throws {
    output?.didLoad(try JSONDecoder().decode([Article].self, from: data))
  }
}
```

Where no preset is stated, nothing in the code is a view model, and views of three or more modules are given
entities, that is how the code is meant: its findings are notes, one line says so, and stating the preset
makes them findings.

Where a type is taken for an entity and is none, `// viperlint:role view_model` above it says so.

## Configuration

A team that shows its entities on purpose opens the cell; the rule then has nothing to say:

```yaml
dependencies:
  view:
    entity: {allow: any, because: "entities are display values here"}
rules:
  entity_in_view:
    severity: error
    allow: ["App/Debug/**"]
```

"""##,
    "interface_leak": ##"""
# interface_leak

## What it reports

A protocol that hands out a component (`var router: … { get set }` in the presenter's protocol), where somebody other than a builder makes use of it. One finding for each protocol, at the property; the chain that uses it is a finding of `reach_through`. The line marked with `// ~ interface_leak` is reported:

```swift
import UIKit

protocol ProfileViewInput: AnyObject {
  var presenter: ProfileViewOutput? { get set }  // ~ interface_leak
}
protocol ProfileViewOutput { func didSave() }

final class ProfileViewController: UIViewController, ProfileViewInput {
  var presenter: ProfileViewOutput?
}

final class ProfilePresenter: ProfileViewOutput {
  weak var view: ProfileViewInput?
  func didSave() {}
}

final class ProfileRouter {
  func close(_ view: ProfileViewInput) {
    view.presenter?.didSave()  // ~ reach_through
  }
}
```

## Why it matters

A protocol says what may be asked of a neighbour. One that hands out the neighbour's own neighbours says that anybody may ask anybody, and the table has no say any more. The property is usually there for the builder, which does not need it: it knows the concrete types.

## What it leaves alone

- A property that only builders and building members use. It is more than the protocol should say, but it does no harm.
- Ports, delegates and module interfaces (`var delegate: ScannerDelegate? { get set }`).
- Entities, values and closures.

```swift
import UIKit

protocol ProfileViewInput: AnyObject {
  var presenter: ProfileViewOutput? { get set }
}
protocol ProfileViewOutput { func didSave() }

final class ProfileViewController: UIViewController, ProfileViewInput {
  var presenter: ProfileViewOutput?

  @objc func save() { presenter?.didSave() }
}

final class ProfilePresenter: ProfileViewOutput {
  weak var view: ProfileViewInput?
  func didSave() {}
}

final class ProfileRouter {
  static func assemble(_ view: ProfileViewInput) {
    let presenter = ProfilePresenter()
    presenter.view = view
    view.presenter = presenter
  }
}
```

## How to fix it

Take the property out of the protocol. The builder sets it on the class, and who used it gets a method that says what is wanted:

```swift
import UIKit

protocol ProfileViewInput: AnyObject { func showSaved() }
protocol ProfileViewOutput { func didSave() }

final class ProfileViewController: UIViewController, ProfileViewInput {
  var presenter: ProfileViewOutput?
  func showSaved() {}
}

final class ProfilePresenter: ProfileViewOutput {
  weak var view: ProfileViewInput?
  func didSave() { view?.showSaved() }
}

final class ProfileAssembly {
  static func make() -> UIViewController {
    let controller = ProfileViewController()
    let presenter = ProfilePresenter()
    controller.presenter = presenter
    presenter.view = controller
    return controller
  }
}
```

## Configuration

```yaml
rules:
  interface_leak:
    severity: error
    allow: [BasePresenterProtocol]
```

"""##,
    "interface_size": ##"""
# interface_size

## What it reports

A protocol by which a component is known, with more requirements than the option `members` allows; those of the protocols that it refines in the code base count as well. The line marked with `// ~ interface_size` is reported:

```swift
//- .viperlint.yml
preset: viper
rules:
  interface_size: {severity: warning, members: 3}

//- Cart/CartInteractor.swift
protocol CartInteractorInput {  // ~ interface_size: CartInteractorInput has 4 requirements, more than 3; CartInteractor conforms to it
  var total: Int { get }
  func load()
  func add(_ id: Int)
  func remove(_ id: Int)
}

final class CartInteractor: CartInteractorInput {
  var total = 0
  func load() {}
  func add(_ id: Int) {}
  func remove(_ id: Int) {}
}

//- Cart/CartPresenter.swift
final class CartPresenter {
  var interactor: CartInteractorInput?
}
```

## Why it matters

Whoever holds an interface depends on all of it: a change for one caller is a change for all, and a stand-in for a test needs every member. What a caller sees should be what it uses.

## What it leaves alone

- Ports, callbacks and module interfaces, which others than their conformers shape.
- Protocols without a role, and what a framework's protocol requires.
- Members of extensions, which nobody has to write.
- Overloads that differ in types alone count as one.

```swift
//- .viperlint.yml
preset: viper
rules:
  interface_size: {severity: warning, members: 3}

//- Cart/CartInteractor.swift
protocol CartInteractorInput {
  var total: Int { get }
  func load()
}

extension CartInteractorInput {
  func reload() { load() }
  func clear() {}
}

final class CartInteractor: CartInteractorInput {
  var total = 0
  func load() {}
}

//- Cart/CartPresenter.swift
final class CartPresenter {
  var interactor: CartInteractorInput?
}
```

## How to fix it

Split the protocol by caller, and hold each part where it is used. The component conforms to all of them:

```swift
//- .viperlint.yml
preset: viper
rules:
  interface_size: {severity: warning, members: 3}

//- Cart/CartInteractor.swift
protocol CartInteractorInput {
  var total: Int { get }
  func load()
}

protocol CartEditingInteractorInput {
  func add(_ id: Int)
  func remove(_ id: Int)
}

final class CartInteractor: CartInteractorInput, CartEditingInteractorInput {
  var total = 0
  func load() {}
  func add(_ id: Int) {}
  func remove(_ id: Int) {}
}

//- Cart/CartPresenter.swift
final class CartPresenter {
  var interactor: CartInteractorInput?
}
```

## Configuration

```yaml
rules:
  interface_size:
    severity: warning
    members: 20
overrides:
  - path: App/Legacy
    rules: {interface_size: {members: 40}}
```

## Options

| option | type | default | meaning |
| --- | --- | --- | --- |
| `members` | number | 12 | the most members that an interface may require |

"""##,
    "invalid_source": ##"""
# invalid_source

## What it reports

A file that could not be read, or that makes no sense as Swift: a brace, bracket, comment or string that is never closed, or one that closes what nothing opened. The file is named, what could be read of it is used, and the rest of the code base is checked as ever. Files that git-crypt keeps encrypted are one finding for all of them. The line marked with `// ~` is reported:

```swift
//- Articles/ArticlesPresenter.swift
final class ArticlesPresenter {  // ~ invalid_source
  weak var view: ArticlesViewInput?

//- Articles/ArticlesViewController.swift
import UIKit

protocol ArticlesViewInput: AnyObject {}

final class ArticlesViewController: UIViewController, ArticlesViewInput {}
```

## Why it matters

What cannot be read cannot be checked, and silence about it would look like health. Usually it is a half-finished merge, a template with the wrong suffix, or a file in another encoding.

## What it leaves alone

- All of Swift's syntax, however unusual: raw strings, regex literals, nested comments, names in backticks, all branches of `#if`.
- Whether the code compiles. viperlint is no compiler: unknown types and missing arguments are not its business.

```swift
//- Articles/ArticlesPresenter.swift
final class ArticlesPresenter {
  weak var view: ArticlesViewInput?
  let pattern = /\{[^}]*/
  let raw = #"an unclosed { and a "quote" in a raw string"#
  /* a comment /* nested */ with a { */
  func `an unusual name {`() -> Unknown { missing() }

  #if DEBUG
    func log() { print("debug }") }
  #else
    func log() {}
  #endif
}

//- Articles/ArticlesViewController.swift
import UIKit

protocol ArticlesViewInput: AnyObject {}

final class ArticlesViewController: UIViewController, ArticlesViewInput {}
```

## How to fix it

Close what the message points at. If the file is no Swift source, leave it out with `exclude:`.

```swift
//- Articles/ArticlesPresenter.swift
final class ArticlesPresenter {
  weak var view: ArticlesViewInput?
}

//- Articles/ArticlesViewController.swift
import UIKit

protocol ArticlesViewInput: AnyObject {}

final class ArticlesViewController: UIViewController, ArticlesViewInput {}
```

## Configuration

```yaml
exclude: ["**/Templates/**"]
rules:
  invalid_source: error
```

"""##,
    "layer_dependency": ##"""
# layer_dependency

## What it reports

A reference that the table of dependencies says `never`: a type knows another one that its role may not know at all, not even through a protocol. With the viper preset a view never knows an interactor, a router or a service; an interactor never knows a view, a router or a builder; an entity knows entities only; a service never looks back up.

In the example the view asks the interactor itself. The line marked with `// ~` is reported:

```swift
//- Articles/ArticlesProtocols.swift
protocol ArticlesViewOutput { func didPullToRefresh() }
protocol ArticlesInteractorInput { func loadArticles() }

//- Articles/ArticlesViewController.swift
import UIKit

final class ArticlesViewController: UIViewController {
  var output: ArticlesViewOutput?
  var interactor: ArticlesInteractorInput?  // ~ layer_dependency

  @objc func refresh() { interactor?.loadArticles() }
}

//- Articles/ArticlesPresenter.swift
final class ArticlesPresenter: ArticlesViewOutput {
  var interactor: ArticlesInteractorInput?

  func didPullToRefresh() { interactor?.loadArticles() }
}

//- Articles/ArticlesInteractor.swift
final class ArticlesInteractor: ArticlesInteractorInput {
  func loadArticles() {}
}
```

One pair of types is one finding, at its strongest place (a stored property before a parameter before a body); the other places are listed with it. Where the preset was found and not stated, several things of one role that one function makes are one finding, too, and so is a class beside the protocol that it is known by.

## Why it matters

The table is what lets you read one file at a time. A view that can reach the interactor will, one day, decide when to load; then the presenter's tests prove nothing about what the screen does, and the interactor cannot change without the screen. Each such reference is small. They are hard to take out again only because there are many.

## What it leaves alone

- Builders (configurators, assemblies, factories) and composition roots (`@main`, `AppDelegate`, file scope): somebody has to know everybody.
- The members of a router that build their own module, such as `static func assemble()`, or one that has neither a builder nor a router of its own.
- Ports: a protocol that a type declares in its own file, or that is named for calling back, and that others plug into. Calling its delegate does not make a service depend on the interactor behind it.
- The name a cell or nib goes by: `Cell.reuseIdentifier` tells nothing of the cell.
- Standard library, other frameworks, and types whose role is not known.

```swift
//- Scan/ScannerService.swift
protocol ScannerServiceDelegate: AnyObject { func scannerDidRead(_ code: String) }
protocol ScannerServiceProtocol: AnyObject {
  var delegate: ScannerServiceDelegate? { get set }
  func start()
}

final class ScannerService: ScannerServiceProtocol {
  weak var delegate: ScannerServiceDelegate?

  func start() { delegate?.scannerDidRead("4006381333931") }
}

//- Scan/ScanInteractor.swift
final class ScanInteractor: ScannerServiceDelegate {
  let scanner: ScannerServiceProtocol = ScannerService()

  func scannerDidRead(_ code: String) {}
}

//- Scan/ScanPresenter.swift
final class ScanPresenter {}
```

## How to fix it

Ask the neighbour that the table allows, and let it pass the question on. The view of the example tells its presenter what happened, and the presenter decides:

```swift
//- Articles/ArticlesProtocols.swift
protocol ArticlesViewOutput { func didPullToRefresh() }
protocol ArticlesInteractorInput { func loadArticles() }

//- Articles/ArticlesViewController.swift
import UIKit

final class ArticlesViewController: UIViewController {
  var output: ArticlesViewOutput?

  @objc func refresh() { output?.didPullToRefresh() }
}

//- Articles/ArticlesPresenter.swift
final class ArticlesPresenter: ArticlesViewOutput {
  var interactor: ArticlesInteractorInput?

  func didPullToRefresh() { interactor?.loadArticles() }
}

//- Articles/ArticlesInteractor.swift
final class ArticlesInteractor: ArticlesInteractorInput {
  func loadArticles() {}
}
```

Where the lower layer has to tell the upper one something, declare a protocol beside the lower one and let the upper one conform to it.

If the role is what is wrong, `viperlint why TYPE` says how the type got it, and `// viperlint:role service` above the declaration corrects it.

## Configuration

A cell that your team sees differently is one line, with its reason:

```yaml
dependencies:
  presenter:
    service: {allow: protocol, because: "screens without logic have no interactor"}
rules:
  layer_dependency:
    severity: warning
    allow: ["App/Legacy/**", "DebugMenuView -> DebugInteractor"]
```

"""##,
    "model_flow": ##"""
# model_flow

## What it reports

A Clean Swift request, response or view model named outside its leg of the cycle: a request goes from the view to the interactor, a response from the interactor to the presenter, a view model from the presenter to the view. The lines marked with `// ~` are reported:

```swift
import UIKit

enum ListOrders {
  enum FetchOrders {
    struct Request {}
    struct Response { let titles: [String] }
    struct ViewModel { let lines: [String] }
  }
}

protocol ListOrdersDisplayLogic: AnyObject {
  func display(response: ListOrders.FetchOrders.Response)  // ~ model_flow
}

final class ListOrdersViewController: UIViewController, ListOrdersDisplayLogic {
  var interactor: ListOrdersBusinessLogic?

  func display(response: ListOrders.FetchOrders.Response) {}
}

protocol ListOrdersBusinessLogic {
  func fetchOrders(request: ListOrders.FetchOrders.Request)
}

final class ListOrdersInteractor: ListOrdersBusinessLogic {
  var presenter: ListOrdersPresentationLogic?

  func fetchOrders(request: ListOrders.FetchOrders.Request) {
    let viewModel = ListOrders.FetchOrders.ViewModel(lines: [])  // ~ model_flow
    print(viewModel)
  }
}

protocol ListOrdersPresentationLogic {
  func presentOrders(response: ListOrders.FetchOrders.Response)
}

final class ListOrdersPresenter: ListOrdersPresentationLogic {
  weak var viewController: ListOrdersDisplayLogic?

  func presentOrders(response: ListOrders.FetchOrders.Response) {
    viewController?.display(response: response)
  }
}
```

It needs an architecture that has these messages: the `clean-swift` preset, chosen or found.

## Why it matters

Each message belongs to two components and to nobody else; that is what makes a use case readable from one end to the other. A response in the view brings entities there, and the presenter has nothing left to do. A view model in the interactor mixes the rules of the business with the words of one screen.

## What it leaves alone

- A response that holds entities, and a presenter that reads them.
- One message made of another in the same namespace: nothing is sent.
- Builders, and the members of a controller that put the scene together.
- Values named Request or Response that are none of the cycle's, such as an API client's: they stand in no namespace of a scene, and neither interactor nor presenter takes them.

```swift
import SwiftUI

enum ListOrders {
  enum FetchOrders {
    struct Request {}
    struct Response { let titles: [String] }
    struct ViewModel { let lines: [String] }
  }
}

protocol ListOrdersDisplayLogic: AnyObject {
  func display(viewModel: ListOrders.FetchOrders.ViewModel)
}

final class ListOrdersModel: ObservableObject, ListOrdersDisplayLogic {
  @Published var lines: [String] = []

  func display(viewModel: ListOrders.FetchOrders.ViewModel) { lines = viewModel.lines }
}

struct ListOrdersView: View {
  let interactor: ListOrdersBusinessLogic
  @ObservedObject var model: ListOrdersModel

  var body: some View {
    List(model.lines, id: \.self) { Text($0) }
      .onAppear { interactor.fetchOrders(request: ListOrders.FetchOrders.Request()) }
  }
}

protocol ListOrdersBusinessLogic {
  func fetchOrders(request: ListOrders.FetchOrders.Request)
}

final class ListOrdersInteractor: ListOrdersBusinessLogic {
  var presenter: ListOrdersPresentationLogic?

  func fetchOrders(request: ListOrders.FetchOrders.Request) {
    presenter?.presentOrders(response: ListOrders.FetchOrders.Response(titles: []))
  }
}

protocol ListOrdersPresentationLogic {
  func presentOrders(response: ListOrders.FetchOrders.Response)
}

final class ListOrdersPresenter: ListOrdersPresentationLogic {
  weak var viewController: ListOrdersDisplayLogic?

  func presentOrders(response: ListOrders.FetchOrders.Response) {
    viewController?.display(viewModel: ListOrders.FetchOrders.ViewModel(lines: response.titles))
  }
}
```

## How to fix it

Let each component send what belongs on its leg: the interactor answers with a response, the presenter makes a view model of it, and the view shows that. A worker or a router gets plain values, never a message.

## Configuration

```yaml
preset: clean-swift
dependencies:
  view:
    response: {allow: any, because: "our screens format for themselves"}
rules:
  model_flow: warning
```

"""##,
    "module_boundary": ##"""
# module_boundary

## What it reports

A component of another module that is held, taken or reached: its screen, its presenter, its interactor, its router's class, and the protocols that these are known by inside it. Where a chain such as `detailsRouter.presenter` ends in another module, it is this rule's; what is reached beyond a cast in the same function is told with the cast. The lines marked with `// ~` are reported:

```swift
//- Articles/ArticlesPresenter.swift
final class ArticlesPresenter {
  var details: DetailsInteractorInput?  // ~ module_boundary
}

//- Articles/ArticlesRouter.swift
import UIKit

final class ArticlesRouter {
  weak var controller: UIViewController?

  func showDetails() {
    controller?.show(DetailsViewController(), sender: nil)  // ~ module_boundary
  }
}

//- Details/DetailsAssembly.swift
import UIKit

final class DetailsAssembly {
  static func make() -> UIViewController {
    let controller = DetailsViewController()
    let presenter = DetailsPresenter()
    presenter.interactor = DetailsInteractor()
    controller.output = presenter
    return controller
  }
}

//- Details/DetailsViewController.swift
import UIKit

protocol DetailsViewOutput {}

final class DetailsViewController: UIViewController {
  var output: DetailsViewOutput?
}

//- Details/DetailsPresenter.swift
final class DetailsPresenter: DetailsViewOutput {
  var interactor: DetailsInteractorInput?
}

//- Details/DetailsInteractor.swift
protocol DetailsInteractorInput { func load() }

final class DetailsInteractor: DetailsInteractorInput {
  func load() {}
}
```

A module is a folder (or, in a flat folder, the common first word) that holds several roles of one feature. What lies in no module is shared, and this rule never applies to it.

## Why it matters

A module is a promise that its inside can be rewritten in an afternoon. Each reference past its entrance breaks the promise at a place that its owner does not know. It also decides what can be built and tested apart, and whether the feature can move to a package.

## What it leaves alone

- The other module's builder, the building members of its router, and making its router.
- Its router's protocol, its ports, and its module interface: `DetailsModuleInput`, `DetailsModuleOutput`, what others keep as `moduleInput` or `moduleOutput`, and a `DetailsModule` that the builder hands out.
- Its entities, services and reusable views.
- In Clean Swift its data store, by name (`DetailsDataStore`, `DetailsDataPassing`) or because its router keeps it as `dataStore` and an interactor conforms to it.
- Inheriting a base class of another module, and handing a type to a resolver (`resolve(DetailsViewController.self)`).
- Making a screen of a module that has neither builder nor router: somebody must.
- A presenter that the other module's builder is handed, made by the router that asks for the screen.
- Variants: a module whose interactor or presenter stands in for one of another's reuses that module, whole.
- Children: a module in a folder below the scene that embeds it.
- Navigation and tab-bar controllers that show several modules, coordinators among each other, and a screen beside the module's own that nothing of it drives.
- Parts: a folder with a view and its presenter, but no screen, router or builder, is what other modules' screens are put together from.

```swift
//- Articles/ArticlesPresenter.swift
final class ArticlesPresenter: DetailsModuleOutput {
  weak var details: DetailsModuleInput?

  func detailsDidClose() {}
}

//- Articles/ArticlesRouter.swift
import UIKit

final class ArticlesRouter {
  weak var controller: UIViewController?

  func showDetails(output: DetailsModuleOutput) {
    controller?.show(DetailsAssembly.make(output: output), sender: nil)
  }
}

//- Details/DetailsAssembly.swift
import UIKit

protocol DetailsModuleInput: AnyObject { func show(id: String) }
protocol DetailsModuleOutput: AnyObject { func detailsDidClose() }

final class DetailsAssembly {
  static func make(output: DetailsModuleOutput) -> UIViewController {
    let controller = DetailsViewController()
    let presenter = DetailsPresenter()
    presenter.moduleOutput = output
    controller.output = presenter
    return controller
  }
}

//- Details/DetailsViewController.swift
import UIKit

protocol DetailsViewOutput {}

final class DetailsViewController: UIViewController {
  var output: DetailsViewOutput?
}

//- Details/DetailsPresenter.swift
final class DetailsPresenter: DetailsViewOutput, DetailsModuleInput {
  weak var moduleOutput: DetailsModuleOutput?

  func show(id: String) {}
}
```

## How to fix it

Ask the other module's builder for a screen, as the router above does. To speak to a module that is already there, give it a small `…ModuleInput`; to hear from it, a `…ModuleOutput`, held weakly. What both modules need (a formatter, a cell, a service) belongs in shared code.

## Configuration

```yaml
modules:
  - path: App/Scenes/*
  - name: Core
    path: App/Core
    shared: true
rules:
  module_boundary:
    severity: error
    allow: ["TabBarRouter -> HomeViewController"]
```

"""##,
    "module_cycle": ##"""
# module_cycle

## What it reports

Modules that all lead to each other by what their types know: one finding for all that hang together, with the shortest circle, and the fewest references that could be taken away so that there is none. It stands at the first of these. The line marked with `// ~ module_cycle` is reported:

```swift
//- .viperlint.yml
preset: viper

//- Cart/CartPresenter.swift
final class CartPresenter {
  weak var view: CartViewInput?
  var total: CheckoutTotals?  // ~ module_cycle: Cart and Checkout know each other in a circle: Cart -> Checkout -> Cart
}

//- Cart/CartView.swift
protocol CartViewInput: AnyObject {}

final class CartView: UIViewController, CartViewInput {}

//- Cart/CartFormat.swift
struct CartFormat {}

//- Checkout/CheckoutPresenter.swift
final class CheckoutPresenter {
  weak var view: CheckoutViewInput?
  let format = CartFormat()
  func show(_ format: CartFormat) {}
}

//- Checkout/CheckoutView.swift
protocol CheckoutViewInput: AnyObject {}

final class CheckoutView: UIViewController, CheckoutViewInput {}

//- Checkout/CheckoutTotals.swift
struct CheckoutTotals {}
```

## Why it matters

Modules in a circle are one module: none of them can be built, tested or understood without the others, and none can become a package of its own. The circle is easy to open while it is young, and each reference that is added makes it dearer.

## What it leaves alone

- Screens that open each other by a router or builder: an app is walked through in circles. So is what the app's start puts together, and a module's interface, which is there to be known.
- Tests, mocks and previews.
- Where the preset was found and not stated the finding is a note, as no architecture that one can find says which modules may know which.

```swift
//- .viperlint.yml
preset: viper

//- Cart/CartRouter.swift
final class CartRouter {
  func open() -> UIViewController { CheckoutBuilder().build() }
}

//- Cart/CartBuilder.swift
final class CartBuilder {
  func build() -> UIViewController { CartView() }
}

//- Cart/CartView.swift
final class CartView: UIViewController {
  var presenter: CartPresenterInput?
}

//- Cart/CartPresenter.swift
protocol CartPresenterInput {}

final class CartPresenter: CartPresenterInput {}

//- Checkout/CheckoutRouter.swift
final class CheckoutRouter {
  func back() -> UIViewController { CartBuilder().build() }
}

//- Checkout/CheckoutBuilder.swift
final class CheckoutBuilder {
  func build() -> UIViewController { CheckoutView() }
}

//- Checkout/CheckoutView.swift
final class CheckoutView: UIViewController {
  var presenter: CheckoutPresenterInput?
}

//- Checkout/CheckoutPresenter.swift
protocol CheckoutPresenterInput {}

final class CheckoutPresenter: CheckoutPresenterInput {}
```

## How to fix it

Turn one of the references that the help names round: the module that is known declares a protocol for what it needs, and the other conforms to it. What both need moves into a module that knows neither:

```swift
//- .viperlint.yml
preset: viper

//- Cart/CartPresenter.swift
final class CartPresenter {
  weak var view: CartViewInput?
  let format = PriceFormat()
}

//- Cart/CartView.swift
protocol CartViewInput: AnyObject {}

final class CartView: UIViewController, CartViewInput {}

//- Common/PriceFormat.swift
struct PriceFormat {}

//- Checkout/CheckoutPresenter.swift
final class CheckoutPresenter {
  weak var view: CheckoutViewInput?
  let format = PriceFormat()
}

//- Checkout/CheckoutView.swift
protocol CheckoutViewInput: AnyObject {}

final class CheckoutView: UIViewController, CheckoutViewInput {}
```

`viperlint graph --cycles` lists every knot, those of routers too, with each reference and its place.

## Configuration

A circle is told by its modules, so a baseline permits it until another module joins it.

```yaml
rules:
  module_cycle: error
overrides:
  - path: App/Legacy
    rules: {module_cycle: off}
```

"""##,
    "navigation_outside_router": ##"""
# navigation_outside_router

## What it reports

A move between screens made by anybody but the router, in a module that has one, or by a view, presenter, view model or interactor that holds one of elsewhere (a view, too, whose presenter holds one), or by a screen that one router alone makes: `present`, `dismiss(animated:)`, `performSegue`, `showDetailViewController`, `show(_:sender:)` of a screen, and on a navigation controller `pushViewController`, `setViewControllers` and the three ways to pop; in SwiftUI what writes a `NavigationPath` (`append`, `removeLast`, assigning it). One finding for each type and function called; an alert, picker or share sheet that is made below the view in the same function, to be shown, is among its places, and so is a `dismiss` beside which the function shows the next screen: that is one move. The lines marked with `// ~` are reported:

```swift
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?

  @objc func open() {
    navigationController?.pushViewController(DetailsViewController(), animated: true)  // ~ navigation_outside_router
  }

  @objc func close() {
    dismiss(animated: true)  // ~ navigation_outside_router
  }
}

final class DetailsViewController: UIViewController {}

//- Feed/FeedPresenter.swift
import UIKit

protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var router: FeedRouterInput?
  weak var view: AnyObject?

  func close() {
    (view as? UIViewController)?.dismiss(animated: true)  // ~ navigation_outside_router  ~ ui_type
  }
}

//- Feed/FeedRouter.swift
protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {}
```

```swift
//- Shop/ShopView.swift
import SwiftUI

struct ShopView: View {
  @ObservedObject var presenter: ShopPresenter
  @State private var path = NavigationPath()

  var body: some View {
    Button("Cart") { path.append("cart") }  // ~ navigation_outside_router
  }
}

//- Shop/ShopPresenter.swift
final class ShopPresenter: ObservableObject {
  var router: ShopRouterInput?
}

//- Shop/ShopRouter.swift
protocol ShopRouterInput {}

final class ShopRouter: ShopRouterInput {}
```

**The receiver decides.** A call counts if it is made on `self` or on nothing within a view controller, or on what the code shows to be a controller of UIKit or one of your own: by the type of a property, parameter, local or result, by a cast, or through UIKit's own properties (`navigationController`, `presentingViewController`, `window?.rootViewController`). Your own functions in extensions of UIKit's controllers count as what their body does: `push(module:)` pushes, and `picker.present(in: self)` presents the picker. Where the receiver is a component of yours (`router.dismiss(view:)`, `view?.present(message:)`), or is not known, nothing is said.

## Why it matters

A screen that pushes the next one can only be followed by that one, and cannot be reused in another flow. A presenter that dismisses a controller needs UIKit in its tests. Where a router exists, half of the flow in the views makes it untrue.

## What it leaves alone

- Routers, coordinators, builders, composition roots and types without a role; types outside modules and modules without a router, where no router is held either, and tables without one. A router that nothing of the module names, and that names nothing of it, is not the module's.
- A view that shows an alert, a share sheet or a picker of the platform, or something of yours that is named for such an errand (`AlertController`, `ColorPicker`, `LoadingController`), and a view that shows something of which the code does not tell what it is.
- A view that closes what it showed, or may have: any controller but itself, in the delegate's answer of a picker, or where it presents something that does not close itself. An alert with actions closes itself, so a view that shows only such alerts is still seen when it closes itself.
- SwiftUI's `dismiss()` of the environment, sheets and links.
- `super.dismiss(animated:)` in an override; navigation, tab-bar and page controllers, which move what they contain.
- Where the preset was found and not stated, views that pop or dismiss their own screen, if no router of the code base does that, or if views of ten modules do and the routers of half as many do not: those are notes. So are a screen that a router shows, that knows none, and that closes itself; and all moves where three routers or more have nothing but static members, by which each puts its module together.
- A member that the router itself calls through a protocol of the view: there the router decides, and the view carries it out.

A screen that holds no presenter, or any other part of the module, is a note only: it may lie in the module's folder without being part of it.

```swift
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController, UIImagePickerControllerDelegate {
  var output: FeedViewOutput?

  func show(_ error: String) {
    let alert = UIAlertController(title: error, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var router: FeedRouterInput?

  func close() { router?.dismiss(animated: true) }
}

//- Feed/FeedRouter.swift
import UIKit

protocol FeedRouterInput { func dismiss(animated: Bool) }

final class FeedRouter: FeedRouterInput {
  weak var controller: UIViewController?

  func dismiss(animated: Bool) { controller?.dismiss(animated: animated) }
}
```

## How to fix it

Tell the presenter what was tapped; the presenter decides, and the router moves:

```swift
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?

  @objc func close() { output?.didTapClose() }
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput { func didTapClose() }

final class FeedPresenter: FeedViewOutput {
  var router: FeedRouterInput?

  func didTapClose() { router?.close() }
}

//- Feed/FeedRouter.swift
import UIKit

protocol FeedRouterInput { func close() }

final class FeedRouter: FeedRouterInput {
  weak var controller: UIViewController?

  func close() { controller?.dismiss(animated: true) }
}
```

In SwiftUI keep the path in the router, and bind the stack to it.

## Configuration

```yaml
rules:
  navigation_outside_router:
    severity: error
    allow: [WebViewController, "App/Legacy/**"]
```

"""##,
    "protocol_boundary": ##"""
# protocol_boundary

## What it reports

A concrete type across a boundary that the table opens to protocols only. With the viper preset these are view → presenter, presenter → view, interactor and router, interactor → presenter and service, router → presenter and service.

Holding the concrete type is reported, and so is taking it as a parameter, returning it, casting to it and calling its static members. The line marked with `// ~` is reported:

```swift
protocol ArticlesWireframeInput { func showDetails() }

final class ArticlesWireframe: ArticlesWireframeInput {
  func showDetails() {}
}

final class ArticlesPresenter {
  var wireframe: ArticlesWireframe?  // ~ protocol_boundary
}
```

A type that comes from the initial value counts as much as a written one, and a typealias is looked through:

```swift
import Foundation

protocol ArticlesRouterInput { func showDetails() }

final class ArticlesRouter: ArticlesRouterInput {
  func showDetails() {}
}

final class ArticlesPresenter {
  typealias R = ArticlesRouter
  var router: R?  // ~ protocol_boundary
}

final class ArticlesInteractor {
  let service = ArticlesService()  // ~ protocol_boundary
}

protocol ArticlesServiceProtocol { func load() async throws -> Data }

final class ArticlesService: ArticlesServiceProtocol {
  func load() async throws -> Data {
    try await URLSession.shared.data(from: URL(fileURLWithPath: "/")).0
  }
}
```

## Why it matters

A presenter that holds `ArticlesWireframe` cannot be tested without real screens, and every method of the wireframe is now its business, the ones meant for others too. The protocol is the list of what this neighbour may ask for. It also lets the two be written, replaced and compiled apart.

## What it leaves alone

- An object made as the default value of a protocol-typed property or parameter: that is injection.
- Types of the same role in the same module: a view and its subviews, a router and its base.
- Builders, composition roots, and the building members of a router.
- A router's weak reference to its controller: only a controller can present.
- A SwiftUI view that owns its presenter through `@StateObject`, `@ObservedObject`, `@EnvironmentObject`, `@Bindable` or `@State`: SwiftUI demands the concrete type.
- A value whose type is never named.
- A class within a function's type: nothing is held there. A closure that a property keeps and that gives the class is another matter: `let makeClient: () -> WeatherClient` leads to it as a property does.
- What a requirement over an associated type, or a generic base, demands: `var interactor: I { get }` of a protocol with `associatedtype I` can only be met by a concrete type, and what it holds must be handed to it.
- Making a component, which is a matter for builders and no question of protocols.

```swift
import UIKit

protocol ArticlesServiceProtocol { func load() async throws -> Data }

final class ArticlesService: ArticlesServiceProtocol {
  func load() async throws -> Data {
    try await URLSession.shared.data(from: URL(fileURLWithPath: "/")).0
  }
}

final class ArticlesInteractor {
  private let service: ArticlesServiceProtocol

  init(service: ArticlesServiceProtocol = ArticlesService()) { self.service = service }
}

final class ArticlesHeaderView: UIView {}

final class ArticlesViewController: UIViewController {
  private let header = ArticlesHeaderView()
}

final class ArticlesRouter {
  weak var viewController: ArticlesViewController?
}
```

```swift
import SwiftUI

final class ArticlesPresenter: ObservableObject {
  @Published var titles: [String] = []
  var interactor: ArticlesInteractorInput?
}

protocol ArticlesInteractorInput {}
final class ArticlesInteractor: ArticlesInteractorInput {}

struct ArticlesView: View {
  @StateObject var presenter: ArticlesPresenter
  var body: some View { List(presenter.titles, id: \.self) { Text($0) } }
}
```

## How to fix it

Hold the protocol. If there is none, write one with exactly the members that this neighbour uses, next to the type or in the module's file of protocols:

```swift
protocol ArticlesWireframeInput { func showDetails() }

final class ArticlesWireframe: ArticlesWireframeInput {
  func showDetails() {}
}

final class ArticlesPresenter {
  var wireframe: ArticlesWireframeInput?
}
```

## Configuration

```yaml
dependencies:
  interactor:
    service: {allow: any, because: "services are structs of closures here"}
rules:
  protocol_boundary:
    severity: error
    allow: [LegacyPresenter, "ArticlesPresenter -> ArticlesWireframe"]
```

"""##,
    "reach_through": ##"""
# reach_through

## What it reports

A component reached through another one: `presenter.router.open()` in a view, `view.presenter` in a router. The first dot is a question to a neighbour, the second one goes past it. The line marked with `// ~ reach_through` is reported, and `interface_leak` names the protocol that made it possible:

```swift
import UIKit

protocol ArticlesRouterInput { func showDetails() }
protocol ArticlesViewOutput {
  var router: ArticlesRouterInput? { get }  // ~ interface_leak
}

final class ArticlesViewController: UIViewController {
  var output: ArticlesViewOutput?

  @objc func select() {
    output?.router?.showDetails()  // ~ reach_through
  }
}

final class ArticlesPresenter: ArticlesViewOutput {
  var router: ArticlesRouterInput?
}

final class ArticlesRouter: ArticlesRouterInput {
  func showDetails() {}
}
```

One pair of types is one finding, however often the chain is written.

## Why it matters

The view now depends on the router without a line in its properties to show for it, and the presenter is no longer asked: it cannot refuse, log, or close a dialogue first. Tests of the presenter pass while the screen goes where it likes.

## What it leaves alone

- Builders and building members: wiring is what they do.
- A type's own property: `router?.showDetails()` in the presenter.
- Values that a component hands out: entities, view models, numbers, closures.
- Ports and module interfaces (`presenter.moduleOutput`), and a view's own subviews.
- A chain that ends in another module, which is a finding of `module_boundary`.

```swift
import UIKit

protocol ArticlesRouterInput { func showDetails() }
protocol ArticlesViewOutput { var titles: [String] { get } }

final class ArticlesHeaderView: UIView { let titleLabel = UILabel() }

final class ArticlesViewController: UIViewController {
  let header = ArticlesHeaderView()
  var output: ArticlesViewOutput?

  func reload() { header.titleLabel.text = output?.titles.first }
}

final class ArticlesPresenter: ArticlesViewOutput {
  var titles: [String] = []
  var router: ArticlesRouterInput?

  func didSelect() { router?.showDetails() }
}

final class ArticlesRouter: ArticlesRouterInput {
  func showDetails() {}
}

final class ArticlesAssembly {
  static func make(presenter: ArticlesPresenter) { presenter.router = ArticlesRouter() }
}
```

## How to fix it

Tell the neighbour what happened, and let it go on from there:

```swift
import UIKit

protocol ArticlesRouterInput { func showDetails() }
protocol ArticlesViewOutput { func didSelectArticle() }

final class ArticlesViewController: UIViewController {
  var output: ArticlesViewOutput?

  @objc func select() { output?.didSelectArticle() }
}

final class ArticlesPresenter: ArticlesViewOutput {
  var router: ArticlesRouterInput?

  func didSelectArticle() { router?.showDetails() }
}

final class ArticlesRouter: ArticlesRouterInput {
  func showDetails() {}
}
```

Segues need no exception: `prepare(for:sender:)` can hand the segue to the presenter's own method.

## Configuration

```yaml
rules:
  reach_through:
    severity: error
    allow: ["App/Legacy/**", "OrdersRouter -> OrdersPresenter"]
```

"""##,
    "stale_baseline": ##"""
# stale_baseline

## What it reports

An entry of the baseline that permits a finding which is no longer there, or permits it more often than it is found. The line marked with `// ~` is reported:

```swift
//- Articles/ArticlesInteractor.swift
final class ArticlesInteractor {}

//- Articles/ArticlesPresenter.swift
final class ArticlesPresenter { weak var interactor: ArticlesInteractor? }

//- .viperlint-baseline.json
{
  "version": 1,
  "findings": [
    {"rule": "protocol_boundary", "from": "ArticlesPresenter", "to": "ArticlesInteractor", "reference": "stores", "member": "interactor", "count": 1},
    {"rule": "ui_import", "from": "ArticlesInteractor", "to": "UIKit", "reference": "", "member": "", "count": 1}  // ~ stale_baseline
  ]
}
```

## Why it matters

Somebody has mended the code, and the entry stands there to let the same mistake in again, unseen.

## What it leaves alone

- Runs that report a part of the root only (`--since`, `--staged`, paths), and the entries of rules that `--only` leaves out: whether they are still needed is not known.

```swift
//- Articles/ArticlesInteractor.swift
final class ArticlesInteractor {}

//- Articles/ArticlesPresenter.swift
final class ArticlesPresenter { weak var interactor: ArticlesInteractor? }

//- .viperlint-baseline.json
{
  "version": 1,
  "findings": [
    {"rule": "protocol_boundary", "from": "ArticlesPresenter", "to": "ArticlesInteractor", "reference": "stores", "member": "interactor", "count": 1}
  ]
}
```

## How to fix it

Run `viperlint baseline prune`, and commit the file. `--strict-baseline` makes such entries errors, so that a build fails until that is done.

## Configuration

```yaml
baseline: .viperlint-baseline.json
rules:
  stale_baseline: error
```

"""##,
    "superfluous_suppression": ##"""
# superfluous_suppression

## What it reports

A comment that is to silence a finding where there is none: a `viperlint:disable` of whichever form, or one of the rules it names, and a `viperlint:enable` that ends nothing. A misspelt one silences nothing either, whether its command is unknown or the rule that it names; the help has the nearest right word. The line marked with `// ~` is reported:

```swift
//- Articles/ArticlesViewController.swift
import UIKit

protocol ArticlesViewInput: AnyObject {}

final class ArticlesViewController: UIViewController, ArticlesViewInput {
  var presenter: ArticlesPresenterInput?
}

//- Articles/ArticlesPresenter.swift
protocol ArticlesPresenterInput: AnyObject {}

final class ArticlesPresenter: ArticlesPresenterInput {
  // viperlint:disable:next weak_back_reference - the view is freed by hand  // ~ superfluous_suppression
  weak var view: ArticlesViewInput?
}
```

## Why it matters

The code has changed, or the comment stands on the wrong line. Left where it is, it hides the next finding that is made there, and nobody will have looked at that one.

## What it leaves alone

- Suppressions of rules that are off at that place, or that `--only` leaves out: whether they silence anything is not known.
- Tests, generated files and templates, where nothing is ever found.
- Comments that give a role (`viperlint:role`), of which every run tells what it does not understand.

```swift
//- Articles/ArticlesViewController.swift
import UIKit

protocol ArticlesViewInput: AnyObject {}

final class ArticlesViewController: UIViewController, ArticlesViewInput {
  var presenter: ArticlesPresenterInput?
}

//- Articles/ArticlesPresenter.swift
protocol ArticlesPresenterInput: AnyObject {}

final class ArticlesPresenter: ArticlesPresenterInput {
  // viperlint:disable:next weak_back_reference - the view is freed by hand
  var view: ArticlesViewInput?
}
```

## How to fix it

Take the comment away, or the rule's name out of it; a misspelt one write as the help says. Where a finding has several places it is suppressed at the first, which `help` then names.

```swift
//- Articles/ArticlesViewController.swift
import UIKit

protocol ArticlesViewInput: AnyObject {}

final class ArticlesViewController: UIViewController, ArticlesViewInput {
  var presenter: ArticlesPresenterInput?
}

//- Articles/ArticlesPresenter.swift
protocol ArticlesPresenterInput: AnyObject {}

final class ArticlesPresenter: ArticlesPresenterInput {
  weak var view: ArticlesViewInput?
}
```

## Configuration

```yaml
rules:
  superfluous_suppression: error
```

"""##,
    "ui_import": ##"""
# ui_import

## What it reports

A UI framework (UIKit, SwiftUI, AppKit, WatchKit) imported in a file that declares presenters, interactors, entities, view models or services, nothing that has to do with screens, and names nothing of the framework. Where something of it is named, `ui_type` tells that, and lists the import among its places. Every form of import counts: `import UIKit.UIImage`, `@_exported import UIKit`, an import under `#if canImport(UIKit)`. A framework that a file imports twice is one finding, and so are several of which it uses nothing: `--fix` then writes once what comes in their place. Where nobody stated the preset, and nearly all files of a role, ten or more, ask their views for such members, that is one finding with the count.

Nearly always nothing of it is used, because the file template put the line there. Where the file needs it for what it adds to other types (`IndexPath.row`, `withAnimation`, an own helper that takes an `Animation`), hands a view a colour, font or image without naming it (`view.paint(with: .red)`), or asks a controller or view for a member whose type it need not name (`view?.navigationController?.pushViewController(…)`), the message says for what. The line marked with `// ~` is reported:

```swift
//- Articles/ArticlesPresenter.swift
import UIKit  // ~ ui_import

final class ArticlesPresenter {
  weak var view: ArticlesViewInput?

  func didLoad(_ titles: [String]) { view?.show(titles: titles) }
}

//- Articles/ArticlesViewController.swift
import UIKit

protocol ArticlesViewInput: AnyObject { func show(titles: [String]) }

final class ArticlesViewController: UIViewController, ArticlesViewInput {
  func show(titles: [String]) {}
}
```

## Why it matters

As long as the import is there, the compiler does not help: a colour, a label, `UIApplication.shared` slip in unnoticed, and the presenter's tests need a simulator from then on. Without it, the file cannot name a screen at all. An unused import costs nothing to delete today.

## What it leaves alone

- Files that name a type of the framework, or also declare a view, a router, a builder, an environment key or an extension of a UI type. There only `ui_type` judges, type by type.
- Files of protocols only.
- Files whose types have no role, and test targets.
- Foundation, Combine, Core Graphics, MapKit, CoreLocation.

```swift
//- Articles/ArticlesProtocols.swift
import UIKit

protocol ArticlesViewInput: AnyObject { func show(titles: [String]) }

//- Articles/Articles.swift
import UIKit

final class ArticlesPresenter {
  weak var view: ArticlesViewInput?
}

final class ArticlesViewController: UIViewController, ArticlesViewInput {
  func show(titles: [String]) {}
}

//- Articles/ArticlesInteractor.swift
import Combine
import CoreGraphics
import Foundation

final class ArticlesInteractor {
  var thumbnailSize = CGSize(width: 80, height: 80)
}
```

## How to fix it

The help says whether the line can go, or what has to be imported in its place: Foundation, Combine or Observation, where the framework was the only import that brings what the file uses of them, and CoreData, ImageIO, CoreImage, CoreText or CoreGraphics, which UIKit hands on. Where something of the framework is in use (the message says what), move that use to the view and pass it plain values:

```swift
//- Articles/ArticlesPresenter.swift
import Foundation

final class ArticlesPresenter {
  weak var view: ArticlesViewInput?

  func didLoad(_ titles: [String]) { view?.show(titles: titles) }
}

//- Articles/ArticlesViewController.swift
import UIKit

protocol ArticlesViewInput: AnyObject { func show(titles: [String]) }

final class ArticlesViewController: UIViewController, ArticlesViewInput {
  func show(titles: [String]) {}
}
```

`IndexPath.row`, `.item` and `.section` come from UIKit: hand the presenter the number. Where they are all that is used, the finding is a note.

## Configuration

Name your own UI frameworks beside the platform's; the list replaces the preset's:

```yaml
frameworks:
  ui: [UIKit, SwiftUI, DesignSystem]
rules:
  ui_import:
    severity: error
    allow: ["App/Legacy/**"]
```

"""##,
    "ui_type": ##"""
# ui_type

## What it reports

A type of a UI framework named by a presenter, an interactor, an entity, a view model or a service, in a signature or in a body: one finding for each pair of own type and UI type, and one for several UI types of the same functions. A protocol that is the face of such a type is judged by itself, and what meets its requirements does not repeat the finding: it is among its places, and so is the import. Where the preset was found and not stated, the same UI type in the private members of who meets the requirement is among them, too. What a function makes to show it itself is `navigation_outside_router`'s, and a cell that it casts for the list it answers for is a place of that list's finding. A requirement of a callback protocol is told once, at the protocol, where those who call it and those who conform to it stand below the view. The lines marked with `// ~` are reported:

```swift
//- Login/LoginProtocols.swift
import UIKit

protocol LoginViewOutput {
  func didTap(_ button: UIButton)  // ~ ui_type
}

//- Login/LoginViewController.swift
import UIKit

final class LoginViewController: UIViewController {
  var output: LoginViewOutput?
}

//- Login/LoginPresenter.swift
final class LoginPresenter: LoginViewOutput {
  func didTap(_ button: UIButton) {
    button.isEnabled = false
  }
}
```

What counts is the type's name, not the import, for other frameworks pass UIKit on. Names of text and layout that only UIKit and AppKit have (`NSTextAlignment`, `NSLayoutYAxisAnchor`, `NSCollectionLayoutSection`) are among them. SwiftUI's plain words (`Text`, `Color`, `EnvironmentValues`) count only where SwiftUI is imported. A type of your own always wins over a framework's of the same name.

## Why it matters

A presenter that is handed a button has to be tested with a button. It also begins to know what the screen is made of, and the next design means to change both. What the presenter needs is what happened (`didTapLogin()`), not what it happened to.

## What it leaves alone

- Views, routers and builders, and whatever has no role.
- Values that are no UI: `CGFloat`, `CGRect`, `IndexPath`, MapKit's and Core Location's types.
- Names that only begin with UI and are your own.
- What the system tells an app's delegate and a service only hands on: `UIApplication.LaunchOptionsKey`, `UIApplication.OpenURLOptionsKey`.
- What a class within the type inherits, if it has no role: that is its own.
- Parameters that a port demands: the witness of another type's delegate protocol has no choice. (A platform's UI delegate is no such port: who wants to be a `UIImagePickerControllerDelegate` is a view.)

```swift
import UIKit

enum UIConstants { static let rows = 3 }

protocol GalleryViewOutput {
  func didSelect(at indexPath: IndexPath)
  func didResize(to size: CGSize)
}

final class GalleryPresenter: GalleryViewOutput {
  private var selected: IndexPath?
  private var columns: CGFloat = CGFloat(UIConstants.rows)

  func didSelect(at indexPath: IndexPath) { selected = indexPath }
  func didResize(to size: CGSize) { columns = size.width / 80 }
}

final class GalleryViewController: UIViewController {
  var output: GalleryViewOutput?
  private let spinner = UIActivityIndicatorView()
}
```

## How to fix it

Say what happened, pass plain values, and let the view choose how it looks:

```swift
//- Login/LoginProtocols.swift
protocol LoginViewInput: AnyObject { func setLoginEnabled(_ isEnabled: Bool) }
protocol LoginViewOutput { func didTapLogin() }

//- Login/LoginViewController.swift
import UIKit

final class LoginViewController: UIViewController, LoginViewInput {
  var output: LoginViewOutput?
  private let button = UIButton()

  func setLoginEnabled(_ isEnabled: Bool) { button.isEnabled = isEnabled }
}

//- Login/LoginPresenter.swift
final class LoginPresenter: LoginViewOutput {
  weak var view: LoginViewInput?

  func didTapLogin() { view?.setLoginEnabled(false) }
}
```

For a colour or an image hand over its meaning (`isOverdue`, an asset's name). Images, colours and fonts in view models are only a warning, told in one line for each module, and a note where nobody stated the preset. An image in a service, which may be there to fetch it, is a note, and so is what a service asks of the device and of the system (`UIDevice`, `UIApplication.shared.applicationState`, registering for remote notifications), which is in UIKit alone and shows nothing.

## Configuration

```yaml
rules:
  ui_type:
    severity: error
    allow: [AvatarViewModel, "App/Legacy/**"]
```

"""##,
    "unassigned": ##"""
# unassigned

## What it reports

A type inside a module that has no role, so that nothing is checked about it. The rule is off unless the configuration turns it on. Under a configuration without preset every type counts as inside a module. The line marked with `// ~` is reported:

```swift
//- .viperlint.yml
preset: viper
rules:
  unassigned: warning

//- Articles/ArticlesViewController.swift
import UIKit

protocol ArticlesViewOutput {}

final class ArticlesViewController: UIViewController {
  var output: ArticlesViewOutput?
}

//- Articles/ArticlesPresenter.swift
final class ArticlesPresenter: ArticlesViewOutput {}

//- Articles/ArticlesTracker.swift
final class ArticlesTracker {  // ~ unassigned
  var seen = 0

  func track() { seen += 1 }
}
```

## Why it matters

viperlint gives no role on too little evidence, and what has no role may know everything and be known by everybody. In a young code base, or one with its own table, that is a hole you want to see: with this rule on, each new type has to be placed.

## What it leaves alone

- Types outside of modules, under a preset: shared code needs no role.
- Tests, mocks, generated files and templates.

```swift
//- .viperlint.yml
preset: viper
rules:
  unassigned: warning

//- Articles/ArticlesViewController.swift
import UIKit

protocol ArticlesViewOutput {}

final class ArticlesViewController: UIViewController {
  var output: ArticlesViewOutput?
}

//- Articles/ArticlesPresenter.swift
final class ArticlesPresenter: ArticlesViewOutput {}

//- Common/Debouncer.swift
final class Debouncer {
  var delay = 0.3

  func schedule() {}
}
```

## How to fix it

Ask `viperlint why ArticlesTracker` what was looked for. Then name the type for what it does, or say it: in a comment above the declaration, or for many types in the configuration.

```swift
//- .viperlint.yml
preset: viper
rules:
  unassigned: warning

//- Articles/ArticlesViewController.swift
import UIKit

protocol ArticlesViewOutput {}

final class ArticlesViewController: UIViewController {
  var output: ArticlesViewOutput?
}

//- Articles/ArticlesPresenter.swift
final class ArticlesPresenter: ArticlesViewOutput {}

//- Articles/ArticlesTracker.swift
// viperlint:role service
final class ArticlesTracker {
  var seen = 0

  func track() { seen += 1 }
}
```

## Configuration

```yaml
roles:
  service:
    suffix: [Tracker]
rules:
  unassigned:
    severity: warning
    allow: ["App/Sandbox/**"]
```

"""##,
    "unused_configuration": ##"""
# unused_configuration

## What it reports

An entry of `.viperlint.yml` that does nothing: a path that matches no Swift file, a type, base or end of a name that nothing has, a role without types and the cells that name it, a group of frameworks that no row names, a word under `folders`, `bases` or `devices` that nothing bears or that is known without it, an option of a rule that is off, an exception that excepts no finding, an override that switches off what finds nothing. The lines marked with `# ~` are reported:

```swift
//- .viperlint.yml
preset: viper
roles:
  presenter:
    types: [ArticlesBrain]  # ~ unused_configuration: which nothing declares
dependencies:
  presenter:
    request: any  # ~ unused_configuration: no type is a request
rules:
  ui_import:
    allow: ["App/Legacy/**"]  # ~ unused_configuration: matches no Swift file

//- Articles/ArticlesViewController.swift
import UIKit

final class ArticlesViewController: UIViewController {
  var presenter: ArticlesPresenterInput?
}

//- Articles/ArticlesPresenter.swift
protocol ArticlesPresenterInput: AnyObject {}

final class ArticlesPresenter: ArticlesPresenterInput {}
```

## Why it matters

A misspelt path or name changes nothing, and nothing tells that it does not. An exception that outlives what it was made for lets the next finding through.

## What it leaves alone

- Entries of a file that this one `extends`: they speak to other code bases, too. Linted itself, with `--config`, such a file is judged like any other.
- What has any effect at all, and cells that say what the preset says.
- `exclude` of what comes and goes: vendored, built and generated code, and what `.gitignore` names.
- A ban on frameworks that everybody keeps, and single names of a list under `frameworks`.
- Exceptions to rules that are off, or that `--only` leaves out.
- Runs over a part: where paths are named, only what lies there is reported.

```swift
//- .viperlint.yml
preset: viper
exclude: ["**/Generated/**"]
roles:
  presenter:
    types: [ArticlesBrain]
frameworks:
  crypto: [CryptoKit]
dependencies:
  presenter:
    crypto: {allow: never, because: "keys stay in the key store"}
rules:
  ui_import:
    allow: ["Articles/ArticlesBrain.swift"]

//- Articles/ArticlesViewController.swift
import UIKit

final class ArticlesViewController: UIViewController {
  var brain: ArticlesBrainInput?
}

//- Articles/ArticlesBrain.swift
import UIKit

protocol ArticlesBrainInput: AnyObject {}

final class ArticlesBrain: ArticlesBrainInput {}
```

## How to fix it

Write what was meant, which `help` often knows, or take the entry away. `viperlint config print` shows what is in force, and `viperlint modules` which roles were found.

```swift
//- .viperlint.yml
preset: viper

//- Articles/ArticlesViewController.swift
import UIKit

final class ArticlesViewController: UIViewController {
  var presenter: ArticlesPresenterInput?
}

//- Articles/ArticlesPresenter.swift
protocol ArticlesPresenterInput: AnyObject {}

final class ArticlesPresenter: ArticlesPresenterInput {}
```

## Configuration

```yaml
rules:
  unused_configuration: error
```

"""##,
    "weak_back_reference": ##"""
# weak_back_reference

## What it reports

A stored property that the table says must be `weak` and that holds its target strongly, where the target holds, or may hold, the owner in return. With the viper preset these are presenter → view, interactor → presenter, and router → view and presenter.

Whatever the table says, a callback is reported where whoever it leads to keeps the owner: a delegate protocol, or a property called `delegate`, `dataSource`, `listener` or `observer`, or something that ends so; whatever a class hands itself over to that it keeps (`picker.screen = self`); a part that a nib lays into a view is kept by that, though the outlet is weak, and a cell by the table of the view or controller that hands itself, or a closure, to it (`FeedCell.delegate -> FeedViewController (in its table) -> FeedCell`). So is the parent that a child keeps, where that keeps the list of its children, and the module's own screen where it keeps who keeps it (`router.view`, with `view.router`), unless the configuration writes that cell itself.

The line marked with `// ~` is reported:

```swift
import UIKit

protocol ArticlesViewInput: AnyObject { func show(titles: [String]) }
protocol ArticlesViewOutput { func viewDidLoad() }

final class ArticlesViewController: UIViewController, ArticlesViewInput {
  var output: ArticlesViewOutput?
  func show(titles: [String]) {}
}

final class ArticlesPresenter: ArticlesViewOutput {
  var view: ArticlesViewInput?  // ~ weak_back_reference
  func viewDidLoad() { view?.show(titles: []) }
}
```

The message names the whole circle, property by property: `ArticlesPresenter.view -> ArticlesViewController.output -> ArticlesPresenter`. Arrays, dictionaries and sets of such references are strong, too. A helper without a role that a component keeps is told of its strong delegate, data source or listener, and of its closures, as well. Where the protocol is not class-bound, so that `weak` would not compile, the help says so; where the property is the only one that keeps its target, or a collection, it names another place to break the circle. One circle is one finding: a list of observers, and of two that keep each other the one that has to stay, are not told beside it; nor is a plain `UIViewController` that a presenter keeps beside its view, which is `ui_type`'s. A strong reference back whose circle is not seen in the code is a note.

A closure holds what it captures. One that is assigned to a property of a class, and captures that class or who keeps it, is reported whatever the architecture:

```swift
import UIKit

final class CartRouter {
  var onFinish: (() -> Void)?
}

final class AppRouter {
  func openCart() {
    let cart = CartRouter()
    cart.onFinish = { [weak self] in  // ~ weak_back_reference
      self?.close(cart)
    }
  }

  func close(_ cart: CartRouter) {}
}
```

So is one that is handed to a function which puts it into a property, to a subscription that the class keeps, to the notification centre or to a repeating timer, and one that observes a value by key path (`loading = web.observe(\.isLoading) { … }`) for a property that nobody invalidates; and a method in a closure's place (`cart.onFinish = close`), which holds its `self` as a closure does, in what is made for a property, too (`content.actions = Actions(didTap: close)`), behind its parentheses as well. So are those that a value of the view model keeps (`viewModel.title.bind { … }`), and those with which a diffable data source, a compositional layout or a `UIAction` is made that the class keeps, by itself or in the button that it is for (`lazy var send = UIAction { _ in self.send() }`). `[weak self]` on a closure within does not help the one around it, which then holds `self` for it, nor does `[weak self]` around a closure that is kept, once `guard let self` has bound it anew. Of subscriptions only those are told that go on as long as what they listen to lives: published properties, subjects, relays, drivers, a control's events, and what a property gives as an `AnyPublisher<Value, Never>`. `assign(to:on:ownership:)` of CombineExt holds what it is told to.

A view model that tells its view by a protocol is a note of `layer_dependency` where `mvvm` was found; held strongly by who its view holds, it is a finding here, though the view keeps it by a base class (`class FeedViewController: ModelController<FeedViewModelInput>`).

```swift
import Combine
import UIKit

final class CartViewController: UIViewController {
  @Published var query = ""
  private var cancellables = Set<AnyCancellable>()

  override func viewDidLoad() {
    super.viewDidLoad()
    $query
      .sink { self.search($0) }  // ~ weak_back_reference
      .store(in: &cancellables)
  }

  private func search(_ text: String) {}
}
```

## Why it matters

UIKit keeps the controller, the controller keeps the presenter, the presenter keeps the rest. If one link points back strongly, the whole module stays in memory after the screen has gone: it still answers notifications, still saves, still calls its delegate. Nobody sees it until the second visit shows everything twice.

## What it leaves alone

- `weak`, `unowned`, and weak wrappers: types named for it (`WeakBox`), or with a `weak` stored property of their own. So is a protocol behind which a weak proxy may stand: a class that somebody makes, that conforms to it, and that keeps the real one weakly and nothing else.
- What a process keeps for everybody (`static let shared`), and the app's delegate: no circle leads through it, nor through what only such keep.
- What a helper within a type holds, unless the type keeps the helper.
- Structures and enumerations, SwiftUI views among them: values cannot be held weakly.
- Computed properties that look the other end up, and `{ get set }` requirements of protocols: nothing is stored.
- Properties that keep a closure, whatever types its signature names; and closures that capture weakly, that are handed to a function which is not seen to keep them, or whose property the code of either end empties again outside of `deinit`.
- Subscriptions to what ends by itself, as a request does, or is cut short (`first()`, `take(1)`).
- A controller or view of the platform in a property to which nothing is ever assigned, or which is not named for the module's own view while no screen of the module leads back to it, or the own view is kept besides: a note.
- A private strong reference beside a weak one to the same type, which keeps it until somebody else does, and a screen that a router was handed in a `let` beside its own view.
- A protocol that is not class-bound and that no class conforms to.

```swift
import UIKit

protocol ArticlesViewInput: AnyObject { func show(titles: [String]) }
protocol ArticlesViewOutput { var view: ArticlesViewInput? { get set } }
protocol ArticlesInteractorOutput: AnyObject { func didLoad() }

final class ArticlesViewController: UIViewController, ArticlesViewInput {
  var output: ArticlesViewOutput?
  func show(titles: [String]) {}
}

final class ArticlesPresenter: ArticlesViewOutput, ArticlesInteractorOutput {
  weak var view: ArticlesViewInput?
  var interactor: ArticlesInteractorInput?
  func didLoad() {}
}

protocol ArticlesInteractorInput {}

final class ArticlesInteractor: ArticlesInteractorInput {
  unowned let output: ArticlesInteractorOutput
  var onFinish: ((ArticlesInteractorOutput) -> Void)?

  init(output: ArticlesInteractorOutput) { self.output = output }
}

final class ArticlesRouter {
  weak var controller: UIViewController?
}
```

## How to fix it

Write `weak`, and make the protocol class-bound (`: AnyObject`) if it is not. `unowned` does as well where the owner provably lives longer. The reference that keeps the module alive is the other one: controller → presenter → interactor and router.

```swift
import UIKit

protocol ArticlesViewInput: AnyObject { func show(titles: [String]) }
protocol ArticlesViewOutput { func viewDidLoad() }

final class ArticlesViewController: UIViewController, ArticlesViewInput {
  var output: ArticlesViewOutput?
  func show(titles: [String]) {}
}

final class ArticlesPresenter: ArticlesViewOutput {
  weak var view: ArticlesViewInput?
  func viewDidLoad() { view?.show(titles: []) }
}
```

If the screen now vanishes at once, nothing had been holding it but this leak: let whoever shows it keep the controller.

## Configuration

`weak` is part of a cell of the table; a cell without it asks for no weak reference:

```yaml
dependencies:
  router:
    presenter: protocol
rules:
  weak_back_reference:
    severity: error
    allow: ["App/Legacy/**"]
```

"""##,
  ]
}
