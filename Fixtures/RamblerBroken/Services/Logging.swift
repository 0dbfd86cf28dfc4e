#if DEBUG // ~ invalid_source
func log(_ message: String) {
    print(message)
}
