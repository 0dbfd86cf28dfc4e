// Under a configuration without preset every type counts as inside a module.
//- .viperlint.yml
roles:
  domain: {path: "Sources/Domain/**"}
dependencies:
  domain:
    domain: any
rules:
  unassigned: warning

//- Sources/Domain/Account.swift
struct Account {  // = domain by configuration
  let owner: String
}

//- Sources/Other/Mailer.swift
final class Mailer {  // ~ unassigned: Mailer
  func send() {}
}
