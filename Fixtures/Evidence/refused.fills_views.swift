final class BadgesDataManager: NSObject, UITableViewDataSource {  // = none
  let session = URLSession.shared
}
final class PagesService: NSObject {}  // = none
extension PagesService: UIPageViewControllerDelegate {}
final class GridPresenter: NSObject, UICollectionViewDataSource {  // = none
  var cell: UICollectionViewCell?
}

//= twin
final class BadgesDataManager: NSObject, URLSessionDelegate {  // = service
  let session = URLSession.shared
}
final class PagesService: NSObject {}  // = service
final class GridPresenter: NSObject, UICollectionViewDataSource {  // = presenter
  var view: GridViewController?
}
final class GridViewController: UIViewController {}
