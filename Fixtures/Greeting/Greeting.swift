//
//  Greeting.swift
//
//  A whole VIPER module in one playground-sized file: no type but the three components
//  carries its role in its name, and the protocols are named for what they do.
//

import UIKit
import PlaygroundSupport

// MARK: - Entity

/// What the application knows about somebody. Would come from storage in a real app.
struct Person { // = entity by deduced in Greeting
    let firstName: String
    let lastName: String
}

/// What travels from the interactor to the presenter, instead of the entity itself.
struct GreetingData { // = entity by structure in Greeting
    let greeting: String
    let subject: String
}

// MARK: - Interactor

protocol GreetingProvider { // = interactor by conformer in Greeting
    func provideGreetingData()
}

protocol GreetingOutput: AnyObject { // = presenter by conformer in Greeting
    func receiveGreetingData(_ greetingData: GreetingData)
}

final class GreetingInteractor: GreetingProvider { // = interactor by name in Greeting
    weak var output: GreetingOutput!

    func provideGreetingData() {
        let person = Person(firstName: "Ada", lastName: "Lovelace")
        let subject = [person.firstName, person.lastName].joined(separator: " ")
        let greetingData = GreetingData(greeting: salutation(at: Date()), subject: subject)
        output.receiveGreetingData(greetingData)
    }

    private func salutation(at date: Date) -> String {
        switch Calendar.current.component(.hour, from: date) {
        case 5..<12:
            return "Good morning"
        case 12..<18:
            return "Good afternoon"
        default:
            return "Good evening"
        }
    }
}

// MARK: - Presenter

protocol GreetingViewEventHandler { // = presenter by conformer in Greeting
    func didTapShowGreetingButton()
}

protocol GreetingView: AnyObject { // = view by conformer in Greeting
    func setGreeting(_ greeting: String)
}

final class GreetingPresenter: GreetingOutput, GreetingViewEventHandler { // = presenter by name in Greeting
    weak var view: GreetingView!
    var greetingProvider: GreetingProvider!

    func didTapShowGreetingButton() {
        greetingProvider.provideGreetingData()
    }

    func receiveGreetingData(_ greetingData: GreetingData) {
        let greeting = "\(greetingData.greeting), \(greetingData.subject)!"
        view.setGreeting(greeting)
    }
}

// MARK: - View

final class GreetingViewController: UIViewController, GreetingView { // = view by inherits in Greeting
    var eventHandler: GreetingViewEventHandler!

    private let showGreetingButton = UIButton(type: .system)
    private let greetingLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        setUpShowGreetingButton()
        setUpGreetingLabel()
    }

    // MARK: GreetingView

    func setGreeting(_ greeting: String) {
        greetingLabel.text = greeting
    }

    // MARK: Actions

    @objc private func didTapButton(_ button: UIButton) {
        eventHandler.didTapShowGreetingButton()
    }

    // MARK: Layout

    private func setUpShowGreetingButton() {
        showGreetingButton.setTitle("Greet", for: .normal)
        showGreetingButton.addTarget(self, action: #selector(didTapButton(_:)), for: .touchUpInside)
        showGreetingButton.frame = CGRect(x: 100, y: 200, width: 120, height: 44)
        view.addSubview(showGreetingButton)
    }

    private func setUpGreetingLabel() {
        greetingLabel.textAlignment = .center
        greetingLabel.frame = CGRect(x: 20, y: 260, width: 280, height: 44)
        view.addSubview(greetingLabel)
    }
}

// MARK: - Assembling the module

let viewController = GreetingViewController()
let presenter = GreetingPresenter()
let interactor = GreetingInteractor()

viewController.eventHandler = presenter
presenter.view = viewController
presenter.greetingProvider = interactor
interactor.output = presenter

PlaygroundPage.current.liveView = viewController
