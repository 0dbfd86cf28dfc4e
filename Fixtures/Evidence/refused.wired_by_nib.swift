final class BadgePresenter: NSObject {  // = none
  @IBOutlet var label: UILabel?
}
final class BadgeInteractor: NSObject {  // = none
  @IBAction func tap() {}
}
final class BadgeViewController: UIViewController {}

//= twin
final class BadgePresenter: NSObject {  // = presenter
  @IBOutlet var interactor: BadgeInteractor?
}
final class BadgeInteractor: NSObject {  // = interactor
  @objc func tap() {}
}
final class BadgeViewController: UIViewController {}
