//- App/Main.storyboard
<viewController id="a" customClass="Login"/>
//- App/Login.swift
final class Login {}  // = view

//= twin
//- App/Main.storyboard
<customObject id="a" customClass="Login"/>
//- App/Login.swift
final class Login {}  // = none
