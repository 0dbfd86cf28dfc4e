import Configuration
import Reporting

extension CodeArchitecture {
  /// What part a type plays in its module.
  ///
  /// A role that a configuration declares is found by ``CodeArchitecture/role(named:)``, which throws for
  /// one that is misspelt.
  public struct Role: Hashable, Sendable, CustomStringConvertible {
    /// As a configuration writes it: `view_model`.
    public let name: String

    init(_ role: Configuration.Role) { name = role.name }

    /// A screen, a cell, a SwiftUI view.
    public static let view = Self(.view)
    /// What drives a view.
    public static let presenter = Self(.presenter)
    /// What an app does, whatever shows it.
    public static let interactor = Self(.interactor)
    /// What an app is about.
    public static let entity = Self(.entity)
    /// What moves between screens.
    public static let router = Self(.router)
    /// What puts a module together: a configurator, an assembly, a factory of views.
    public static let builder = Self(.builder)
    /// A data manager, worker, API client or store.
    public static let service = Self(.service)
    /// A value made for display; in MVVM the object that makes them.
    public static let viewModel = Self(.viewModel)
    /// What Clean Swift's view asks its interactor for.
    public static let request = Self(.request)
    /// What Clean Swift's interactor answers to its presenter.
    public static let response = Self(.response)
    /// A protocol that faces out of its module, open to all.
    public static let moduleInterface = Self(.moduleInterface)

    /// What ``name`` says.
    public var description: String { escaped(name) }
  }

  /// An architecture that ships with viperlint.
  public struct Preset: Hashable, Sendable, CustomStringConvertible {
    /// As a configuration writes it: `clean-swift`.
    public let name: String

    private init(_ name: String) { self.name = name }

    /// nil for a name that no preset has.
    init?(shipped name: String) {
      guard let preset = Self.all.first(where: { $0.name == name }) else { return nil }
      self = preset
    }

    /// VIPER, as most teach it.
    public static let viper = Self("viper")
    /// VIPER in the style of Rambler, with configurators.
    public static let viperConfigurator = Self("viper-configurator")
    /// Clean Swift: scenes with requests, responses and view models.
    public static let cleanSwift = Self("clean-swift")
    /// RIBs.
    public static let ribs = Self("ribs")
    /// MVVM, with or without coordinators.
    public static let mvvm = Self("mvvm")
    /// MVP.
    public static let mvp = Self("mvp")
    /// Clean Architecture: use cases and repositories.
    public static let cleanArchitecture = Self("clean-architecture")

    /// All presets, in the order of choice: of those that fit code equally well, the first is taken.
    public static let all: [Self] = [
      .viper, .viperConfigurator, .cleanSwift, .ribs, .mvvm, .mvp, .cleanArchitecture,
    ]

    /// What ``name`` says.
    public var description: String { name }
  }

  /// How much a finding counts.
  public enum Severity: String, Sendable {
    /// It fails a run.
    case error
    /// It fails a strict run.
    case warning
    /// It rests on a single fact, or on a preset that nobody stated, and fails nothing.
    case note
    /// The rule does not run.
    case off
  }
}
