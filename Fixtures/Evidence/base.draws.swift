//- .viperlint.yml
preset: mvvm
//- Kit/Component.swift
import SwiftUI

class Component: ObservableObject {
  func createView() -> AnyView { AnyView(EmptyView()) }
}
//- Dock/DockViewModel.swift
import SwiftUI

final class DockViewModel: Component {  // = view
  @Published var ferry = ""
  override func createView() -> AnyView { AnyView(Text(ferry)) }
}

//= twin
//- .viperlint.yml
preset: mvvm
//- Kit/Component.swift
import SwiftUI

class Component: ObservableObject {
  func createView() -> AnyView { AnyView(EmptyView()) }
}
//- Dock/DockViewModel.swift
import SwiftUI

final class DockViewModel: Component {  // = view_model
  @Published var ferry = ""
  func load() { ferry = "Skua" }
}
