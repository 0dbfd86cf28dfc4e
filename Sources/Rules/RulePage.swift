import Configuration

extension Rule {
  /// The rule's page, Markdown: what it reports, why, what it leaves alone, how to fix it.
  package var page: String { String(decoding: pageBytes, as: UTF8.self) }

  /// Where the page stands for who has only a report.
  package var address: String { "\(repository)/blob/main/Sources/Rules/Pages/\(id).md" }

  /// Resources are names in code, so each rule's stands here; a rule without one has an empty page,
  /// which a test refuses.
  private var pageBytes: [UInt8] {
    switch id {
    case "layer_dependency": PackageResources.layer_dependency_md
    case "protocol_boundary": PackageResources.protocol_boundary_md
    case "weak_back_reference": PackageResources.weak_back_reference_md
    case "ui_import": PackageResources.ui_import_md
    case "ui_type": PackageResources.ui_type_md
    case "entity_in_view": PackageResources.entity_in_view_md
    case "model_flow": PackageResources.model_flow_md
    case "data_access": PackageResources.data_access_md
    case "navigation_outside_router": PackageResources.navigation_outside_router_md
    case "assembly_outside_builder": PackageResources.assembly_outside_builder_md
    case "module_boundary": PackageResources.module_boundary_md
    case "reach_through": PackageResources.reach_through_md
    case "interface_leak": PackageResources.interface_leak_md
    case "module_cycle": PackageResources.module_cycle_md
    case "interface_size": PackageResources.interface_size_md
    case "unassigned": PackageResources.unassigned_md
    case "superfluous_suppression": PackageResources.superfluous_suppression_md
    case "unused_configuration": PackageResources.unused_configuration_md
    case "stale_baseline": PackageResources.stale_baseline_md
    case "invalid_source": PackageResources.invalid_source_md
    default: []
    }
  }

  /// The table of a page's section "Options", which a test holds against the page.
  package var optionTable: String {
    let rows = options.map {
      "| `\($0.name)` | \($0.standard.typeName) | \($0.standard) | \($0.summary) |"
    }
    return (["| option | type | default | meaning |", "| --- | --- | --- | --- |"] + rows)
      .joined(separator: "\n")
  }
}
