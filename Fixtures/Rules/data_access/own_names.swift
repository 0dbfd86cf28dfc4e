// A declaration of the repo's own wins, of a type and of a wrapper alike.
//- Profile/ProfilePresenter.swift
protocol ProfileViewOutput {}

final class ProfilePresenter: ProfileViewOutput {
  var router: ProfileRouterInput?
  private let realm = Realm(name: "east")
  @Query private var text: String
  @AppStorage("name") private var name: String  // ~ data_access: @AppStorage
}

//- Profile/ProfileRouter.swift
protocol ProfileRouterInput {}

final class ProfileRouter: ProfileRouterInput {}

//- Game/Realm.swift
struct Realm { var name: String }

@propertyWrapper struct Query { var wrappedValue: String }
