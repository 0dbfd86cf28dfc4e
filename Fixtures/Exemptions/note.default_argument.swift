//- .viperlint.yml
exclude: []

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  private let interactor: FeedInteractorInput

  init(interactor: FeedInteractorInput = FeedInteractor()) {  // ~ note assembly_outside_builder
    self.interactor = interactor
  }
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Ferns/FernsPresenter.swift
protocol FernsViewOutput {}

final class FernsPresenter: FernsViewOutput {
  private let interactor: FernsInteractorInput

  init(interactor: FernsInteractorInput = FernsInteractor()) {  // ~ note assembly_outside_builder
    self.interactor = interactor
  }
}

//- Ferns/FernsInteractor.swift
protocol FernsInteractorInput {}

final class FernsInteractor: FernsInteractorInput {}

//- Ferns/FernsViewController.swift
import UIKit

final class FernsViewController: UIViewController {
  var output: FernsViewOutput?
}

//- Ponds/PondsPresenter.swift
protocol PondsViewOutput {}

final class PondsPresenter: PondsViewOutput {
  private let interactor: PondsInteractorInput

  init(interactor: PondsInteractorInput = PondsInteractor()) {  // ~ note assembly_outside_builder
    self.interactor = interactor
  }
}

//- Ponds/PondsInteractor.swift
protocol PondsInteractorInput {}

final class PondsInteractor: PondsInteractorInput {}

//- Ponds/PondsViewController.swift
import UIKit

final class PondsViewController: UIViewController {
  var output: PondsViewOutput?
}

//= twin
//- .viperlint.yml
exclude: []

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  private let interactor: FeedInteractorInput

  init(interactor: FeedInteractorInput = FeedInteractor()) {  // ~ assembly_outside_builder
    self.interactor = interactor
  }
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Ferns/FernsPresenter.swift
protocol FernsViewOutput {}

final class FernsPresenter: FernsViewOutput {
  private let interactor: FernsInteractorInput

  init(interactor: FernsInteractorInput = FernsInteractor()) {  // ~ assembly_outside_builder
    self.interactor = interactor
  }
}

//- Ferns/FernsInteractor.swift
protocol FernsInteractorInput {}

final class FernsInteractor: FernsInteractorInput {}

//- Ferns/FernsViewController.swift
import UIKit

final class FernsViewController: UIViewController {
  var output: FernsViewOutput?
}

//- Ponds/PondsPresenter.swift
protocol PondsViewOutput {}

final class PondsPresenter: PondsViewOutput {
  private let interactor: PondsInteractorInput

  init(interactor: PondsInteractorInput) { self.interactor = interactor }
}

//- Ponds/PondsInteractor.swift
protocol PondsInteractorInput {}

final class PondsInteractor: PondsInteractorInput {}

//- Ponds/PondsViewController.swift
import UIKit

final class PondsViewController: UIViewController {
  var output: PondsViewOutput?
}
