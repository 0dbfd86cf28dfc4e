class RowViewModel {  // = none
  var titleFrame = CGRect.zero
  func layout(width: CGFloat) {}
}
final class NoteRowViewModel: RowViewModel {  // = none
  var title = ""
}

//= twin
class RowViewModel {  // = view_model
  var title = ""
  func update(width: Double) {}
}
final class NoteRowViewModel: RowViewModel {  // = view_model
  var subtitle = ""
}
