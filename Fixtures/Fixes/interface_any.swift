//- Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "App", targets: [.target(name: "App")])
//- .viperlint.yml
preset: viper
//- Sources/App/Home/HomeInteractor.swift
protocol HomeInteractorInput: AnyObject {
  func load()
}

final class HomeInteractor: HomeInteractorInput {
  func load() {}
}
//- Sources/App/Home/HomePresenter.swift
final class HomePresenter {
  private var interactor: HomeInteractor?

  init(interactor: HomeInteractor) {
    self.interactor = interactor
  }

  func start() {
    interactor?.load()
  }
}
//= --diff
//= --diff --unsafe-fixes
--- a/Sources/App/Home/HomePresenter.swift
+++ b/Sources/App/Home/HomePresenter.swift
@@ -1,7 +1,7 @@
 final class HomePresenter {
-  private var interactor: HomeInteractor?
+  private var interactor: (any HomeInteractorInput)?
 
-  init(interactor: HomeInteractor) {
+  init(interactor: any HomeInteractorInput) {
     self.interactor = interactor
   }
 
//= left to a person
