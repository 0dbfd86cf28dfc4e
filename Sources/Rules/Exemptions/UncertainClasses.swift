/// The rules about the roles of two types of whose findings, in blind samples of large code bases, fewer
/// than three in four were worth their line. Two roles are two deductions: what was drawn of one pair
/// says what to think of the next, so the rule is asked as a whole.
package let uncertainRulesInLargeCode: Set<String> = [
  "entity_in_view", "layer_dependency", "model_flow", "module_boundary", "protocol_boundary",
]

/// The classes of other findings of which, in blind samples, fewer than three in four were worth their
/// line: in large code bases they are notes. A test compares them with `Tests/Calibration/ledger.tsv`;
/// where the cause is mended, the class starts from zero there, and goes here.
package let uncertainClasses = Set(
  [
    "navigation_outside_router view - local base.framework",
    "ui_import view_model - - name.strong",
    "ui_type view_model - constructs name.strong",
    "ui_type view_model - parameter name.strong",
    "ui_type view_model - staticMember name.strong",
    "ui_type view_model - stores name.strong",
  ].map { FindingClass($0) })

/// Those that are so by what was drawn in small code bases, too: they are notes everywhere.
package let classesUncertainInSmallCode = Set(
  ["protocol_boundary interactor service stores name.weak"].map { FindingClass($0) })
