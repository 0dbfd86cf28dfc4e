//- .viperlint.yml
preset: viper
//- Home/HomeContract.swift
protocol HomeInteractorInput: AnyObject {
  func load()
}
//- Home/HomeInteractor.swift
final class HomeInteractor: HomeInteractorInput {
  func load() {}
  func reset() {}
}
//- Home/HomePresenter.swift
final class HomePresenter {
  var interactor: HomeInteractor?

  init(interactor: HomeInteractor) {
    self.interactor = interactor
  }

  func start() {
    interactor?.load()
  }
}
//- Home/HomeBuilder.swift
enum HomeBuilder {
  static func build() -> HomePresenter {
    HomePresenter(interactor: HomeInteractor())
  }
}
//= --diff
//= --diff --unsafe-fixes
--- a/Home/HomePresenter.swift
+++ b/Home/HomePresenter.swift
@@ -1,7 +1,7 @@
 final class HomePresenter {
-  var interactor: HomeInteractor?
+  var interactor: HomeInteractorInput?
 
-  init(interactor: HomeInteractor) {
+  init(interactor: HomeInteractorInput) {
     self.interactor = interactor
   }
 
//= left to a person
