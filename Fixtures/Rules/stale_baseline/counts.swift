// An entry permits a number of findings; what it permits beyond those that are there is stale. What is
// permitted is not reported.
//- Articles/ArticlesPresenter.swift
final class ArticlesPresenter {
  weak var interactor: ArticlesInteractor?
  weak var view: ArticlesViewController?  // ~ protocol_boundary: ArticlesViewController
}

//- Articles/ArticlesInteractor.swift
final class ArticlesInteractor {}

//- Articles/ArticlesViewController.swift
import UIKit

final class ArticlesViewController: UIViewController {}

//- .viperlint-baseline.json
{
  "version": 1,
  "findings": [
    {"rule": "protocol_boundary", "from": "ArticlesPresenter", "to": "ArticlesInteractor", "reference": "stores", "member": "interactor", "count": 2},  // ~ stale_baseline: is found 1 time, and permitted 2 times
    {"rule": "protocol_boundary", "from": "Old", "to": "Older", "reference": "stores", "member": "old", "count": 1}  // ~ stale_baseline: Old -> Older, protocol_boundary in 'old' is fixed
  ]
}
