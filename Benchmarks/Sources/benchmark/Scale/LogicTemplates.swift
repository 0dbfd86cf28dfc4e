/// The files of a module that decide: presenter, interactor, entity and service.
let logicTemplates = [
  ModuleTemplate(suffix: "Presenter", text: presenter),
  ModuleTemplate(suffix: "Interactor", text: interactor),
  ModuleTemplate(suffix: "Record", text: entity),
  ModuleTemplate(suffix: "Service", text: service),
]

private let presenter = """
  import Foundation
  ?uiImportInPresenter import UIKit  ~ ui_import

  final class __Module__Presenter {
  !strongView   weak var view: __Module__ViewInput?
  ?strongView   var view: __Module__ViewInput?  ~ weak_back_reference
  !concreteInteractor   var interactor: __Module__InteractorInput?
  ?concreteInteractor   var interactor: __Module__Interactor?  ~ protocol_boundary
  !concreteRouter   var router: __Module__RouterInput?
  ?concreteRouter   var router: __Module__Router?  ~ protocol_boundary
    weak var moduleOutput: __Module__ModuleOutput?
  ?foreignInteractor   var other: __Next__InteractorInput?  ~ module_boundary
  ?dataInPresenter   private let defaults: UserDefaults = .standard  ~ data_access
  ?uiTypeInPresenter   private var tint: UIColor?  ~ ui_type

    private var records: [__Module__Record] = []
    private var page = 0
    private var isLast = false
    private var isLoading = false
  ?search   private var query = ""

    private let amounts: NumberFormatter = {
      let formatter = NumberFormatter()
      formatter.numberStyle = .currency
      formatter.maximumFractionDigits = 2
      return formatter
    }()

    private func reloadFromStart() {
      page = 0
      isLast = false
      records.removeAll()
      loadPage()
    }

    private func loadPage() {
      guard !isLoading, !isLast else { return }
      isLoading = true
      interactor?.load(page: page)
    }

    private var visibleRecords: [__Module__Record] {
  ?search     guard query.isEmpty else {
  ?search       return records.filter { $0.title.localizedCaseInsensitiveContains(query) }
  ?search     }
      return records
    }

    private func showRecords() {
      let visible = visibleRecords
      guard !visible.isEmpty else {
        view?.showEmpty(message: NSLocalizedString("__module__.empty", comment: ""))
        return
      }
      view?.show(visible.map(row))
    }

    private func row(for record: __Module__Record) -> __Module__RowViewModel {
      let amount = NSDecimalNumber(decimal: record.amount)
      return __Module__RowViewModel(
        title: record.title.capitalized,
        subtitle: record.note,
        amount: amounts.string(from: amount) ?? "",
        isMarked: record.isMarked)
    }
  }

  // MARK: - __Module__ViewOutput

  extension __Module__Presenter: __Module__ViewOutput {
    func didLoad() {
      view?.show(title: NSLocalizedString("__module__.title", comment: ""))
      reloadFromStart()
    }

    func didSelectRow(at index: Int) {
      let visible = visibleRecords
      guard visible.indices.contains(index) else { return }
      interactor?.mark(recordWithID: visible[index].id)
      router?.openDetails(ofRecordWithID: visible[index].id)
    }
  ?search
  ?search   func didSearch(for text: String) {
  ?search     query = text.trimmingCharacters(in: .whitespaces)
  ?search     showRecords()
  ?search   }
  ?paging
  ?paging   func didReachEnd() {
  ?paging     guard !isLast else { return }
  ?paging     page += 1
  ?paging     loadPage()
  ?paging   }

    func didTapClose() {
  ?draft     interactor?.saveDraft(records.first?.title ?? "")
      moduleOutput?.__module__DidClose()
      router?.close()
    }
  }

  // MARK: - __Module__InteractorOutput

  extension __Module__Presenter: __Module__InteractorOutput {
    func didLoad(_ records: [__Module__Record], isLast: Bool) {
      self.records += records
      self.isLast = isLast
      isLoading = false
      moduleOutput?.__module__DidChange(count: self.records.count)
      showRecords()
    }

    func didMark(_ record: __Module__Record) {
      guard let index = records.firstIndex(where: { $0.id == record.id }) else { return }
      records[index] = record
      showRecords()
    }

    func didFail(with error: Error) {
      isLoading = false
      view?.showFailure(message: error.localizedDescription)
    }
  }

  extension __Module__Presenter: __Module__ModuleInput {
    func reload() { reloadFromStart() }
  }
  """

private let interactor = """
  import Foundation
  ?uiImportInInteractor import UIKit  ~ ui_import

  final class __Module__Interactor: __Module__InteractorInput {
  !strongOutput   weak var output: __Module__InteractorOutput?
  ?strongOutput   var output: __Module__InteractorOutput?  ~ weak_back_reference

  !concreteService   private let service: __Module__ServiceProtocol
  ?concreteService   private let service: __Module__Service  ~ protocol_boundary
    private var known: [String: __Module__Record] = [:]
    private let pageSize = 50

  !concreteService   init(service: __Module__ServiceProtocol) { self.service = service }
  ?concreteService   init(service: __Module__Service) { self.service = service }

    func load(page: Int) {
      service.fetch(offset: page * pageSize, limit: pageSize) { [weak self] result in
        guard let self else { return }
        switch result {
        case .success(let records): self.receive(records)
        case .failure(let error): self.output?.didFail(with: error)
        }
      }
    }

    func mark(recordWithID id: String) {
      guard var record = known[id] else { return }
      record.isMarked.toggle()
      known[id] = record
      output?.didMark(record)
    }
  ?draft
  ?draft   func saveDraft(_ text: String) {
  ?draft     guard !text.isEmpty else { return }
  ?draft     service.save(draft: text) { [weak self] error in
  ?draft       if let error { self?.output?.didFail(with: error) }
  ?draft     }
  ?draft   }

    private func receive(_ records: [__Module__Record]) {
      for record in records { known[record.id] = record }
      let sorted = records.sorted { first, second in
        first.date == second.date ? first.id < second.id : first.date > second.date
      }
      output?.didLoad(sorted, isLast: records.count < pageSize)
    }
  }
  """

private let entity = """
  import Foundation

  struct __Module__Record: Codable, Equatable {
    let id: String
    let title: String
    let note: String?
    let amount: Decimal
    let date: Date
    var isMarked: Bool
  }
  """

private let service = """
  import Foundation

  protocol __Module__ServiceProtocol: AnyObject {
    func fetch(
      offset: Int, limit: Int,
      completion: @escaping (Result<[__Module__Record], Error>) -> Void)
  ?draft   func save(draft: String, completion: @escaping (Error?) -> Void)
  }

  final class __Module__Service: __Module__ServiceProtocol {
    private let session: URLSession
    private let base = URL(fileURLWithPath: "/api/__module__")

    init(session: URLSession = .shared) { self.session = session }

    func fetch(
      offset: Int, limit: Int,
      completion: @escaping (Result<[__Module__Record], Error>) -> Void
    ) {
      let url = base.appendingPathComponent("\\(offset)/\\(limit)")
      let task = session.dataTask(with: url) { data, _, error in
        let result = Result<[__Module__Record], Error> {
          if let error { throw error }
          let decoder = JSONDecoder()
          decoder.dateDecodingStrategy = .iso8601
          return try decoder.decode([__Module__Record].self, from: data ?? Data())
        }
        DispatchQueue.main.async { completion(result) }
      }
      task.resume()
    }
  ?draft
  ?draft   func save(draft: String, completion: @escaping (Error?) -> Void) {
  ?draft     var request = URLRequest(url: base.appendingPathComponent("draft"))
  ?draft     request.httpMethod = "POST"
  ?draft     request.httpBody = draft.data(using: .utf8)
  ?draft     let task = session.dataTask(with: request) { _, _, error in
  ?draft       DispatchQueue.main.async { completion(error) }
  ?draft     }
  ?draft     task.resume()
  ?draft   }
  }
  """
