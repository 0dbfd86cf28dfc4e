import Configuration

// The names that UI frameworks declare, as `Words/ui.yml` lists them.

/// Whether a name is a type of UIKit, AppKit or WatchKit.
package func isUIName(_ name: String) -> Bool {
  UINames.all.contains(firstLevel(name))
}

/// Whether a name is a view or a view controller of a UI framework (SwiftUI's `View` not).
package func isUIViewName(_ name: String) -> Bool {
  UINames.views.contains(name) || UINames.controllers.contains(name)
}

/// Whether a base is SwiftUI's `View`.
package func isSwiftUIView(_ name: String) -> Bool { name == "View" || name == "SwiftUI.View" }

/// Whether a name is a view controller, window or navigation controller of a UI framework.
package func isUIControllerName(_ name: String) -> Bool { UINames.controllers.contains(name) }

/// Images, colours, fonts, how text is set, and what a view has for its choices
/// (`UITableViewCell.AccessoryType`): what a view model may be forgiven.
package func isUIAppearanceName(_ name: String) -> Bool {
  let first = firstLevel(name)
  return UINames.appearance.contains(first)
    || first.utf8.count < name.utf8.count && UINames.views.contains(first)
}

/// What UIKit alone has of the device and the system, and shows nothing.
package func isUIDeviceName(_ name: String) -> Bool { UINames.devices.contains(firstLevel(name)) }

/// Images, which are made of bytes as well as shown.
package func isUIImageName(_ name: String) -> Bool { UINames.images.contains(firstLevel(name)) }

/// Whether a name says how something looks: an image, or what a view model may be forgiven.
package func isUILookName(_ name: String) -> Bool {
  isUIImageName(name) || isUIAppearanceName(name)
}

/// Whether a name is one of SwiftUI's; its plain words count only where SwiftUI is imported.
package func isSwiftUIName(_ name: String) -> Bool { UINames.swiftUI.contains(firstLevel(name)) }

/// `UIKit` of `UIKit.UIImage`.
package func firstLevel(_ name: String) -> String {
  name.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name
}

/// The lists of UI names, taken out once: they are asked for nearly every name.
enum UINames {
  static let views = Words.shipped[.uiViews]
  static let controllers = Words.shipped[.uiControllers]
  static let appearance = Words.shipped[.uiAppearance].union(Words.shipped[.swiftUIAppearance])
  static let devices = Words.shipped[.uiDevices]
  static let images = Words.shipped[.uiImages]
  static let listsOfSwiftUI: [WordList] = [.swiftUI, .swiftUIOverlays]
  static let swiftUI = words(in: listsOfSwiftUI)
  static let lists: [WordList] = [
    .uiViews, .uiControllers, .uiAppearance, .uiDevices, .uiApps, .uiRest,
  ]
  static let all = words(in: lists)

  private static func words(in lists: [WordList]) -> Set<String> {
    lists.reduce(into: []) { $0.formUnion(Words.shipped[$1]) }
  }
}
