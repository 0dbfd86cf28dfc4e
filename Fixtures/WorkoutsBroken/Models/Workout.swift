import UIKit // ~+ ui_type

struct Workout: Codable { // = entity
    let name: String
    let exercises: [String]
    let seconds: Int

    var color: UIColor { // ~ ui_type: UIColor
        return seconds > 600 ? .red : .green
    }

    var row: WorkoutRowViewModel { // ~ layer_dependency: WorkoutRowViewModel
        return .init(title: name, duration: "\(seconds) s")
    }
}
