//
//  Greeting.swift
//
//  The same module after a year of shortcuts: everybody knows everybody.
//

import UIKit
import PlaygroundSupport

// MARK: - Entities

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

/// The reason to greet. Only the interactor makes one, so it is an entity on a single fact.
struct Occasion { // = entity by deduced in Greeting
    let name: String
}

// MARK: - Interactor

protocol GreetingProvider { // = interactor by conformer in Greeting
    func currentPerson() -> Person
    func provideGreetingData()
}

protocol GreetingOutput: AnyObject { // = presenter by conformer in Greeting
    func receiveGreetingData(_ greetingData: GreetingData)
}

final class GreetingInteractor: GreetingProvider { // = interactor by name in Greeting
    var output: GreetingPresenter! // ~ protocol_boundary: GreetingPresenter ~ weak_back_reference: GreetingPresenter
    weak var screen: GreetingViewController? // ~ layer_dependency: GreetingViewController

    func currentPerson() -> Person {
        return Person(firstName: "Ada", lastName: "Lovelace")
    }

    func provideGreetingData() {
        let person = currentPerson()
        let occasion = Occasion(name: salutation(at: Date()))
        let owner = UIDevice.current.name // ~ ui_type: UIDevice
        let subject = [person.firstName, person.lastName, "on", owner].joined(separator: " ")
        screen?.title = occasion.name
        output.receiveGreetingData(GreetingData(greeting: occasion.name, subject: subject))
    }

    private func salutation(at date: Date) -> String {
        let hour = Calendar.current.component(.hour, from: date)
        return hour < 12 ? "Good morning" : "Good day"
    }
}

// MARK: - Presenter

protocol GreetingViewEventHandler { // = presenter by conformer in Greeting
    var greetingProvider: GreetingProvider! { get } // ~ interface_leak

    func didTapShowGreetingButton(_ button: UIButton) // ~ ui_type: UIButton
}

protocol GreetingView: AnyObject { // = view by conformer in Greeting
    func setGreeting(_ greeting: String, for person: Person) // ~ entity_in_view: Person
}

final class GreetingPresenter: GreetingOutput, GreetingViewEventHandler { // = presenter by name in Greeting
    var view: GreetingView! // ~ weak_back_reference: GreetingView
    var greetingProvider: GreetingProvider!

    func didTapShowGreetingButton(_ button: UIButton) { // ~+ ui_type
        button.isEnabled = false
        greetingProvider.provideGreetingData()
    }

    func receiveGreetingData(_ greetingData: GreetingData) {
        let greeting = "\(greetingData.greeting), \(greetingData.subject)!"
        view.setGreeting(greeting, for: greetingProvider.currentPerson())
    }
}

// MARK: - View

final class GreetingViewController: UIViewController, GreetingView { // = view by inherits in Greeting
    var eventHandler: GreetingViewEventHandler!
    var interactor: GreetingInteractor! // ~ layer_dependency: GreetingInteractor
    var occasion: Occasion? // ~ note entity_in_view: Occasion

    private let showGreetingButton = UIButton(type: .system)
    private let greetingLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        title = occasion?.name
        setUpShowGreetingButton()
        setUpGreetingLabel()
        interactor.provideGreetingData()
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        eventHandler.greetingProvider.provideGreetingData() // ~ reach_through
    }

    // MARK: GreetingView

    func setGreeting(_ greeting: String, for person: Person) { // ~+ entity_in_view
        greetingLabel.text = greeting
        greetingLabel.accessibilityLabel = "\(greeting), from \(person.lastName)"
    }

    // MARK: Actions

    @objc private func didTapButton(_ button: UIButton) {
        eventHandler.didTapShowGreetingButton(button)
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
viewController.interactor = interactor
viewController.occasion = Occasion(name: "Monday")
presenter.view = viewController
presenter.greetingProvider = interactor
interactor.output = presenter
interactor.screen = viewController

PlaygroundPage.current.liveView = viewController
