//- .viperlint.yml
preset: viper
//- Home/HomePresenter.swift
final class HomePresenter {
  // viperlint:disable:next ui_type - it had a view once
  var title = "Home"
}
//- Home/HomeInteractor.swift
final class HomeInteractor {}
//= --diff
--- a/Home/HomePresenter.swift
+++ b/Home/HomePresenter.swift
@@ -1,4 +1,3 @@
 final class HomePresenter {
-  // viperlint:disable:next ui_type - it had a view once
   var title = "Home"
 }
//= --diff --unsafe-fixes
--- a/Home/HomePresenter.swift
+++ b/Home/HomePresenter.swift
@@ -1,4 +1,3 @@
 final class HomePresenter {
-  // viperlint:disable:next ui_type - it had a view once
   var title = "Home"
 }
//= left to a person
