import Foundation

protocol ForecastModuleInput: AnyObject { // = module_interface by name in Forecast
    func refresh()
}
