//- .viperlint.yml
preset: mvvm

//- Common/PageView.swift
import SwiftUI
import WebKit

final class PageViewModel: ObservableObject {
  @Published var progress = 0.0
  let page = WKWebView()

  func load() { page.reload() }
}

struct PageView: UIViewRepresentable {
  @ObservedObject var model: PageViewModel

  func makeUIView(context: Context) -> WKWebView { model.page }
  func updateUIView(_ page: WKWebView, context: Context) {}
}

//- Feed/FeedView.swift
import SwiftUI

struct FeedView: View {
  @StateObject var model = FeedViewModel()
  var body: some View { Text(model.title) }
}

//- Feed/FeedViewModel.swift
import Combine

final class FeedViewModel: ObservableObject { @Published var title = "" }

//= twin
//- .viperlint.yml
preset: mvvm

//- Common/PageView.swift
import SwiftUI
import WebKit

final class PageViewModel: ObservableObject {
  @Published var progress = 0.0
  let page = WKWebView()  // ~ ui_type: PageViewModel holds WKWebView

  func load() { page.reload() }
}

struct PageView: View {
  @ObservedObject var model: PageViewModel

  var body: some View { Text("\(model.progress)") }
}

//- Feed/FeedView.swift
import SwiftUI

struct FeedView: View {
  @StateObject var model = FeedViewModel()
  var body: some View { Text(model.title) }
}

//- Feed/FeedViewModel.swift
import Combine

final class FeedViewModel: ObservableObject { @Published var title = "" }
