// swift-tools-version: 6.2
import PackageDescription

/// Names a package only for its checkout: nothing here is built.
func corpus(_ repository: String, _ version: Version) -> Package.Dependency {
  .package(url: "https://github.com/\(repository)", exact: version)
}

let package = Package(
  name: "Corpora",
  dependencies: [
    corpus("CoreOffice/XMLCoder", "0.18.2"),
    corpus("LebJe/TOMLKit", "0.6.0"),
    corpus("OpenCombine/OpenCombine", "0.14.0"),
    corpus("apple/swift-algorithms", "1.2.1"),
    corpus("apple/swift-argument-parser", "1.8.2"),
    corpus("apple/swift-asn1", "1.7.4"),
    corpus("apple/swift-async-algorithms", "1.1.4"),
    corpus("apple/swift-atomics", "1.3.0"),
    corpus("apple/swift-certificates", "1.21.1"),
    corpus("apple/swift-collections", "1.6.0"),
    corpus("apple/swift-configuration", "1.4.0"),
    corpus("apple/swift-crypto", "4.5.2"),
    corpus("apple/swift-distributed-tracing", "1.7.3"),
    corpus("apple/swift-http-structured-headers", "1.7.0"),
    corpus("apple/swift-http-types", "1.8.0"),
    corpus("apple/swift-log", "1.16.2"),
    corpus("apple/swift-metrics", "2.13.0"),
    corpus("apple/swift-nio", "2.101.2"),
    corpus("apple/swift-nio-extras", "1.35.2"),
    corpus("apple/swift-nio-http2", "1.46.0"),
    corpus("apple/swift-nio-ssl", "2.37.6"),
    corpus("apple/swift-nio-transport-services", "1.28.0"),
    corpus("apple/swift-numerics", "1.1.1"),
    corpus("apple/swift-protobuf", "1.39.0"),
    corpus("apple/swift-service-context", "1.5.1"),
    corpus("apple/swift-system", "1.8.1"),
    corpus("attaswift/BigInt", "6.0.1"),
    corpus("google/swift-benchmark", "0.1.2"),
    corpus("groue/GRDB.swift", "7.10.0"),
    corpus("grpc/grpc-swift-2", "2.4.3"),
    corpus("grpc/grpc-swift-nio-transport", "2.9.2"),
    corpus("grpc/grpc-swift-protobuf", "2.4.1"),
    corpus("hummingbird-project/hummingbird", "2.28.1"),
    corpus("hummingbird-project/swift-mustache", "2.1.1"),
    corpus("jpsim/Yams", "6.2.2"),
    corpus("kylef/PathKit", "1.0.1"),
    corpus("kylef/Spectre", "0.10.1"),
    corpus("onevcat/Rainbow", "4.2.2"),
    corpus("pointfreeco/swift-custom-dump", "1.7.3"),
    corpus("pointfreeco/xctest-dynamic-overlay", "1.13.1"),
    corpus("stencilproject/Stencil", "0.15.1"),
    corpus("swhitty/FlyingFox", "0.27.1"),
    corpus("swift-server/async-http-client", "1.37.0"),
    corpus("swift-server/swift-service-lifecycle", "2.13.0"),
    corpus("swiftcsv/SwiftCSV", "0.10.0"),
    corpus("swiftlang/swift-docc-plugin", "1.5.0"),
    corpus("swiftlang/swift-docc-symbolkit", "1.0.0"),
    corpus("swiftlang/swift-subprocess", "1.0.2"),
    corpus("swiftlang/swift-syntax", "603.0.1"),
    corpus("vapor/jwt-kit", "5.7.1"),
  ]
)
