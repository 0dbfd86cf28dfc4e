//- .viperlint.yml
preset: viper
//- Home/HomeInteractor.swift
protocol HomeInteractorInput: AnyObject {
  func load()
}

final class HomeInteractor: HomeInteractorInput {
  func load() {}
}
//- Home/HomePresenter.swift
// What takes it as it is may want the class itself.
final class HomePresenter {
  private let interactor: HomeInteractor

  init(interactor: HomeInteractor) {
    self.interactor = interactor
  }

  func start() {
    interactor.load()
    watch(interactor)
  }

  private func watch(_ object: AnyObject) {}
}
//= --diff
//= --diff --unsafe-fixes
--- a/Home/HomePresenter.swift
+++ b/Home/HomePresenter.swift
@@ -1,8 +1,8 @@
 // What takes it as it is may want the class itself.
 final class HomePresenter {
-  private let interactor: HomeInteractor
+  private let interactor: HomeInteractorInput
 
-  init(interactor: HomeInteractor) {
+  init(interactor: HomeInteractorInput) {
     self.interactor = interactor
   }
 
//= left to a person
--- a/Home/HomePresenter.swift
+++ b/Home/HomePresenter.swift
@@ -1,8 +1,8 @@
 // What takes it as it is may want the class itself.
 final class HomePresenter {
-  private let interactor: HomeInteractor
+  private let interactor: HomeInteractorInput
 
-  init(interactor: HomeInteractor) {
+  init(interactor: HomeInteractorInput) {
     self.interactor = interactor
   }
 
