import Foundation

struct DailyForecast: Codable { // = entity by deduced
    let date: Date
    let minimum: Double
    let maximum: Double
    let summary: String
}
