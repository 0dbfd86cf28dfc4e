import Foundation

struct WorkoutSessionViewModel { // = view_model by name in WorkoutSession
    let title: String
    let progress: String
}
