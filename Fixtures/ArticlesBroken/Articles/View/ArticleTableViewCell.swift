import UIKit

class ArticleTableViewCell: UITableViewCell { // = view by inherits in Articles
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var authorLabel: UILabel!
    @IBOutlet weak var dateLabel: UILabel!

    func show(_ article: Article) { // ~ also? entity_in_view: Article
        titleLabel.text = article.title
        authorLabel.text = article.author.map { "by \($0)" }
        dateLabel.text = article.date
    }
}
