// A name for calling back makes a protocol a callback interface where somebody plugs in.

//- Cart/CartService.swift
protocol CartDelegate: AnyObject {}  // = none

protocol CartListener: AnyObject {}  // = port

final class CartService {}

//- Home/HomePresenter.swift
final class HomePresenter: CartListener {}
