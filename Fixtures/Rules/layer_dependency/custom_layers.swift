// An architecture of one's own: roles by folder, no preset underneath, a missing cell is `any`.
//- .viperlint.yml
roles:
  domain: {path: "Sources/Domain/**"}
  storage: {path: "Sources/Storage/**"}
  web: {path: "Sources/Web/**"}
dependencies:
  domain:
    domain: any
    '*': never
  web:
    storage: never
    domain: protocol

//- Sources/Domain/Account.swift
struct Account {  // = domain by configuration
  var owner: Owner
}

struct Owner { var name: String }

protocol AccountRepository { func find(_ id: String) async throws -> Account }

final class Transfer {
  let cache: DiskStorage  // ~ layer_dependency: DiskStorage
  let repository: AccountRepository

  init(cache: DiskStorage, repository: AccountRepository) {  // ~+ layer_dependency
    self.cache = cache
    self.repository = repository
  }
}

//- Sources/Storage/DiskStorage.swift
final class DiskStorage: AccountRepository {  // = storage by configuration
  func find(_ id: String) async throws -> Account { Account(owner: Owner(name: id)) }
}

//- Sources/Web/AccountController.swift
final class AccountController {  // = web by configuration
  let transfer: Transfer  // ~ protocol_boundary: Transfer
  let repository: AccountRepository

  init(transfer: Transfer, repository: AccountRepository) {
    self.transfer = transfer
    self.repository = repository
  }

  func show() { DiskStorage().clear() }  // ~ layer_dependency: DiskStorage
}

//- Sources/App/main.swift
let controller = AccountController(transfer: transfer, repository: DiskStorage())
