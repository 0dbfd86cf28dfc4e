import Foundation
import Testing

/// A module whose views know one entity, which is one finding where the preset is found.
private let garden = [
  "Entities/Plant.swift": "struct Plant: Decodable {\n  let name: String\n  let height: Int\n}\n",
  "Garden/GardenProtocols.swift": """
  protocol GardenViewInput: AnyObject { func show(_ plants: [Plant]) }
  protocol GardenViewOutput: AnyObject { func didLoad() }
  protocol GardenInteractorInput: AnyObject { func load() }
  protocol GardenInteractorOutput: AnyObject { func loaded(_ plants: [Plant]) }

  """,
  "Garden/GardenViewController.swift": """
  import UIKit

  final class GardenViewController: UIViewController, GardenViewInput {
    var output: GardenViewOutput?
    func show(_ plants: [Plant]) { title = plants.first?.name }
  }

  """,
  "Garden/GardenPresenter.swift": """
  final class GardenPresenter: GardenViewOutput, GardenInteractorOutput {
    weak var view: GardenViewInput?
    var interactor: GardenInteractorInput?
    func didLoad() { interactor?.load() }
    func loaded(_ plants: [Plant]) { view?.show(plants) }
  }

  """,
  "Garden/GardenInteractor.swift": """
  import Foundation

  final class GardenInteractor: GardenInteractorInput {
    weak var output: GardenInteractorOutput?
    func load() {
      output?.loaded((try? JSONDecoder().decode([Plant].self, from: Data())) ?? [])
    }
  }

  """,
]

/// Another view that knows the entity.
private let label = """
  import UIKit

  final class PlantLabel: UILabel {
    func show(_ plant: Plant) { text = plant.name }
  }

  """

private func findings(_ outcome: Outcome) throws -> [String] {
  let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
  let found = (object as? [String: Any])?["diagnostics"] as? [[String: Any]] ?? []
  return found.filter { $0["baselined"] as? Bool == false }.compactMap { $0["message"] as? String }
}

@Suite struct `A finding that tells others` {
  private let old = "GardenViewInput takes the entity Plant"
  private let new = "PlantLabel takes the entity Plant"

  @Test func `is one in a whole report`() throws {
    try withFolder(garden.merging(["Garden/PlantLabel.swift": label]) { $1 }) { folder in
      try #expect(findings(folder.run(["--format", "json"])) == [old])
    }
  }

  @Test func `hides no new one behind those that a baseline permits`() throws {
    try withFolder(garden) { folder in
      _ = try folder.run(["baseline", "create"])
      try #expect(findings(folder.run(["--format", "json"])) == [])
      try folder.write(label, to: "Garden/PlantLabel.swift")
      let outcome = try folder.run(["--format", "json"])
      #expect(outcome.status == 1)
      try #expect(findings(outcome) == [new])
      // What is permitted stays so, whichever of them would tell the others.
      let written = try folder.run(["baseline", "create", "--force"]).output
      #expect(
        written.contains(
          ": 2 findings of 1 rule are permitted "
            + "(1 as 'viperlint' counts, which tells like ones together); new ones are reported\n"))
      let next = try folder.run(["--format", "json"])
      try #expect(findings(next) == [])
      #expect(next.output.contains("\"baselined\":1"))
      let shown = try folder.run(["baseline", "show"]).output
      #expect(shown.contains("  entity_in_view                2\n"))
    }
  }

  @Test func `hides no new one behind those before a change`() throws {
    try withRepository(garden) { folder in
      try folder.write(label, to: "Garden/PlantLabel.swift")
      let outcome = try folder.run(["--since", "HEAD", "--format", "json"])
      #expect(outcome.status == 1)
      try #expect(findings(outcome) == [new])
      try folder.commit("second")
      try FileManager.default.removeItem(atPath: folder.path + "/Garden/PlantLabel.swift")
      let without = try folder.run(["--since", "HEAD"])
      #expect(without.output.contains("--since HEAD: nothing new, 1 fixed; 1 was there before\n"))
    }
  }
}
