//- .viperlint.yml
# The table of the app.
preset: viper
exclude: [Old/**, Generated]

roles:
  presenter:
    # From the first version.
    types: [HomeBrain, LegacyBrain]
  service:
    types: [Gone]
overrides:
  - path: Nowhere/**
    preset: mvvm
//- Home/HomeBrain.swift
final class HomeBrain {}
//- Home/HomeInteractor.swift
final class HomeInteractor {}
//= --diff
--- a/.viperlint.yml
+++ b/.viperlint.yml
@@ -1,13 +1,11 @@
 # The table of the app.
 preset: viper
-exclude: [Old/**, Generated]
+exclude: [Generated]
 
 roles:
   presenter:
     # From the first version.
-    types: [HomeBrain, LegacyBrain]
-  service:
-    types: [Gone]
+    types: [HomeBrain]
 overrides:
   - path: Nowhere/**
     preset: mvvm
//= --diff --unsafe-fixes
--- a/.viperlint.yml
+++ b/.viperlint.yml
@@ -1,13 +1,11 @@
 # The table of the app.
 preset: viper
-exclude: [Old/**, Generated]
+exclude: [Generated]
 
 roles:
   presenter:
     # From the first version.
-    types: [HomeBrain, LegacyBrain]
-  service:
-    types: [Gone]
+    types: [HomeBrain]
 overrides:
   - path: Nowhere/**
     preset: mvvm
//= left to a person
