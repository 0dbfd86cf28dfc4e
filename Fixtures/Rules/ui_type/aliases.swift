// What a typealias of the file stands for is named where the alias is.
//- Feed/FeedPresenter.swift
import UIKit

protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  typealias Stops = [NSTextTab]
  typealias Amounts = [Decimal]
  private var stops: Stops = []  // ~ ui_type: FeedPresenter holds NSTextTab
  private var amounts: Amounts = []
}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController { var output: FeedViewOutput? }
