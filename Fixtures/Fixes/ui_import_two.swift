//- .viperlint.yml
preset: viper
//- Home/HomeInteractor.swift
import SwiftUI
import UIKit

final class HomeInteractor {
  var date: Date { Date() }
}
//- Home/HomePresenter.swift
final class HomePresenter {}
//- Home/HomeViewController.swift
import SwiftUI
import UIKit

final class HomeViewController: UIViewController {}
//= --diff
--- a/Home/HomeInteractor.swift
+++ b/Home/HomeInteractor.swift
@@ -1,5 +1,4 @@
-import SwiftUI
-import UIKit
+import Foundation
 
 final class HomeInteractor {
   var date: Date { Date() }
//= --diff --unsafe-fixes
--- a/Home/HomeInteractor.swift
+++ b/Home/HomeInteractor.swift
@@ -1,5 +1,4 @@
-import SwiftUI
-import UIKit
+import Foundation
 
 final class HomeInteractor {
   var date: Date { Date() }
//= left to a person
