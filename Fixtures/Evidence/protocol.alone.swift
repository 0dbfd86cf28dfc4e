protocol ToastRouterInput {}  // = none

//= twin
protocol ToastRouterInput {}  // = router
final class ToastViewController: UIViewController {}
