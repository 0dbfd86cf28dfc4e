/// The names that UI frameworks declare. A list and not a prefix: `UIConstants` and `UIDropDown`
/// are people's own. What the repo declares itself always wins over this list.

/// Whether a name is a type of UIKit, AppKit or WatchKit.
package func isUIName(_ name: String) -> Bool {
  UINames.all.contains(firstLevel(name))
}

/// Whether a name is a view or a view controller of a UI framework (SwiftUI's `View` not).
package func isUIViewName(_ name: String) -> Bool {
  UINames.views.contains(name) || UINames.controllers.contains(name)
}

/// Whether a name is a view controller, window or navigation controller of a UI framework.
func isUIControllerName(_ name: String) -> Bool { UINames.controllers.contains(name) }

/// Images, colours and fonts: what a view model may be forgiven.
package func isUIAppearanceName(_ name: String) -> Bool {
  UINames.appearance.contains(firstLevel(name))
}

/// Images, which are made of bytes as well as shown.
package func isUIImageName(_ name: String) -> Bool { UINames.images.contains(firstLevel(name)) }

/// Whether a name is one of SwiftUI's; its plain words count only where SwiftUI is imported.
package func isSwiftUIName(_ name: String) -> Bool { UINames.swiftUI.contains(firstLevel(name)) }

/// `UIKit` of `UIKit.UIImage`.
package func firstLevel(_ name: String) -> String {
  name.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name
}

enum UINames {
  static let views = words(
    """
    UIView UILabel UIButton UIImageView UIScrollView UITableView UITableViewCell
    UITableViewHeaderFooterView UICollectionView UICollectionViewCell UICollectionReusableView
    UICollectionViewListCell UIStackView UITextField UITextView UISwitch UISlider UIStepper
    UISegmentedControl UIPickerView UIDatePicker UIProgressView UIActivityIndicatorView UIControl
    UIToolbar UINavigationBar UITabBar UISearchBar UISearchTextField UIPageControl UIVisualEffectView
    UIRefreshControl UIWindow UIInputView UIColorWell UIContentUnavailableView UICalendarView
    UIWebView WKWebView MKMapView MTKView SCNView ARView ARSCNView SKView MKAnnotationView
    MKMarkerAnnotationView PDFView AVPlayerView GLKView UIEventAttributionView UIPopoverBackgroundView
    NSView NSControl NSButton NSTextField NSTextView NSTableView NSTableCellView NSTableRowView
    NSOutlineView NSCollectionView NSScrollView NSClipView NSStackView NSImageView NSSlider
    NSPopUpButton NSComboBox NSSearchField NSSecureTextField NSSegmentedControl NSProgressIndicator
    NSVisualEffectView NSSplitView NSBox NSTabView NSDatePicker NSColorWell NSWindow NSPanel
    """)
  static let controllers = words(
    """
    UIViewController UITableViewController UICollectionViewController UINavigationController
    UITabBarController UISplitViewController UIPageViewController UIAlertController
    UIActivityViewController UISearchController UIImagePickerController UIDocumentPickerViewController
    UIDocumentInteractionController UIHostingController UIColorPickerViewController
    UIFontPickerViewController UIInputViewController UIReferenceLibraryViewController
    UIDocumentBrowserViewController UICloudSharingController UIVideoEditorController
    SFSafariViewController MFMailComposeViewController MFMessageComposeViewController
    AVPlayerViewController PHPickerViewController VNDocumentCameraViewController
    QLPreviewController CNContactPickerViewController CNContactViewController EKEventEditViewController
    GKGameCenterViewController SKStoreProductViewController PKAddPassesViewController
    PKPaymentAuthorizationViewController ASTableViewController GLKViewController
    NSViewController NSWindowController NSSplitViewController NSTabViewController NSPageController
    NSHostingController
    WKInterfaceController WKHostingController
    """)
  static let appearance = words(
    """
    UIColor UIImage UIFont UIFontDescriptor UIFontMetrics NSColor NSImage NSFont UIImageAsset
    """)
  static let images: Set<String> = ["UIImage", "NSImage", "UIImageAsset"]
  static let rest = words(
    """
    UIAccessibilityCustomAction UIAccessibilityElement UIAccessibilityTraits UIAction UIActionSheet
    UIActivity UIActivityItemProvider UIActivityItemSource UIAdaptivePresentationControllerDelegate
    UIAlertAction UIAlertView UIApplication UIApplicationDelegate UIApplicationShortcutItem
    UIBackgroundConfiguration UIBackgroundTaskIdentifier UIBackgroundFetchResult UIBarAppearance
    UIBarButtonItem UIBarButtonItemGroup UIBarItem UIBarMetrics UIBezierPath UIBlurEffect
    UIButtonConfiguration UICellAccessory UICollectionLayoutListConfiguration
    UICollectionViewCompositionalLayout UICollectionViewController UICollectionViewDataSource
    UICollectionViewDataSourcePrefetching UICollectionViewDelegate UICollectionViewDelegateFlowLayout
    UICollectionViewDiffableDataSource UICollectionViewFlowLayout UICollectionViewLayout
    UICollectionViewLayoutAttributes UICommand UIContentConfiguration UIContextMenuConfiguration
    UIContextMenuInteraction UIContextMenuInteractionDelegate UIContextualAction UIControlState
    UICoordinateSpace UICubicTimingParameters UIDatePickerMode UIDevice UIDeviceOrientation
    UIDocument UIDocumentPickerDelegate UIDragInteraction UIDragItem UIDropInteraction UIDynamicAnimator
    UIDynamicBehavior UIEdgeInsets UIEvent UIFeedbackGenerator UIFocusSystem
    UIGestureRecognizer UIGestureRecognizerDelegate UIGraphicsImageRenderer UIGraphicsPDFRenderer
    UIGraphicsRenderer UIGraphicsRendererContext UIGravityBehavior UIHoverGestureRecognizer
    UIImagePickerControllerDelegate UIImpactFeedbackGenerator UIInterfaceOrientation
    UIInterfaceOrientationMask UIKeyCommand UIKeyboardAppearance UIKeyboardType UILayoutGuide
    UILayoutPriority UILayoutSupport UIListContentConfiguration UILocalNotification
    UILongPressGestureRecognizer UIMenu UIMenuController UIMenuElement UIModalPresentationStyle
    UIModalTransitionStyle UIMotionEffect UINavigationBarAppearance UINavigationControllerDelegate
    UINavigationItem UINib UINotificationFeedbackGenerator UIOffset UIPageViewControllerDataSource
    UIPageViewControllerDelegate UIPanGestureRecognizer UIPasteboard UIPercentDrivenInteractiveTransition
    UIPickerViewDataSource UIPickerViewDelegate UIPinchGestureRecognizer UIPointerInteraction
    UIPopoverPresentationController UIPopoverPresentationControllerDelegate UIPresentationController
    UIPress UIPrintInfo UIPrintInteractionController UIRectCorner UIRectEdge UIRegion UIResponder
    UIReturnKeyType UIRotationGestureRecognizer UIScene UISceneConfiguration UISceneConnectionOptions
    UISceneDelegate UISceneSession UIScreen UIScreenEdgePanGestureRecognizer UIScreenMode
    UIScrollViewDelegate UISearchBarDelegate UISearchControllerDelegate UISearchResultsUpdating
    UISearchToken UISelectionFeedbackGenerator UISheetPresentationController UISpringTimingParameters
    UISplitViewControllerDelegate UIStatusBarAnimation UIStatusBarStyle UIStoryboard UIStoryboardSegue
    UISwipeActionsConfiguration UISwipeGestureRecognizer UITabBarAppearance UITabBarControllerDelegate
    UITabBarDelegate UITabBarItem UITableViewDataSource UITableViewDataSourcePrefetching
    UITableViewDelegate UITableViewDiffableDataSource UITableViewRowAction UITableViewStyle
    UITapGestureRecognizer UITargetedPreview UITextAutocapitalizationType UITextAutocorrectionType
    UITextContentType UITextFieldDelegate UITextInput UITextInputTraits UITextPosition UITextRange
    UITextViewDelegate UITimingCurveProvider UITouch UITrait UITraitCollection UITraitEnvironment
    UIUserActivityRestoring UIUserInterfaceIdiom UIUserInterfaceStyle UIUserNotificationSettings
    UIVibrancyEffect UIViewAnimatingPosition UIViewAnimationOptions UIViewControllerAnimatedTransitioning
    UIViewControllerContextTransitioning UIViewControllerInteractiveTransitioning
    UIViewControllerTransitionCoordinator UIViewControllerTransitionCoordinatorContext
    UIViewControllerTransitioningDelegate UIViewPropertyAnimator UIVisualEffect UIWindowLevel
    UIWindowScene UIWindowSceneDelegate UIViewRepresentable UIViewControllerRepresentable
    UIApplicationMain UIGraphicsBeginImageContextWithOptions UIGraphicsEndImageContext
    UIGraphicsGetCurrentContext UIGraphicsGetImageFromCurrentImageContext
    NSApplication NSApplicationDelegate NSAlert NSOpenPanel NSSavePanel NSPasteboard NSCell NSMenu
    NSMenuItem NSStatusBar NSStatusItem NSScreen NSStoryboard NSNib NSWorkspace NSCursor NSBezierPath
    NSTableViewDataSource NSTableViewDelegate NSOutlineViewDataSource NSOutlineViewDelegate
    NSToolbar NSToolbarItem NSTouchBar NSTrackingArea NSGestureRecognizer NSResponder NSPopover
    NSWindowDelegate NSViewRepresentable NSViewControllerRepresentable NSEvent
    WKInterfaceLabel WKInterfaceButton WKInterfaceImage WKInterfaceTable WKInterfaceGroup
    WKInterfaceDevice WKInterfaceObject WKInterfaceSwitch WKInterfaceSlider WKInterfacePicker
    WKExtensionDelegate WKExtension WKAlertAction
    """)
  static let swiftUI = words(
    """
    View AnyView Text Image Button Color Font HStack VStack ZStack LazyVStack LazyHStack LazyVGrid
    LazyHGrid List ForEach ScrollView NavigationView NavigationStack NavigationLink NavigationPath
    NavigationSplitView TabView Form Section Toggle Picker Slider Stepper TextField SecureField
    TextEditor Spacer Divider GeometryReader GeometryProxy Alert ActionSheet Menu Label Group
    ViewModifier ViewBuilder ButtonStyle LabelStyle EdgeInsets Gradient LinearGradient Shape
    Rectangle Circle Capsule RoundedRectangle Path Animation AnyTransition DatePicker ProgressView
    Binding
    """)
  static let all = views.union(controllers).union(appearance).union(rest)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
  }
}
