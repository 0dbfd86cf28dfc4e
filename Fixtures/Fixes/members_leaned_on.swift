//- Package.swift
// swift-tools-version: 5.10
import PackageDescription

let package = Package(name: "App", targets: [.target(name: "App")])
//- .viperlint.yml
preset: viper
//- Sources/App/Home/HomePresenter.swift
import UIKit

final class HomePresenter {
  var title: String { "Home" }
}
//- Sources/App/Home/HomeInteractor.swift
final class HomeInteractor {}
//= --diff
//= --diff --unsafe-fixes
--- a/Sources/App/Home/HomePresenter.swift
+++ b/Sources/App/Home/HomePresenter.swift
@@ -1,5 +1,3 @@
-import UIKit
-
 final class HomePresenter {
   var title: String { "Home" }
 }
//= left to a person
