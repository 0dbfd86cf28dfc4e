//- .viperlint.yml
preset: viper
//- Home/HomePresenter.swift
// The home screen.

import UIKit

final class HomePresenter {
  var title: String { "Home" }
}
//- Home/HomeInteractor.swift
import UIKit

final class HomeInteractor {
  var date: Date { Date() }
}
//- Home/HomeViewController.swift
import UIKit

final class HomeViewController: UIViewController {}
//= --diff
--- a/Home/HomeInteractor.swift
+++ b/Home/HomeInteractor.swift
@@ -1,4 +1,4 @@
-import UIKit
+import Foundation
 
 final class HomeInteractor {
   var date: Date { Date() }
--- a/Home/HomePresenter.swift
+++ b/Home/HomePresenter.swift
@@ -1,7 +1,5 @@
 // The home screen.
 
-import UIKit
-
 final class HomePresenter {
   var title: String { "Home" }
 }
//= --diff --unsafe-fixes
--- a/Home/HomeInteractor.swift
+++ b/Home/HomeInteractor.swift
@@ -1,4 +1,4 @@
-import UIKit
+import Foundation
 
 final class HomeInteractor {
   var date: Date { Date() }
--- a/Home/HomePresenter.swift
+++ b/Home/HomePresenter.swift
@@ -1,7 +1,5 @@
 // The home screen.
 
-import UIKit
-
 final class HomePresenter {
   var title: String { "Home" }
 }
//= left to a person
