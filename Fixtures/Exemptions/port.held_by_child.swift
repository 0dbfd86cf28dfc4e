//- Hunt/HuntViewController.swift
import UIKit

final class HuntViewController: UIViewController, Answered {
  var output: HuntViewOutput?
}

//- Hunt/HuntPresenter.swift
protocol HuntViewOutput {}

final class HuntPresenter: HuntViewOutput {}

//- Hunt/Answered.swift
protocol Answered: AnyObject {}

//- Hunt/HuntInteractor.swift
final class HuntInteractor {
}

//- Quiz/QuizViewController.swift
import UIKit

final class QuizViewController: UIViewController {
  var output: QuizViewOutput?
}

//- Quiz/QuizPresenter.swift
protocol QuizViewOutput {}

final class QuizPresenter: QuizViewOutput {}

//- Quiz/QuizInteractor.swift
final class QuizInteractor {
  weak var parent: Answered?
}

//= twin
//- Hunt/HuntViewController.swift
import UIKit

final class HuntViewController: UIViewController, Answered {
  var output: HuntViewOutput?
}

//- Hunt/HuntPresenter.swift
protocol HuntViewOutput {}

final class HuntPresenter: HuntViewOutput {}

//- Hunt/Answered.swift
protocol Answered: AnyObject {}

//- Hunt/HuntInteractor.swift
final class HuntInteractor {
  weak var screen: Answered?  // ~ layer_dependency
}

//- Quiz/QuizViewController.swift
import UIKit

final class QuizViewController: UIViewController {
  var output: QuizViewOutput?
}

//- Quiz/QuizPresenter.swift
protocol QuizViewOutput {}

final class QuizPresenter: QuizViewOutput {}

//- Quiz/QuizInteractor.swift
final class QuizInteractor {
}
