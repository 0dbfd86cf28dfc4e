import Foundation

struct API { // = none
    static let baseUrl = "https://posts.example.com"
}

enum Endpoints { // = none

    enum Posts { // = none
        case fetch

        var path: String {
            switch self {
            case .fetch: return "/posts"
            }
        }

        var url: String {
            return API.baseUrl + path
        }
    }

}
