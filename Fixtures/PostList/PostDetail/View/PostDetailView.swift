import Kingfisher
import UIKit

class PostDetailView: UIViewController { // = view by inherits in PostDetail

    @IBOutlet weak var postImage: UIImageView!
    @IBOutlet weak var postTitle: UILabel!
    @IBOutlet weak var bookmarkButton: UIButton!

    var presenter: PostDetailPresenterProtocol?

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter?.viewDidLoad()
    }

    @IBAction func bookmarkTapped(_ sender: UIButton) {
        presenter?.toggleBookmark()
    }

    @IBAction func closeTapped(_ sender: UIBarButtonItem) {
        presenter?.close()
    }

}

extension PostDetailView: PostDetailViewProtocol {

    func showPostDetail(forPost post: PostModel) { // ~+ entity_in_view
        postTitle.text = post.title
        postImage.kf.setImage(
            with: URL(string: post.imageUrl), placeholder: UIImage(named: "placeholder"))
    }

    func showBookmark(isOn: Bool) {
        bookmarkButton.setTitle(isOn ? "Forget" : "Bookmark", for: .normal)
    }

}
