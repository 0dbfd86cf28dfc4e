import UIKit // ~ ui_import: UIKit

struct WorkoutRowViewModel { // = view_model by name in WorkoutList
    let title: String
    let duration: String
    var image: UIImage? // ~ ui_type: UIImage
    var workout: Workout? // ~ entity_in_view: Workout
}
