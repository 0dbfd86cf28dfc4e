import Outlining
import Testing

@Test func `chains are read through calls, subscripts and optionals`() {
  checkChains("presenter.router.prepare(for: x)", "presenter.router.prepare(for)")
  checkChains("self.view?.show()", "self.view.show()")
  checkChains("Foo.shared.load()", "Foo.shared.load()")
  checkChains("Foo().load()", "Foo().load()")
  checkChains("push(module: a)", "push(module)")
  checkChains("a[0]!.b?[1].c { d() }", "a[].b[].c()", "d()")
  checkChains("a\n  .b()\n  .c()", "a.b().c()")
  checkChains("super.viewDidLoad()", "super.viewDidLoad()")
  checkChains("self.init(a: b)", "self.init(a)")
  checkChains("(a as? B)?.c()", "a as B", "_.c()")
  checkChains("a.map { b.c }.d", "a.map().d", "b.c")
  checkChains("$0.a.b", "$0.a.b")
  checkChains("x.0.a", "x.0.a")
  checkChains("return a + self.b", "self.b")
  checkChains(".a(b)")
  checkChains("\\A.b.c")
}

@Test func `assignments and casts are noted`() {
  checkChains("a.b.c = d", "a.b.c =", "d")
  checkChains("a.b = c.d", "a.b =", "c.d")
  checkChains("a = b + c", "a =")
  checkChains("self.a = b\nc()", "self.a =", "b", "c()")
  checkChains("a.b == c", "a.b")
  checkChains("a.b += c", "a.b")
  checkChains("x.y as? T", "x.y as T")
  checkChains("a.b as! C.D", "a.b as C.D")
}

@Test func `chains of one expression stand in source order`() {
  checkChains("a(b.c(), d.e).f", "a().f", "b.c()", "d.e")
  checkChains("let p = view.presenter", "view.presenter")
}
