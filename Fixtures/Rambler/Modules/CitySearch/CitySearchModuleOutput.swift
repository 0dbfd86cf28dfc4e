protocol CitySearchModuleOutput: AnyObject { // = module_interface by name in CitySearch
    func didSelect(city: City)
}
