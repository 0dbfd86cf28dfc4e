import UIKit

class ArticleTableViewCell: UITableViewCell { // = view by inherits in Articles
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var authorLabel: UILabel!
    @IBOutlet weak var dateLabel: UILabel!

    override func prepareForReuse() {
        super.prepareForReuse()
        show(title: nil, author: nil, date: nil)
    }

    func show(title: String?, author: String?, date: String?) {
        titleLabel.text = title
        authorLabel.text = author.map { "by \($0)" }
        dateLabel.text = date
    }
}
