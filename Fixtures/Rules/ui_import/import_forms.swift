//- Articles/PlainPresenter.swift
import UIKit  // ~ ui_import: UIKit

final class PlainPresenter: ArticlesViewOutput {}

//- Articles/SubmodulePresenter.swift
import UIKit.UIImage  // ~ ui_import: UIKit

final class SubmodulePresenter: ArticlesViewOutput {}

//- Articles/ExportedPresenter.swift
@_exported import UIKit  // ~ ui_import: UIKit

final class ExportedPresenter: ArticlesViewOutput {}

//- Articles/KindPresenter.swift
import class UIKit.UIColor  // ~ ui_import: UIKit

final class KindPresenter: ArticlesViewOutput {}

//- Articles/ConditionalPresenter.swift
#if canImport(UIKit)
  import UIKit  // ~ ui_import: UIKit
#elseif canImport(AppKit)
  import AppKit  // ~ ui_import: AppKit
#endif

final class ConditionalPresenter: ArticlesViewOutput {}

//- Articles/SwiftUIPresenter.swift
import Combine
import SwiftUI  // ~ ui_import: SwiftUI

final class SwiftUIPresenter: ArticlesViewOutput {}

//- Articles/OtherPresenter.swift
import Combine
import CoreGraphics
import CoreLocation
import Foundation
import MapKit
import UIKitExtensionsOfOurOwn

final class OtherPresenter: ArticlesViewOutput {}

//- Articles/ArticlesViewController.swift
import UIKit

protocol ArticlesViewOutput {}

final class ArticlesViewController: UIViewController {
  var output: ArticlesViewOutput?
}
