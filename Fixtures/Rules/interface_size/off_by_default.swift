// Nothing is said of an interface's size where nobody asks.
//- Cart/CartInteractor.swift
protocol CartInteractorInput {  // = interactor by conformer in Cart
  var a: Int { get }; var b: Int { get }; var c: Int { get }; var d: Int { get }
  var e: Int { get }; var f: Int { get }; var g: Int { get }; var h: Int { get }
  var i: Int { get }; var j: Int { get }; var k: Int { get }; var l: Int { get }
  var m: Int { get }
}

final class CartInteractor: CartInteractorInput {
  var a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0, j = 0, k = 0, l = 0, m = 0
}

//- Cart/CartPresenter.swift
final class CartPresenter {
  var interactor: CartInteractorInput?
}
