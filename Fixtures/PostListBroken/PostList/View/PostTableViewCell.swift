import Kingfisher
import UIKit

class PostTableViewCell: UITableViewCell { // = view by inherits in PostList

    @IBOutlet weak var postImageView: UIImageView!
    @IBOutlet weak var titleLabel: UILabel!

    func set(forPost post: PostModel) { // ~ also? entity_in_view: PostModel
        selectionStyle = .none
        titleLabel.text = post.title
        postImageView.kf.setImage(
            with: URL(string: post.imageUrl), placeholder: UIImage(named: "placeholder"))
    }

}
