// What no target compiles means nothing to what one does: a name that it has in common with SwiftUI is
// SwiftUI's, and the import is used. Another file that is left out may mean it.
//- left-out.txt
Lesson/Discovery.swift
Lesson/LessonPresenter.swift
//- Lesson/Discovery.swift
struct Image: Decodable { let raw: String }

//- Lesson/LessonPresenter.swift
import SwiftUI  // ~ note ui_import: nothing of it is used

final class LessonPresenter {
  private var image: Image?
}

//- Lesson/LessonEntity.swift
import SwiftUI

struct LessonEntity: Decodable {
  let name: String
  var image: Image { Image(name) }  // ~ ui_type: Image
}

//- Lesson/LessonInteractor.swift
final class LessonInteractor {
  func load() -> LessonEntity? { nil }
}

//- Lesson/LessonViewController.swift
import UIKit

final class LessonViewController: UIViewController {}

//- Course/Picture.swift
struct Picture: Decodable { let raw: String }

//- Course/CourseEntity.swift
import SwiftUI  // ~ ui_import: nothing of it is used

struct CourseEntity: Decodable { let picture: Picture }

//- Course/CourseInteractor.swift
final class CourseInteractor {
  func load() -> CourseEntity? { nil }
}

//- Course/CoursePresenter.swift
final class CoursePresenter {}

//- Course/CourseViewController.swift
import UIKit

final class CourseViewController: UIViewController {}
