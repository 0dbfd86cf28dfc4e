//- .viperlint.yml
preset: viper
//- Home/HomeInteractor.swift
protocol HomeInteractorInput: AnyObject {
  func load()
}

final class HomeInteractor: HomeInteractorInput {
  func load() {}
  func reset() {}
}
//- Home/HomePresenter.swift
// The interface lacks what is used.
final class HomePresenter {
  private let interactor: HomeInteractor

  init(interactor: HomeInteractor) {
    self.interactor = interactor
  }

  func start() {
    interactor.reset()
  }
}
//- List/ListInteractor.swift
protocol ListInteractorInput: AnyObject {
  func load()
}

final class ListInteractor: ListInteractorInput {
  func load() {}
}
//- List/ListPresenter.swift
@propertyWrapper
struct Injected<Value> {
  var wrappedValue: Value
}

// A wrapper finds by the type what it puts there.
final class ListPresenter {
  @Injected var interactor: ListInteractor

  init(interactor: ListInteractor) {
    _interactor = Injected(wrappedValue: interactor)
  }

  func start() {
    interactor.load()
  }
}
//- Note/NoteInteractor.swift
protocol NoteInteractorInput: AnyObject {
  func load()
}

final class NoteInteractor: NoteInteractorInput {
  func load() {}
}
//- Note/NotePresenter.swift
// A collection's elements are used in ways that are not followed.
final class NotePresenter {
  var interactors: [NoteInteractor] = []

  func start() {
    for interactor in interactors { interactor.load() }
  }
}
//= --diff
//= --diff --unsafe-fixes
//= left to a person
