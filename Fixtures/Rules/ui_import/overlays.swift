// What is there only where SwiftUI is imported beside another framework is SwiftUI's: the import is used.
//- .viperlint.yml
preset: viper

//- Map/MapPresenter.swift
import MapKit
import SwiftUI  // ~+ ui_type

final class MapPresenter {
  var interactor: MapInteractorInput?
  var router: MapRouterInput?
  var position: MapCameraPosition = .automatic  // ~ ui_type: MapPresenter holds MapCameraPosition
}

//- Map/MapInteractor.swift
import MapKit
import SwiftUI  // ~ ui_import: nothing of it is used

protocol MapInteractorInput {}

final class MapInteractor: MapInteractorInput {
  var places: [MKMapItem] = []
}

//- Map/MapRouter.swift
protocol MapRouterInput {}

final class MapRouter: MapRouterInput {}

//- Map/MapView.swift
import SwiftUI

struct MapView: View {
  var body: some View { Text("") }
}
