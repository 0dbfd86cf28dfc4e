// Written by Scripts/embed-texts: edit the files that it is made of.

// swift-format-ignore-file

/// The lists of words, by file.
package enum WordTexts {
  package static let texts: [String: String] = [
    "bases": ##"""
# What it means to inherit a type that the code base does not declare itself.

# What is decoded, encoded or persisted, by Swift and by libraries: data, and so more likely an
# entity.
decodedBases:
  - Codable Decodable Encodable Swift.Codable NSCoding NSSecureCoding Mappable ImmutableMappable
  - HandyJSON FetchableRecord PersistableRecord JSONDecodable Object NSManagedObject

# The app's start. It puts the app together, so it may name anything.
rootBases:
  - UIApplicationDelegate UIWindowSceneDelegate UISceneDelegate NSApplicationDelegate App
  - SwiftUI.App WKExtensionDelegate

# What is there for development alone takes no role.
uncheckedBases: [PreviewProvider]

# Values that are no data, however plain they are: neither entity nor view model.
noDataBases:
  - Error LocalizedError TargetType URLRequestConvertible CodingKey OptionSet Swift.Error

# What shows that a type is no component though it is named as one: a UIPresentationController is
# no presenter, a router of requests no router.
lookAlikeBases:
  - UIPresentationController UIViewControllerAnimatedTransitioning
  - UIViewControllerInteractiveTransitioning UIPercentDrivenInteractiveTransition TargetType
  - URLRequestConvertible URLConvertible EndpointType

# By what a table, a collection, a picker, pages or a widget are filled and answered. Who conforms to
# one stands where the screen is, and is no service, whatever its last word.
fillingBases:
  - UITableViewDataSource UITableViewDelegate UITableViewDataSourcePrefetching
  - UITableViewDragDelegate UITableViewDropDelegate UITableViewDiffableDataSource
  - UICollectionViewDataSource UICollectionViewDelegate UICollectionViewDelegateFlowLayout
  - UICollectionViewDataSourcePrefetching UICollectionViewDragDelegate UICollectionViewDropDelegate
  - UICollectionViewDiffableDataSource UIPickerViewDataSource UIPickerViewDelegate
  - UIPageViewControllerDataSource UIPageViewControllerDelegate NSTableViewDataSource
  - NSTableViewDelegate NSOutlineViewDataSource NSOutlineViewDelegate NSCollectionViewDataSource
  - NSCollectionViewDelegate NSCollectionViewDelegateFlowLayout NSTableViewDiffableDataSource
  - NSCollectionViewDiffableDataSource TimelineProvider IntentTimelineProvider
  - AppIntentTimelineProvider

# The bases of the framework RIBs. A module with one of them is a RIB.
ribsBases:
  - PresentableInteractor ViewableRouter LaunchRouter Interactable ViewControllable ViewableRouting
  - Buildable ComponentizedBuilder EmptyDependency

# Bases of what hands a scene its dependencies.
dependencyScopes: [Component, BootstrapComponent]

# Bases that demand no member: a protocol that refines no other of the outside is known in full.
emptyBases: [AnyObject, class, NSObjectProtocol, Sendable, Swift.AnyObject]

# What binds a protocol to classes, so that who conforms to it can be held weakly.
classBoundBases: [AnyObject, NSObjectProtocol, class]

# What nearly every class of Apple's frameworks inherits, for members that it declares.
platformBases: [NSObject, NSResponder, NSView, NSViewController, UIResponder, UIView, UIViewController]

# What Swift, Foundation and Combine declare themselves: who conforms to one of these answers no library.
standardBases:
  - Equatable Hashable Comparable Identifiable Codable Encodable Decodable Sendable AnyObject class
  - NSObject NSObjectProtocol NSCopying NSCoding Error LocalizedError CaseIterable RawRepresentable
  - CustomStringConvertible CustomDebugStringConvertible Sequence Collection IteratorProtocol
  - ExpressibleByStringLiteral ExpressibleByIntegerLiteral ExpressibleByArrayLiteral
  - ObservableObject Publisher Subscriber Subscription Strideable OptionSet

"""##,
    "folders": ##"""
# What the names of folders mean, in small letters and without '-', '_' and spaces.

# Folders named for a role or another part of a screen. A folder below a scene's own that is named
# so is a part of the scene, and no module.
roleFolders:
  - view views presenter presenters interactor interactors interacter router routers routing wireframe
  - wireframes entity entities model models viewmodel viewmodels builder builders assembly
  - assemblies configurator configurators protocol protocols contract contracts interface interfaces
  - io inputoutput moduleinterface applicationlogic userinterface datamanager datamanagers manager
  - cell cells uicomponents customviews subviews base worker workers module viewcontroller
  - viewcontrollers controller controllers usecase usecases viewlayout layout delegate delegates
  - factory factories storyboard xib screen screens uikit swiftui implementation implementations

# Folders of what several screens share. Such a folder is no module, whatever roles lie in it.
commonFolders:
  - common commons shared core helper helpers utility utilities utils extension extensions base
  - resources library libraries support foundation service services network networking model models
  - manager managers entities generic misc ui components uicomponents modifiers viewmodifiers

# Folders that hold screens. Such a folder is no module; those in it may be.
containerFolders:
  - modules module scenes scene screens screen features feature flows flow sources source app
  - application classes presentation presentationlayer viper vips packages src

# Folders of use cases. Below a scene's folder all that is in them is the scene's.
useCaseFolders: [usecase, usecases]

# Folders of models. A plain value that lies in one, or below it, is more likely an entity.
entityFolders: [entities, entity, models, model, domain]

# Folders of the layer that shows. What lies below one and names UI works for views.
presentationFolders: [presentation, presentationlayer, ui, uilayer, userinterface, uicomponents]

"""##,
    "names": ##"""
# What names say of what bears them.

# Services of the device. Who uses one does what a service does.
devices:
  - CLLocationManager AVCaptureSession CBCentralManager CBPeripheralManager NWPathMonitor LAContext
  - UNUserNotificationCenter CMMotionManager HKHealthStore CNContactStore EKEventStore
  - PHPhotoLibrary SKPaymentQueue WCSession AVAudioSession AVAudioPlayer AVAudioRecorder SecItemAdd
  - NotificationCenter

# First or last words of stand-ins for tests, which take no role.
mocks: [Mock, Stub, Spy, Fake, Dummy]

# Names of the app's start, which may name anything.
roots: [AppDelegate, SceneDelegate, AppDependencies]

# Ends of the names of containers that the app's start fills.
rootEnds: [DependencyContainer, DIContainer]

# Attributes of the app's start.
rootAttributes: [main, UIApplicationMain, NSApplicationMain]

# Last words of protocols by which somebody is called back: nobody's interface.
callbacks: [Delegate, DataSource, Observer, Listener]

# Last words of protocols that face out of a module.
moduleInterfaces: [ModuleInput, ModuleOutput]

# Names of the properties by which a module is kept from outside, and by which it answers.
doors: [moduleInput, moduleOutput]

# Last words of protocols that stand for a whole module, where its builder hands them out.
wholeModules: [Module]

# Last words of routers that keep what they make: the next one, too.
coordinators: [Coordinator]

# What may follow the last word of a protocol's name: ArticlesPresenterProtocol ends in Presenter.
# Output is none of them: what one component puts out, another takes in, so each such name has an
# entry among a preset's face words. The order counts: the first that fits is cut off.
protocolTails: [Protocol, Interface, Contract, Inputs, Input, Type]

# What may follow the last word of a concrete type's name: ArticlesPresenterImpl.
concreteTails: [Implementation, Impl, Imp, Default, Prod, Live]

# What may stand before the stem of a concrete type's name: DefaultArticlesPresenter is Articles'.
nameHeads: [Default]

# First words of names that say what is done, and not who does it: ShowAlertProtocol.
verbs: [Present, Show, Open, Push, Display, Dismiss, Hide, Close, Handle, Perform]

# Words that mean a role only where the structure bears them out.
lookAlikes: [Presenter, Interactor, Router, Wireframe, WireFrame]

# Last words of values that are no data: neither entity nor view model.
noData:
  - Error Errors Dependencies Endpoint Target Constants Config Configuration CodingKeys Keys Key
  - Lock Section Row Cell CellType Style Layout Mode

# Last words of values that do something for others. One with a method is no data, whoever makes it.
doers:
  - Formatter Validator Parser Mapper Converter Transformer Calculator Comparator Generator Encoder
  - Decoder Serializer Adapter Helper Handler Factory Builder Composer Resolver Matcher Sorter
  - Scheduler Dispatcher Executor Loader Fetcher Command Strategy Specification Predicate

# Last words of properties that only say which one is meant.
identifiers: [id, Id, ID, identifier, Identifier, uuid, UUID, Uuid]

# Last words of enumerations that say where to go or what was done: no view model, though a case
# carries one.
moves: [Route, Step, Destination, Transition, Deeplink, DeepLink, Action, Event]

# Last words of what Clean Swift's components send each other.
messages: [Request, Response, ViewModel]

# Types that reach network or database under names that others have as well, each after its module. Where
# `frameworks.data` lists the module, they count in files that import it.
typesOfDataModules:
  - FirebaseAuth.Auth FirebaseStorage.Storage FirebaseDatabase.Database FirebaseFunctions.Functions
  - FirebaseRemoteConfig.RemoteConfig KeychainAccess.Keychain

# Modules that hand on all of those.
umbrellasOfData: [Firebase]

# Names of the property by which a router of Clean Swift has what scenes pass each other.
dataStores: [dataStore]

# Functions that a plain value may have: conversions, equality, coding.
conversions:
  - hash encode copy isEqual mapping description primaryKey indexedProperties ignoredProperties
  - fetchRequest

# First words of functions that make what they give.
makers: [make, create, build, assemble, instantiate]

# First words of functions that leave a screen, beside ownClosers. A router without one of them leaves that
# to its view.
closers: [unwind, finish, cancel, hide, remove, return, end, complete]

# Those that leave the router's own screen.
ownClosers:
  - close dismiss pop back goBack goback gotoBack goToBack moveBack navigateBack routeBack navigateToBack
  - routeToBack leave exit

# How that screen may be named after them: closeModule.
ownScreens: [View, Screen, Scene, Module, Page, Controller, ViewController, VC, Modal]

# Ends of the names of protocols that say what a type puts out: FeedLoaderOutput.
outputs: [Output, Outputs, OutputProtocol, OutputInterface]

# What is shown for one errand and closed again has one of these in its name. To show it is no move
# between screens.
errands:
  - Alert ActionSheet Picker Popup PopUp Popover Toast HUD Hud Loading Loader Spinner Progress
  - Presented

# Locals that stand for self.
selves: [strongSelf, weakSelf, this]

# Functions of libraries that give what they are called on, or make one of it: Reusable's instantiate,
# Then's then.
givingSelf:
  - instantiate loadFromNib fromNib instantiateFromNib instanceFromNib initFromNib
  - instantiateFromStoryboard then

# Last calls of a subscription, which put it into what they are handed: .store(in: &cancellables).
subscriptionKeepers: [disposed, store]

# Classes of frameworks that keep the closures with which they are made.
keepingTypes:
  - UITableViewDiffableDataSource UICollectionViewDiffableDataSource NSTableViewDiffableDataSource
  - NSCollectionViewDiffableDataSource UICollectionViewCompositionalLayout

# Calls after which a stream of values ends by itself.
subscriptionEnds:
  - take first prefix single until takeUntil takeWhile asSingle asMaybe asCompletable last toArray collect
  - elementAt element ignoreElements

# Types that give values as long as whoever keeps them lives.
endlessStreams:
  - PublishSubject BehaviorSubject ReplaySubject PublishRelay BehaviorRelay ReplayRelay Driver Signal
  - ControlEvent ControlProperty CurrentValueSubject PassthroughSubject

# Calls behind rx. that give values without end; its properties do, but for endingEvents.
endlessCalls:
  - controlEvent controlProperty notification modelSelected modelDeleted tapGesture longPressGesture
  - panGesture swipeGesture sentMessage methodInvoked observe observeWeakly
# Properties behind rx. that give one value.
endingEvents: [deallocated, deallocating]

# Types of the platform of which some calls give values without end: Timer.publish(every: 1).
endlessPublishers: [NotificationCenter, Timer]
# Those calls.
endlessSources: [publisher, publish]

# Calls by which a property lets go of what it holds.
lettingGo:
  - removeAll removeValue removeFirst removeLast remove removeObserver cancel dispose invalidate forEach

# Calls that put what they are handed into a list.
additions: [append, insert]

# Generic types whose payload comes later: who returns one is asynchronous.
promises:
  - AnyPublisher Publisher Published.Publisher Future Deferred CurrentValueSubject
  - PassthroughSubject Observable Single Maybe Driver Signal Infallible BehaviorRelay PublishRelay
  - BehaviorSubject PublishSubject ReplaySubject Promise Guarantee SignalProducer EventLoopFuture
  - AsyncStream AsyncThrowingStream AsyncSequence Task

# What gets at the network alone.
networks:
  - URLSession URLSessionTask URLSessionDataTask URLSessionUploadTask NSURLConnection NWConnection
  - Alamofire AF AFNetworking AFHTTPSessionManager Moya MoyaProvider

# In the names of types that wrap preferences or secrets: who uses such and is named for it keeps data, and no
# mere settings.
preferences: [Defaults, Preferences, Prefs, Keychain]

# By what the texts of an app are looked up in its bundle.
texts: [NSLocalizedString, localizedString, LocalizedStringResource, LocalizedStringKey]

# First words of functions that tell of events and ask for nothing.
tellingVerbs: [track, log, trace, report, record]

# Words in the names of what tells of events, shows the app's looks or speaks its language. Who gives
# out no data and has one of them does a view's work, and is no service.
viewsWork:
  - Analytics Tracking Tracker Telemetry Logger Logging Theme Themes Theming Appearance Styling
  - Localization Localisation
  - Localizer Localiser Haptic Haptics Keyboard Log Logs

# The same, before the last word alone: ImageProvider, and not ImageUploadService.
viewsWorkEnds:
  - Image Images Icon Icons Avatar Avatars Thumbnail Color Colors Font Fonts

# Properties by which a segue, or a container that it leads to, gives the screen it opens.
segueEnds:
  - destination destinationViewController destinationController topViewController
  - visibleViewController viewControllers

"""##,
    "ui": ##"""
# The names that UI frameworks declare. Lists and no prefixes: UIConstants and UIDropDown are people's own.
# What the code base declares itself goes before all of them.

# Views of UIKit, AppKit and of frameworks over them.
uiViews:
  - UIView UILabel UIButton UIImageView UIScrollView UITableView UITableViewCell
  - UITableViewHeaderFooterView UICollectionView UICollectionViewCell UICollectionReusableView
  - UICollectionViewListCell UIStackView UITextField UITextView UISwitch UISlider UIStepper
  - UISegmentedControl UIPickerView UIDatePicker UIProgressView UIActivityIndicatorView UIControl
  - UIToolbar UINavigationBar UITabBar UISearchBar UISearchTextField UIPageControl
  - UIVisualEffectView UIRefreshControl UIWindow UIInputView UIColorWell UIContentUnavailableView
  - UICalendarView UIWebView WKWebView MKMapView MTKView SCNView ARView ARSCNView SKView
  - MKAnnotationView MKMarkerAnnotationView PDFView AVPlayerView GLKView UIEventAttributionView
  - UIPopoverBackgroundView NSView NSControl NSButton NSTextField NSTextView NSTableView
  - NSTableCellView NSTableRowView NSOutlineView NSCollectionView NSScrollView NSClipView
  - NSStackView NSImageView NSSlider NSPopUpButton NSComboBox NSSearchField NSSecureTextField
  - NSSegmentedControl NSProgressIndicator NSVisualEffectView NSSplitView NSBox NSTabView
  - NSDatePicker NSColorWell NSWindow NSPanel

# View controllers, window controllers and the like.
uiControllers:
  - UIViewController UITableViewController UICollectionViewController UINavigationController
  - UITabBarController UISplitViewController UIPageViewController UIAlertController
  - UIActivityViewController UISearchController UIImagePickerController
  - UIDocumentPickerViewController UIDocumentInteractionController UIHostingController
  - UIColorPickerViewController UIFontPickerViewController UIInputViewController
  - UIReferenceLibraryViewController UIDocumentBrowserViewController UICloudSharingController
  - UIVideoEditorController SFSafariViewController MFMailComposeViewController
  - MFMessageComposeViewController AVPlayerViewController PHPickerViewController
  - VNDocumentCameraViewController QLPreviewController CNContactPickerViewController
  - CNContactViewController EKEventEditViewController GKGameCenterViewController
  - SKStoreProductViewController PKAddPassesViewController PKPaymentAuthorizationViewController
  - ASTableViewController GLKViewController NSViewController NSWindowController
  - NSSplitViewController NSTabViewController NSPageController NSHostingController
  - WKInterfaceController WKHostingController

# Those of them that show what the app puts there, as an app's own screen would.
plainControllers:
  - UIViewController UITableViewController UICollectionViewController UIPageViewController
  - UIInputViewController GLKViewController ASTableViewController NSViewController
  - NSWindowController NSPageController WKInterfaceController

# Those that show other controllers, or SwiftUI's views.
containers:
  - UINavigationController UITabBarController UISplitViewController UIHostingController
  - NSHostingController WKHostingController NSTabViewController NSSplitViewController

# What whoever moves between screens names beside controllers.
shownByRouters: [UIAlertAction, UIApplication, UIWindow, UIWindowScene]

# Ends of the names of views that a library declares.
viewEnds:
  - ViewController TableViewCell CollectionViewCell NavigationController TabBarController View

# Ends of the names of screens, the longest first: what is before them names the feature.
screenEnds: [ViewController, View, Controller, Screen, VC]

# Ends of the names of controllers that show what the system made, or a SwiftUI view.
systemEnds: [AlertController, ActivityViewController, ImagePickerController, HostingController]

# Images, colours, fonts and how text is set, which a view model may hold.
uiAppearance:
  - UIColor UIImage UIFont UIFontDescriptor UIFontMetrics NSColor NSImage NSFont UIImageAsset
  - NSUIColor NSUIImage NSUIFont
  - NSTextAlignment NSLineBreakMode NSUnderlineStyle NSParagraphStyle NSMutableParagraphStyle
  - NSShadow NSTextAttachment NSTextTab NSTextList NSTextBlock NSTextTable NSTextTableBlock
  - NSWritingDirection NSDataAsset UIEdgeInsets NSDirectionalEdgeInsets

# Images, which are made of bytes as well as shown: a service may load them.
uiImages: [UIImage, NSImage, UIImageAsset]

# Images, colours and fonts of SwiftUI, which a view model may hold, too.
swiftUIAppearance: [Color, Image, Font, Gradient, LinearGradient, Binding]

# What exists in UIKit or WatchKit alone, and shows nothing: the device, what runs in the background,
# notifications, haptics. A service that knows it does what a service is for.
uiDevices:
  - UIDevice UIDeviceOrientation UIBackgroundTaskIdentifier UIBackgroundFetchResult
  - SKStoreReviewController
  - UIBackgroundRefreshStatus UIUserInterfaceIdiom UIUserNotificationSettings UILocalNotification
  - UIFeedbackGenerator UIImpactFeedbackGenerator UINotificationFeedbackGenerator
  - UISelectionFeedbackGenerator UIPasteboard UIApplicationShortcutItem WKInterfaceDevice WKExtension
  - WKApplication WKHapticType WKRefreshBackgroundTask WKApplicationRefreshBackgroundTask
  - WKSnapshotRefreshBackgroundTask WKURLSessionRefreshBackgroundTask
  - WKWatchConnectivityRefreshBackgroundTask WKRelevantShortcutRefreshBackgroundTask
  - WKIntentDidRunRefreshBackgroundTask WKBluetoothAlertRefreshBackgroundTask
  - WKExtendedRuntimeSession WKExtendedRuntimeSessionDelegate NSWorkspace NSPasteboard

# The app's object, of which only some members show something.
uiApps: [UIApplication, NSApplication, NSApp]

# Those members of it that show nothing: what the app is told, what it asks of the system.
uiAppMembers:
  - shared applicationState registerForRemoteNotifications unregisterForRemoteNotifications
  - isRegisteredForRemoteNotifications registeredForRemoteNotifications registerUserNotificationSettings
  - applicationIconBadgeNumber backgroundTimeRemaining backgroundRefreshStatus beginBackgroundTask
  - endBackgroundTask isIdleTimerDisabled isProtectedDataAvailable canOpenURL open openURL
  - openSettingsURLString openNotificationSettingsURLString setMinimumBackgroundFetchInterval
  - supportsAlternateIcons setAlternateIconName alternateIconName shortcutItems
  - beginReceivingRemoteControlEvents endReceivingRemoteControlEvents
  - backgroundFetchIntervalMinimum backgroundFetchIntervalNever State BackgroundTaskIdentifier
  - OpenURLOptionsKey LaunchOptionsKey OpenExternalURLOptionsKey
  - reply terminate

# Everything else of UIKit, AppKit and WatchKit that people name. Of names that begin with NS, those of
# text, layout and collections that only UIKit and AppKit declare.
uiRest:
  - NSDirectionalEdgeInsets NSDirectionalRectEdge NSRectAlignment NSLayoutXAxisAnchor
  - NSLayoutYAxisAnchor NSLayoutDimension NSLayoutAnchor NSLayoutConstraint NSLayoutManager
  - NSLayoutManagerDelegate NSTextStorage NSTextStorageDelegate NSTextContainer NSTextLayoutManager
  - NSTextContentManager NSTextContentStorage NSTextLayoutFragment NSTextLineFragment
  - NSTextAttachmentContainer NSTextAttachmentViewProvider NSStringDrawingContext
  - NSStringDrawingOptions NSCollectionLayoutSection NSCollectionLayoutGroup NSCollectionLayoutItem
  - NSCollectionLayoutSize NSCollectionLayoutDimension NSCollectionLayoutSpacing
  - NSCollectionLayoutEdgeSpacing NSCollectionLayoutAnchor NSCollectionLayoutContainer
  - NSCollectionLayoutEnvironment NSCollectionLayoutSupplementaryItem
  - NSCollectionLayoutBoundarySupplementaryItem NSCollectionLayoutDecorationItem
  - NSCollectionLayoutVisibleItem NSCollectionLayoutGroupCustomItem
  - NSCollectionViewCompositionalLayout NSCollectionViewFlowLayout NSCollectionViewLayout
  - NSCollectionViewDiffableDataSource NSTableViewDiffableDataSource
  - UIContentSizeCategory UIBackgroundRefreshStatus UILayoutConstraintAxis UIAxis
  - UIAccessibility UIAccessibilityCustomAction UIAccessibilityElement UIAccessibilityTraits
  - UIAction UIActionSheet
  - UIActivity UIActivityItemProvider UIActivityItemSource UIAdaptivePresentationControllerDelegate
  - UIAlertAction UIAlertView UIApplication UIApplicationDelegate UIApplicationShortcutItem
  - UIBackgroundConfiguration UIBackgroundTaskIdentifier UIBackgroundFetchResult UIBarAppearance
  - UIBarButtonItem UIBarButtonItemGroup UIBarItem UIBarMetrics UIBarStyle UIBezierPath UIBlurEffect
  - UIButtonConfiguration UICellAccessory UICollectionLayoutListConfiguration
  - UICollectionViewCompositionalLayout UICollectionViewDataSource
  - UICollectionViewDataSourcePrefetching UICollectionViewDelegate
  - UICollectionViewDelegateFlowLayout UICollectionViewDiffableDataSource UICollectionViewFlowLayout
  - UICollectionViewLayout UICollectionViewLayoutAttributes UICommand UIContentConfiguration
  - UIContextMenuConfiguration UIContextMenuInteraction UIContextMenuInteractionDelegate
  - UIContextualAction UIControlState UICoordinateSpace UICubicTimingParameters UIDatePickerMode
  - UIDevice UIDeviceOrientation UIDocument UIDocumentPickerDelegate UIDragInteraction UIDragItem
  - UIDropInteraction UIDynamicAnimator UIDynamicBehavior UIEdgeInsets UIEvent UIFeedbackGenerator
  - UIFocusSystem UIGestureRecognizer UIGestureRecognizerDelegate UIGraphicsImageRenderer
  - UIGraphicsPDFRenderer UIGraphicsRenderer UIGraphicsRendererContext UIGravityBehavior
  - UIHoverGestureRecognizer UIImagePickerControllerDelegate UIImpactFeedbackGenerator
  - UIInterfaceOrientation UIInterfaceOrientationMask UIKeyCommand UIKeyboardAppearance
  - UIKeyboardType UILayoutGuide UILayoutPriority UILayoutSupport UIListContentConfiguration
  - UILocalNotification UILongPressGestureRecognizer UIMenu UIMenuController UIMenuElement
  - UIModalPresentationStyle UIModalTransitionStyle UIMotionEffect UINavigationBarAppearance
  - UINavigationControllerDelegate UINavigationItem UINib UINotificationFeedbackGenerator UIOffset
  - UIPageViewControllerDataSource UIPageViewControllerDelegate UIPanGestureRecognizer UIPasteboard
  - UIPercentDrivenInteractiveTransition UIPickerViewDataSource UIPickerViewDelegate
  - UIPinchGestureRecognizer UIPointerInteraction UIPopoverPresentationController
  - UIPopoverPresentationControllerDelegate UIPresentationController UIPress UIPrintInfo
  - UIPrintInteractionController UIRectCorner UIRectEdge UIRegion UIResponder UIReturnKeyType
  - UIRotationGestureRecognizer UIScene UISceneConfiguration UISceneConnectionOptions
  - UISceneDelegate UISceneSession UIScreen UIScreenEdgePanGestureRecognizer UIScreenMode
  - UIScrollViewDelegate UISearchBarDelegate UISearchControllerDelegate UISearchResultsUpdating
  - UISearchToken UISelectionFeedbackGenerator UISheetPresentationController
  - UISpringTimingParameters UISplitViewControllerDelegate UIStatusBarAnimation UIStatusBarStyle
  - UIStoryboard UIStoryboardSegue UISwipeActionsConfiguration UISwipeGestureRecognizer
  - UITabBarAppearance UITabBarControllerDelegate UITabBarDelegate UITabBarItem
  - UITableViewDataSource UITableViewDataSourcePrefetching UITableViewDelegate
  - UITableViewDiffableDataSource UITableViewRowAction UITableViewStyle UITapGestureRecognizer
  - UITargetedPreview UITextAutocapitalizationType UITextAutocorrectionType UITextContentType
  - UITextFieldDelegate UITextInput UITextInputTraits UITextPosition UITextRange UITextViewDelegate
  - UITimingCurveProvider UITouch UITrait UITraitCollection UITraitEnvironment
  - UIUserActivityRestoring UIUserInterfaceIdiom UIUserInterfaceStyle UIUserNotificationSettings
  - UIVibrancyEffect UIViewAnimatingPosition UIViewAnimationOptions
  - UIViewControllerAnimatedTransitioning UIViewControllerContextTransitioning
  - UIViewControllerInteractiveTransitioning UIViewControllerTransitionCoordinator
  - UIViewControllerTransitionCoordinatorContext UIViewControllerTransitioningDelegate
  - UIViewPropertyAnimator UIVisualEffect UIWindowLevel UIWindowScene UIWindowSceneDelegate
  - UIViewRepresentable UIViewControllerRepresentable UIApplicationMain
  - UIGraphicsBeginImageContextWithOptions UIGraphicsEndImageContext UIGraphicsGetCurrentContext
  - UIGraphicsGetImageFromCurrentImageContext NSApplication NSApplicationDelegate NSAlert
  - NSOpenPanel NSSavePanel NSPasteboard NSCell NSMenu NSMenuItem NSStatusBar NSStatusItem NSScreen
  - NSStoryboard NSNib NSWorkspace NSCursor NSBezierPath NSTableViewDataSource NSTableViewDelegate
  - NSOutlineViewDataSource NSOutlineViewDelegate NSToolbar NSToolbarItem NSTouchBar NSTrackingArea
  - NSGestureRecognizer NSResponder NSPopover NSWindowDelegate NSViewRepresentable
  - NSViewControllerRepresentable NSEvent WKInterfaceLabel WKInterfaceButton WKInterfaceImage
  - WKInterfaceTable WKInterfaceGroup WKInterfaceDevice WKInterfaceObject WKInterfaceSwitch
  - WKInterfaceSlider WKInterfacePicker WKExtensionDelegate WKExtension WKAlertAction
  - WKApplicationDelegate WKInterfaceVolumeControl WKInterfaceInlineMovie
  - WKInterfaceObjectRepresentable WKNotificationScene

# SwiftUI's. Its plain words count only where SwiftUI is imported.
swiftUI:
  - View AnyView Text Image Button Color Font HStack VStack ZStack LazyVStack LazyHStack LazyVGrid
  - LazyHGrid List ForEach ScrollView NavigationView NavigationStack NavigationLink NavigationPath
  - NavigationSplitView TabView Form Section Toggle Picker Slider Stepper TextField SecureField
  - TextEditor Spacer Divider GeometryReader GeometryProxy Alert ActionSheet Menu Label Group
  - ViewModifier ViewBuilder ButtonStyle LabelStyle EdgeInsets Gradient LinearGradient Shape
  - Rectangle Circle Capsule RoundedRectangle Path Animation AnyTransition DatePicker ProgressView
  - Binding EnvironmentKey EnvironmentValues PreferenceKey FocusedValueKey FocusedValues
  - LayoutValueKey ContainerValues ToolbarContent ToolbarItem ToolbarItemGroup Commands CommandMenu
  - CommandGroup PrimitiveButtonStyle ToggleStyle Transaction

# What is there only where SwiftUI is imported beside another framework. Plain words that libraries have as
# well are left out (Map, Marker, Annotation): views alone write them.
swiftUIOverlays:
  - MapCameraPosition MapCamera MapCameraBounds MapCameraUpdateContext MapContent MapContentBuilder
  - MapStyle MapInteractionModes MapReader MapProxy MapSelection MapFeature MapPolyline MapPolygon
  - MapCircle MapUserLocationButton MapCompass MapScaleView MapPitchToggle MapZoomStepper MapMarker
  - MapAnnotation MapPin MapAnnotationProtocol MapUserTrackingMode UserAnnotation LookAroundPreview
  - VideoPlayer PhotosPicker PhotosPickerItem PhotosPickerSelectionBehavior PhotosPickerStyle
  - ProductView StoreView SubscriptionStoreView SubscriptionOfferView SubscriptionStoreButton
  - ProductViewStyle SignInWithAppleButton SceneView SpriteView RealityView ARQuickLookPreview
  - CallButton ContactAccessButton DocumentLaunchView QuickLookPreview LocationButton

# What UI frameworks add to other modules' types, or declare under names that are not theirs alone:
# a file that uses one may need the import.
uiAdditions:
  - NSDiffableDataSourceSnapshot NSDiffableDataSourceSectionSnapshot
  - CALayer CAShapeLayer CAGradientLayer CATransaction CABasicAnimation CAKeyframeAnimation
  - CAAnimation CADisplayLink CATransform3D CAMediaTimingFunction CACurrentMediaTime cgRectValue
  - cgPointValue cgSizeValue documentType paragraphStyle foregroundColor withAnimation
  - withTransaction atOffsets fromOffsets LocalizedStringKey ColorScheme ScenePhase UnitPoint
  - accessibilityLabel accessibilityHint accessibilityValue accessibilityTraits accessibilityElements
  - isAccessibilityElement accessibilityIdentifier shouldGroupAccessibilityChildren
  - accessibilitySpeechQueueAnnouncement accessibilitySpeechLanguage accessibilitySpeechPitch
  - accessibilitySpeechPunctuation accessibilitySpeechSpellOut accessibilityTextHeadingLevel

# Of these the functions, which only a call names, and not an argument's label.
uiFunctions: [withAnimation, withTransaction, CACurrentMediaTime]

# Of these what SwiftUI alone declares: where a file imports it, it is for them.
swiftUIAdditions:
  - withAnimation withTransaction atOffsets fromOffsets LocalizedStringKey ColorScheme ScenePhase
  - UnitPoint

# Members of UIKit's controllers and views whose names no other API has: a file that asks one of a value
# uses the framework, although it need not name a type of it.
uiMembers:
  - pushViewController popViewController popToRootViewController popToViewController setViewControllers
  - presentedViewController presentingViewController modalPresentationStyle modalTransitionStyle
  - hidesBottomBarWhenPushed navigationController navigationItem tabBarController tabBarItem
  - splitViewController topViewController rootViewController addSubview insertSubview bringSubviewToFront
  - sendSubviewToBack removeFromSuperview windowScene isModalInPresentation
  - popoverPresentationController sheetPresentationController instantiateViewController
  - instantiateInitialViewController translatesAutoresizingMaskIntoConstraints addGestureRecognizer
  - becomeFirstResponder resignFirstResponder layoutIfNeeded setNeedsLayout dequeueReusableCell

# Members of controllers whose names others have as well: they count where what is asked is a controller.
uiControllerMembers: [present, dismiss, performSegue, showDetailViewController]

# What SwiftUI declares between itself and UIKit or AppKit, by their prefixes.
uiBridges:
  - UIHostingController UIHostingConfiguration UIViewRepresentable UIViewControllerRepresentable
  - NSHostingController NSHostingView NSViewRepresentable NSViewControllerRepresentable

# The frameworks whose names stand in these lists.
uiFrameworks: [UIKit, SwiftUI, AppKit, Cocoa, WatchKit, TVUIKit]

# Attributes of UI frameworks: a file that writes one needs the import.
uiAttributes:
  - State StateObject ObservedObject EnvironmentObject Environment AppStorage SceneStorage
  - FocusState GestureState ScaledMetric Namespace Bindable FetchRequest SectionedFetchRequest
  - IBOutlet IBAction IBInspectable IBDesignable ViewBuilder

# By which a storyboard or a nib reaches into a class, as it does into views.
outletAttributes: [IBOutlet, IBAction]

# SwiftUI's types that say how something moves: who hands one to a helper animates through it.
animations: [Animation, Transaction, AnyTransition]

# SwiftUI's wrappers that a view makes of what it is handed, to keep as its state.
stateMakers: [StateObject, State, ObservedObject, Bindable]

# SwiftUI's attributes by which a view holds an object as its state. An environment's may be everybody's.
stateAttributes: [StateObject, ObservedObject, State, Bindable]

# Imports that bring Foundation along.
foundationBringers:
  - Foundation UIKit SwiftUI AppKit Cocoa WatchKit TVUIKit CoreData CoreLocation MapKit
  - UserNotifications AVFoundation WebKit StoreKit CloudKit Contacts EventKit Photos PhotosUI
  - CoreBluetooth CoreImage CoreMotion HealthKit PassKit MessageUI QuickLook GameKit Intents
  - LocalAuthentication AuthenticationServices SafariServices NaturalLanguage Vision CoreSpotlight
  - MultipeerConnectivity MediaPlayer Speech NetworkExtension WatchConnectivity BackgroundTasks
  - XCTest RealmSwift SwiftData

# What Foundation declares, or adds to Swift's own types: who uses one of them needs it. A name that ends
# in * stands for all that begin so, UI frameworks' own apart. Words that people give to their own
# functions as well (`log`, `round`, `range`) are left out.
foundationNames:
  - NS* CF* kCF* kSec* SecItem* SecKey* errSec* Date URL Data UUID IndexPath IndexSet Calendar
  - TimeZone Locale DateComponents DateInterval Decimal TimeInterval Selector OSStatus
  - DateFormatter DateIntervalFormatter NumberFormatter ISO8601DateFormatter DateComponentsFormatter
  - ByteCountFormatter MeasurementFormatter LengthFormatter MassFormatter EnergyFormatter
  - PersonNameComponents PersonNameComponentsFormatter RelativeDateTimeFormatter ListFormatter Formatter
  - Measurement Dimension Unit UnitLength UnitMass UnitTemperature UnitSpeed UnitDuration UnitArea
  - UnitVolume UnitAngle UnitEnergy UnitPower UnitPressure UnitInformationStorage
  - JSONDecoder JSONEncoder JSONSerialization PropertyListDecoder PropertyListEncoder
  - PropertyListSerialization XMLParser XMLParserDelegate
  - URLSession URLSessionConfiguration URLSessionTask URLSessionDataTask URLSessionDownloadTask
  - URLSessionUploadTask URLSessionWebSocketTask URLSessionDelegate URLSessionTaskDelegate
  - URLSessionDataDelegate URLSessionDownloadDelegate URLSessionWebSocketDelegate URLRequest
  - URLResponse HTTPURLResponse CachedURLResponse URLComponents URLQueryItem URLError URLCache
  - URLProtocol URLCredential URLProtectionSpace URLAuthenticationChallenge URLResourceValues
  - HTTPCookie HTTPCookieStorage CharacterSet Scanner Bundle FileManager FileHandle FileWrapper
  - FileAttributeKey UserDefaults NotificationCenter Notification DistributedNotificationCenter
  - ProcessInfo Process Thread Timer RunLoop OperationQueue Operation BlockOperation UndoManager
  - DispatchQueue DispatchGroup DispatchTime DispatchWallTime DispatchTimeInterval DispatchQoS
  - DispatchWorkItem DispatchWorkItemFlags DispatchSemaphore DispatchSource DispatchSourceTimer
  - DispatchPredicate DispatchSpecificKey DispatchData
  - CGFloat CGPoint CGSize CGRect CGVector CGAffineTransform AttributedString AttributeContainer
  - LocalizedError CustomNSError RecoverableError CocoaError POSIXError InputStream OutputStream Stream
  - Progress Host LocalizedStringResource Predicate SortDescriptor
  - arc4random arc4random_uniform autoreleasepool objc_getAssociatedObject
  - objc_setAssociatedObject objc_sync_enter objc_sync_exit usleep pow sqrt floor ceil fabs fmod log10
  - log2 cos sin tan atan2 hypot lround
  - localizedDescription errorDescription failureReason recoverySuggestion localizedString
  - localizedStringWithFormat localizedUppercase localizedLowercase localizedCapitalized
  - localizedCompare localizedStandardCompare localizedCaseInsensitiveCompare
  - localizedCaseInsensitiveContains localizedStandardContains localizedStandardRange
  - caseInsensitiveCompare lowercasedWithLocale capitalized components trimmingCharacters
  - replacingOccurrences replacingCharacters addingPercentEncoding removingPercentEncoding
  - appendingFormat applyingTransform enumerateSubstrings enumerateLines rangeOfCharacter
  - contentsOfFile contentsOfDirectory fileExists urlQueryAllowed urlHostAllowed urlPathAllowed
  - whitespacesAndNewlines base64EncodedString base64EncodedData base64Encoded uuidString
  - absoluteString lastPathComponent pathExtension deletingLastPathComponent deletingPathExtension
  - appendingPathComponent appendingPathExtension timeIntervalSince timeIntervalSince1970
  - timeIntervalSinceNow timeIntervalSinceReferenceDate addingTimeInterval formatted

# Types of Swift's own library: a file that names no others than these, Foundation's and its own code's
# needs no UI framework.
swiftNames:
  - Any AnyObject AnyClass Never Void Self Type Protocol Bool Int Int8 Int16 Int32 Int64 Int128 UInt
  - UInt8
  - UInt16 UInt32 UInt64 UInt128 Float Float16 Float32 Float64 Float80 Double String Substring Character
  - StaticString Unicode Array ArraySlice ContiguousArray Dictionary Set Optional Result Range
  - ClosedRange
  - PartialRangeFrom PartialRangeThrough PartialRangeUpTo KeyValuePairs CollectionOfOne EmptyCollection
  - AnySequence AnyCollection AnyBidirectionalCollection AnyRandomAccessCollection AnyIterator
  - AnyHashable
  - AnyKeyPath PartialKeyPath KeyPath WritableKeyPath ReferenceWritableKeyPath ObjectIdentifier Mirror
  - LazySequence Sequence Collection BidirectionalCollection RandomAccessCollection MutableCollection
  - RangeReplaceableCollection IteratorProtocol Equatable Hashable Comparable Identifiable Codable
  - Encodable Decodable Encoder Decoder CodingKey CodingKeys EncodingError DecodingError Sendable Error
  - SendableMetatype Copyable BitwiseCopyable Escapable CaseIterable RawRepresentable RawValue OptionSet
  - SetAlgebra Strideable Numeric SignedNumeric AdditiveArithmetic BinaryInteger FixedWidthInteger
  - SignedInteger UnsignedInteger FloatingPoint BinaryFloatingPoint StringProtocol
  - CustomStringConvertible CustomDebugStringConvertible CustomReflectable LosslessStringConvertible
  - TextOutputStream TextOutputStreamable ExpressibleByStringLiteral ExpressibleByIntegerLiteral
  - ExpressibleByFloatLiteral ExpressibleByBooleanLiteral ExpressibleByNilLiteral
  - ExpressibleByArrayLiteral ExpressibleByDictionaryLiteral ExpressibleByStringInterpolation
  - ExpressibleByUnicodeScalarLiteral ExpressibleByExtendedGraphemeClusterLiteral Element Index Key
  - Value
  - Iterator Stride SubSequence Indices ID AllCases Hasher SystemRandomNumberGenerator
  - RandomNumberGenerator Unmanaged UnsafePointer UnsafeMutablePointer UnsafeRawPointer
  - UnsafeMutableRawPointer UnsafeBufferPointer UnsafeMutableBufferPointer UnsafeRawBufferPointer
  - UnsafeMutableRawBufferPointer OpaquePointer ManagedBuffer Task TaskGroup ThrowingTaskGroup
  - TaskPriority TaskLocal Actor GlobalActor MainActor AsyncSequence AsyncIteratorProtocol AsyncStream
  - AsyncThrowingStream CheckedContinuation UnsafeContinuation CancellationError Clock ContinuousClock
  - SuspendingClock Duration InstantProtocol Executor SerialExecutor Regex

# Its functions, and the keywords that are called like one: a file that calls another by itself, which its
# code does not declare, may have it from Foundation.
swiftFunctions:
  - print debugPrint dump min max abs zip stride swap sequence repeatElement type fatalError
  - precondition
  - preconditionFailure assert assertionFailure withCheckedContinuation withCheckedThrowingContinuation
  - withTaskGroup withThrowingTaskGroup withUnsafePointer withExtendedLifetime super self init
  - numericCast
  - unsafeBitCast isKnownUniquelyReferenced readLine

# What UIKit hands on of CoreData: a file that imports UIKit alone has it from there, and needs the import
# of the framework itself in its place. A name that ends in * stands for all that begin so.
coreDataNames:
  - NSManagedObject NSManagedObjectContext NSManagedObjectID NSManagedObjectModel NSManaged
  - NSPersistentContainer NSPersistentStore NSPersistentStoreCoordinator NSFetchRequest
  - NSFetchedResultsController NSFetchedResultsControllerDelegate NSEntityDescription
  - NSFetchRequestResult
  - NSBatchDeleteRequest NSPersistentStoreDescription NSMergePolicy NSAttributeDescription

# What it hands on of ImageIO.
imageIONames: [kCGImageProperty*, kCGImageSource*, kCGImageDestination*, CGImageSource*, CGImageDestination*]

# What it hands on of Core Image.
coreImageNames:
  - CIImage CIFilter CIContext CIColor CIVector CIDetector CIFeature CIFaceFeature CIQRCodeFeature
  - CIKernel CIQRCodeDescriptor kCIInput* kCIOutput* CIDetectorTypeQRCode

# What it hands on of Core Graphics, without what Foundation has as well.
coreGraphicsNames:
  - CGColor CGColorSpace CGContext CGImage CGPath CGMutablePath CGGradient CGBitmapInfo
  - CGImageAlphaInfo CGDataProvider CGPDFDocument CGPDFContext CGInterpolationQuality CGBlendMode

# What it hands on of Core Text.
coreTextNames: [CTFont*, CTLine*, CTFrame*, CTRun*, kCTFont*, CTParagraphStyle*]

# Functions of controllers that put another in, or end that.
embeddingCalls:
  - addChild addChildViewController addSubview insertSubview didMove willMove transition embed attach
  - setRoot setRootViewController makeKeyAndVisible

# How the names of what Apple's frameworks declare begin. A protocol of such a name is the platform's.
applePrefixes:
  - UI NS WK PH MF AV SK SF AS CN EK PK QL MK CL CB GK MC AR SC VN CK HK ML NE NW WC IN MP MT CA CI
  - UN LA CM HM NF
  - RP DC EA SH

# What the system hands to an app's delegate, and nobody shows.
appMessages:
  - UIApplication.LaunchOptionsKey UIApplication.OpenURLOptionsKey UIBackgroundFetchResult

# SwiftUI's attributes that need the concrete type of what they observe.
observingAttributes: [ObservedObject, StateObject, EnvironmentObject, Bindable, State, Environment]

# Functions of controllers that show or close a screen.
navigationCalls:
  - present dismiss pushViewController popViewController popToRootViewController popToViewController
  - setViewControllers performSegue showDetailViewController show

# Those whose first argument is the controller to show.
showingCalls: [present, show, showDetailViewController, pushViewController]

# Properties of a controller that lead to another one.
controllerProperties:
  - presentingViewController parent topViewController visibleViewController splitViewController
  - tabBarController selectedViewController

"""##,
  ]
}
