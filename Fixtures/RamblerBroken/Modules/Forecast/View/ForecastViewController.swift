import UIKit

final class ForecastViewController: UIViewController { // = view by inherits in Forecast
    private enum Constants { // = none
        static let cellIdentifier = "ForecastCell"
        static let rowHeight: CGFloat = 64
    }

    @IBOutlet private weak var tableView: UITableView!

    var output: ForecastViewOutput!
    var weatherService: WeatherServiceProtocol! // ~ layer_dependency: WeatherServiceProtocol

    private var days: [DailyForecast] = [] // ~+ entity_in_view
    private let refreshControl = UIRefreshControl()

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        weatherService.searchCities(named: "Berlin") { [weak self] cities in
            self?.navigationItem.rightBarButtonItem?.isEnabled = !cities.isEmpty
        }
        output.viewIsReady()
    }

    // MARK: - Actions

    @objc private func pulledToRefresh() {
        output.didPullToRefresh()
    }

    @IBAction private func searchTapped(_ sender: UIBarButtonItem) {
        output.didTapSearch()
    }

    @IBAction private func helpTapped(_ sender: UIBarButtonItem) {
        output.router.openHelp() // ~ reach_through
    }

    @IBAction private func settingsTapped(_ sender: UIBarButtonItem) {
        output.didTapSettings()
    }
}

// MARK: - ForecastViewInput

extension ForecastViewController: ForecastViewInput {
    func setupInitialState(title: String) {
        self.title = title
        refreshControl.addTarget(self, action: #selector(pulledToRefresh), for: .valueChanged)
        tableView.refreshControl = refreshControl
        tableView.rowHeight = Constants.rowHeight
        tableView.dataSource = self
    }

    func show(headline: ForecastDayViewModel) {
        navigationItem.title = headline.summary
    }

    func show(days: [DailyForecast]) { // ~+ entity_in_view
        self.days = days
        tableView.reloadData()
    }

    func show(errorMessage: String) {
        let alert = UIAlertController(title: nil, message: errorMessage, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
        present(alert, animated: true, completion: nil)
    }

    func stopRefreshing() {
        refreshControl.endRefreshing()
    }
}

// MARK: - UITableViewDataSource

extension ForecastViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return days.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(
            withIdentifier: Constants.cellIdentifier, for: indexPath)
        (cell as? ForecastCell)?.configure(with: days[indexPath.row])
        return cell
    }
}
