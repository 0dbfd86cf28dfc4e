import SwiftUI

struct PlantRoute: Hashable { // = none
    let plantID: Int
}

final class AppNavigation: ObservableObject { // = none
    @Published var path = NavigationPath()
}
