//- .viperlint.yml
roles:
  handler: {path: Sources/Handlers}
  storage: {path: Sources/Storage}
frameworks:
  # A ban that everybody keeps is a good one.
  legacy: [OldKit]
  web: [Vapor, Hummingbird]
  # Nobody would import it in this spelling.
  metrics: [otel, prometheus]  # ~ unused_configuration 19: nothing is called 'prometheus', but 'Prometheus' is
  crypto: [CryptoKit]  # ~ unused_configuration 3: 'frameworks' defines 'crypto', which no row of the table names
  mail: [Sendmail]
dependencies:
  handler:
    legacy: never
    metrics: never
    mail: any  # ~ unused_configuration: nothing imports or names what 'mail' stands for, so this opens nothing
  storage: {web: never, handler: never, legacy: never}

//- Sources/Handlers/UserHandler.swift
import Prometheus
import Vapor

struct UserHandler {}

//- Sources/Storage/UserStore.swift
struct UserStore {}
