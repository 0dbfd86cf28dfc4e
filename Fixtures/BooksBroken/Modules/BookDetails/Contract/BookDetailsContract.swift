import UIKit

protocol BookDetailsView: AnyObject { // = view by conformer in BookDetails
    func show(title: String, details: String)
    func show(isOnReadingList: Bool)
}

protocol BookDetailsPresenting: AnyObject { // = presenter by conformer in BookDetails
    func viewDidLoad()
    func didTapReadingList()
    func didTapClose()
}

protocol BookDetailsInteracting: AnyObject { // = interactor by conformer in BookDetails
    func isOnReadingList(_ book: Book) -> Bool
    func toggleReadingList(_ book: Book)
}

protocol BookDetailsRouting: AnyObject { // = router by conformer in BookDetails
    func close()
}
