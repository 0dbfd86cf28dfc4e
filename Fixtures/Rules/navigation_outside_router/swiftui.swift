// A navigation path is the router's to write; what the environment closes is the view's.
//- Shop/ShopView.swift
import SwiftUI

struct ShopView: View {
  @ObservedObject var presenter: ShopPresenter
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var mode
  @State private var path = NavigationPath()
  @State private var names: [String] = []

  var body: some View {
    Button("Cart") {
      path.append("cart")  // ~ navigation_outside_router: writes the navigation path with 'append'
      names.append("cart")
    }
    Button("Back") { self.path.removeLast() }  // ~ navigation_outside_router: 'removeLast'
    Button("Home") { path = NavigationPath() }  // ~ navigation_outside_router: 'path'
    Button("Close") { dismiss() }
    Button("Done") { mode.wrappedValue.dismiss() }
  }
}

//- Shop/ShopPresenter.swift
final class ShopPresenter: ObservableObject {
  var router: ShopRouter  // ~ protocol_boundary

  init(router: ShopRouter) { self.router = router }

  func open() {
    router.showCart()
    router.path.append("cart")  // ~ navigation_outside_router: ShopPresenter
  }
}

//- Shop/ShopRouter.swift
import SwiftUI

final class ShopRouter: ObservableObject {
  @Published var path = NavigationPath()
  func showCart() { path.append("cart") }
}
