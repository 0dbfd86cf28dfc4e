//- .viperlint.yml
preset: viper
//- Home/HomeInteractor.swift
protocol NoteServiceProtocol {
  func notes() -> [String]
}

final class NoteService: NoteServiceProtocol {
  func notes() -> [String] { [] }
}

final class HomeInteractor {
  private let service = NoteService()

  func load() -> Int {
    service.notes().count
  }
}
//- Home/HomePresenter.swift
final class HomePresenter {}
//= --diff
//= --diff --unsafe-fixes
--- a/Home/HomeInteractor.swift
+++ b/Home/HomeInteractor.swift
@@ -7,7 +7,7 @@
 }
 
 final class HomeInteractor {
-  private let service = NoteService()
+  private let service: NoteServiceProtocol = NoteService()
 
   func load() -> Int {
     service.notes().count
//= left to a person
