import UIKit

class PostListView: UIViewController { // = view by inherits in PostList

    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var activityIndicator: UIActivityIndicatorView!

    var presenter: PostListPresenterProtocol?
    var wireFrame: PostListWireFrameProtocol? // ~ layer_dependency: PostListWireFrameProtocol
    var remoteDatamanager: PostListRemoteDataManagerInputProtocol? // ~ layer_dependency: PostListRemoteDataManagerInputProtocol
    var statistics: PostStatistics? // ~ note entity_in_view: PostStatistics
    var postList: [PostModel] = [] // ~+ entity_in_view

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter?.viewDidLoad()
        tableView.tableFooterView = UIView()
        title = statistics.map { "\($0.count) posts" }
    }

    @IBAction func refreshTapped(_ sender: UIBarButtonItem) {
        remoteDatamanager?.retrievePostList()
        presenter?.interactor?.retrievePostList() // ~ reach_through
    }

}

extension PostListView: PostListViewProtocol {

    func showPosts(with posts: [PostModel]) { // ~+ entity_in_view
        postList = posts
        tableView.reloadData()
    }

    func showError() {
        let alert = UIAlertController(
            title: "Posts", message: "The internet is not connected", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel, handler: nil))
        present(alert, animated: true, completion: nil)
    }

    func showLoading() {
        activityIndicator.startAnimating()
    }

    func hideLoading() {
        activityIndicator.stopAnimating()
    }

}

extension PostListView: UITableViewDataSource, UITableViewDelegate {

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "PostCell", for: indexPath)
        if let postCell = cell as? PostTableViewCell {
            postCell.set(forPost: postList[indexPath.row])
        }
        return cell
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return postList.count
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        wireFrame?.presentPostDetailScreen(from: self, forPost: postList[indexPath.row])
    }

}
