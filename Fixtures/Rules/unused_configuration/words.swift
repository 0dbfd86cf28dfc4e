// Words that a configuration adds: those that nothing bears, and those that are known without it.
//- .viperlint.yml
preset: viper
folders:
  role:
    - Brains
    - Panes  # ~ unused_configuration 7: 'folders.role' names 'Panes', which is no folder's name
    - View  # ~ unused_configuration 7: 'folders.role' names 'View', which is known without it
  common: [Tool-Box]
bases:
  decoded:
    - JSONJoy
    - JSONJoi  # ~ unused_configuration 7: 'bases.decoded' names 'JSONJoi', which no type inherits
    - Codable  # ~ unused_configuration 7: 'bases.decoded' names 'Codable', which is known without it
devices:
  - SRSensorReader
  - SRSensorWriter  # ~ unused_configuration 5: 'devices' names 'SRSensorWriter', which nothing names

//- Feed/Brains/FeedPresenter.swift
final class FeedPresenter { weak var view: FeedViewInput? }

//- Feed/View/FeedViewController.swift
import UIKit

protocol FeedViewInput: AnyObject {}

final class FeedViewController: UIViewController, FeedViewInput {}

//- tool box/Order.swift
struct Order: JSONJoy { let reader: SRSensorReader }
