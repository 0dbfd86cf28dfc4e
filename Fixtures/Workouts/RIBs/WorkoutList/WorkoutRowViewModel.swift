import Foundation

struct WorkoutRowViewModel { // = view_model by name in WorkoutList
    let title: String
    let duration: String
}
