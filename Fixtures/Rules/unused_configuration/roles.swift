//- .viperlint.yml
preset: viper
roles:
  presenter:
    suffix: [Brain, Brian]  # ~ unused_configuration 21: names the end 'Brian', in which no type's name ends
    types: [Mastermind, "Mastermnd"]  # ~ unused_configuration 25: names the type 'Mastermnd', which nothing declares
    inherits:
      - LibraryPresenter
      - BaseBrain
      - Base  # ~ unused_configuration: names the base 'Base', which no type inherits
    path: ["**/Logic/**", "**/Logik/**"]  # ~ unused_configuration 27: names the path '**/Logik/**', which matches no Swift file
  service:
    weak_suffix: [Depot, Silo]  # ~ unused_configuration: the end 'Silo', in which no type's name ends
    face_suffix: [Supply, Source]  # ~ unused_configuration: the end 'Source', in which no protocol's name ends
    open_suffix: [Store]  # ~ unused_configuration: the end 'Store', in which no protocol's name ends
  # Without types of its own, and no way to tell one.
  gateway: {}  # ~ unused_configuration: no type has the role 'gateway'
  # Its only end is another role's: the first pattern that fits gives the role.
  thinker:  # ~ unused_configuration: no type has the role 'thinker'
    suffix: [Brain]
  # One whose words all match nothing is told of by them.
  clerk:
    suffix: [Clerk]  # ~ unused_configuration: 'Clerk'
  # An extension in a folder is judged as the folder's role.
  glue: {path: App/Glue}
dependencies:
  presenter:
    clerk: never
    glue: never

//- App/Articles/ArticlesViewController.swift
import UIKit

final class ArticlesViewController: UIViewController {
  var brain: ArticlesBrainInput?
}

//- App/Articles/ArticlesBrain.swift
protocol ArticlesBrainInput: AnyObject {}

final class ArticlesBrain: BaseBrain, ArticlesBrainInput {}  // = presenter by configuration

class BaseBrain: LibraryPresenter {}

//- App/Articles/Logic/Mastermind.swift
final class Mastermind {}  // = presenter by configuration

//- App/Articles/ArticlesDepot.swift
protocol ArticlesSupply {}

final class ArticlesDepot: ArticlesSupply {}

//- App/Glue/Glue.swift
extension ArticlesDepot {
  func glue() {}
}
