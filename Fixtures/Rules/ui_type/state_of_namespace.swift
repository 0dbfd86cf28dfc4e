// A class that a view of the same namespace holds as its state is its view model, whatever its last word.
//- .viperlint.yml
preset: mvvm

//- Home/HomeStateModel.swift
import Combine
import UIKit

enum Home {}

extension Home {
  final class StateModel: ObservableObject {  // = view_model
    @Published var title = ""
    func badge() -> Any { UIView() }  // ~ ui_type: Home.StateModel makes UIView
  }

  final class Sensor: ObservableObject {  // = none
    @Published var isOn = false
    func badge() -> Any { UIView() }
  }
}

//- Home/HomeRootView.swift
import SwiftUI

extension Home {
  struct RootView: View {
    @StateObject var state = StateModel()
    var body: some View { Text(state.title) }
  }
}

//- Home/HomeGauge.swift
import SwiftUI

struct Gauge: View {
  @StateObject var sensor = Home.Sensor()
  var body: some View { Text(sensor.isOn ? "on" : "off") }
}
