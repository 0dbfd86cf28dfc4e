//- PostStore.swift
final class PostStore { let defaults = UserDefaults.standard }  // = service

//- SessionStore.swift
import Firebase

final class SessionStore { func user() { print(Auth.auth()) } }  // = service

//= twin
//- PostStore.swift
final class PostStore { let defaults = PostDefaults.standard }  // = none

//- SessionStore.swift
final class SessionStore { func user() { print(Auth.auth()) } }  // = none
