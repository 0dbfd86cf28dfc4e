import UIKit // ~+ ui_type

struct WorkoutRowViewModel { // = view_model by name in WorkoutList
    let title: String
    let duration: String
    var image: UIImage? // ~ note? ui_type: UIImage
    var workout: Workout? // ~ entity_in_view: Workout
}
