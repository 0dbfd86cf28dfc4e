extension String { // ~ invalid_source
    func trimmed() -> String {
        return split(separator: " ").joined(separator: " ")
    }
