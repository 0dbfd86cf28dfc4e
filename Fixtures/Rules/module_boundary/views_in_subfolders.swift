// A presenter and the views that carry its stem are a module, though the views lie in a folder below.
//- Features/Send/SendPresenter.swift
import Observation

@Observable
final class SendPresenter {  // = presenter
  var status = ""
}

//- Features/Send/UI/SendFormView.swift
import SwiftUI

struct SendFormView: View {
  @State var presenter: SendPresenter
  var body: some View { Text(presenter.status) }
}

//- Features/Payee/PayeePresenter.swift
import Observation

@Observable
final class PayeePresenter {  // = presenter
  var hint = ""
  func follow(_ other: SendPresenter) { hint = other.status }  // ~ module_boundary
}

//- Features/Payee/UI/PayeeListView.swift
import SwiftUI

struct PayeeListView: View {
  @State var presenter: PayeePresenter
  var body: some View { Text(presenter.hint) }
}
