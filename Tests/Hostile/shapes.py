"""Swift that nobody writes: every kind of token and declaration, N times or N deep.

Each shape is a function from N to files. Where a check of growth has to begin at another size than
usual, it says so.
"""
from dataclasses import dataclass
from typing import Callable

Files = dict[str, str | bytes]
# Without a part of an architecture there is nothing to judge, and half of the work is not done.
BESIDE = """import UIKit
final class ArticlesPresenter { var view: ArticlesViewController? }
final class ArticlesInteractor { var presenter: ArticlesPresenter? }
final class ArticlesViewController: UIViewController { var interactor: ArticlesInteractor? }
"""


@dataclass(frozen=True)
class Shape:
    name: str
    make: Callable[[int], Files]
    """So many in the short form; the long form goes on to a hundred times that."""
    size: int


def one(text: str) -> Files:
    return {"Articles/Articles.swift": BESIDE, "Articles/Big.swift": text}


def beside(name: str, text: str) -> Files:
    """What is no Swift, with a few files that it could be about."""
    return {**{f"Articles/F{number}.swift": f"final class F{number}Presenter {{}}\n" for number in range(50)},
        **one(""), name: text}


def lines(pattern: str, count: int, before: str = "", after: str = "") -> str:
    return before + "".join(pattern.replace("#N", str(number)) for number in range(count)) + after


def repeated(pattern: str, before: str = "", after: str = "") -> Callable[[int], Files]:
    """The pattern N times, with its number in place of #N."""
    return lambda count: one(lines(pattern, count, before, after))


def nested(left: str, middle: str, right: str, before: str = "", after: str = "") -> Callable[[int], Files]:
    return lambda count: one(before + lines(left, count) + middle + lines(right, count) + after)


def protocol_diamonds(count: int) -> Files:
    """Each level refines both of the one above, so the ways through double with each."""
    text = "protocol A0 {}\nprotocol B0 {}\n"
    text += lines("", 0) + "".join(
        f"protocol A{n + 1}: A{n}, B{n} {{}}\nprotocol B{n + 1}: A{n}, B{n} {{}}\n" for n in range(count))
    return one(text + f"final class LastPresenter: A{count} {{ var view: B{count}? }}\n")


def protocol_chain(count: int) -> Files:
    return one("protocol P0 {}\n" + "".join(f"protocol P{n + 1}: P{n} {{}}\n" for n in range(count))
               + f"final class LastPresenter: P{count} {{}}\n")


def class_chain(count: int) -> Files:
    return one("class C0: UIViewController {}\n" + "".join(f"class C{n + 1}: C{n} {{}}\n" for n in range(count)))


def class_circle(count: int) -> Files:
    return one("".join(f"class C{n}: C{(n + 1) % count} {{ var next: C{(n + 7) % count}? }}\n" for n in range(count)))


def alias_circle(count: int) -> Files:
    return one("".join(f"typealias T{n} = T{(n + 1) % count}\n" for n in range(count))
               + "final class LastPresenter { var a: T0?; func b(_ c: T1) -> T2 { c.d.e } }\n")


def alias_chain(count: int) -> Files:
    """Used at each level, so that a chain that is walked anew each time costs the square."""
    return one("typealias T0 = ArticlesPresenter\n" + "".join(
        f"typealias T{n + 1} = T{n}\nstruct S{n} {{ var a: T{n} }}\n" for n in range(count)))


def alias_tower(count: int) -> Files:
    """Each names the one below it three times, so that the ways down treble with each."""
    return one("typealias T0 = ArticlesPresenter\n" + "".join(
        f"typealias T{n + 1} = (T{n}, T{n}) -> T{n}\nstruct S{n} {{ var a: T{n} }}\n" for n in range(count)))


# What a typealias of several others may look like; #A, #B and #C are three of them.
KNOTS = ["#A & #B & UITableViewDelegate & #C", "Result<#A, Result<#B, #C>>", "[#A: (#B, [#C])]",
         "#A.Part.#B", "any #A & some #B", "UIHostingController<#A>"]


def alias_knots(count: int) -> Files:
    """Aliases in each form, each naming three others, used wherever a type is followed: a base, an extension's
    type, a condition, a stored value, a made one. One that is followed once for each way to it never ends."""
    lines = []
    for form, text in enumerate(KNOTS):
        for n in range(count):
            named = text
            for step, letter in ((1, "#A"), (5, "#B"), (n + 2, "#C")):
                named = named.replace(letter, f"T{form}x{(n + step) % count}")
            own = f"T{form}x{n}"
            lines.append(f"typealias {own} = {named}\nclass C{form}x{n}: {own} {{}}\n"
                         f"protocol P{form}x{n}: {own} {{ associatedtype A: {own} }}\n"
                         f"extension {own} where Self: {own} {{ func b() {{ {own}(a: self) }} }}\n"
                         f"final class L{form}x{n}Presenter: C{form}x{n} {{ var view: {own}?; var a = {own}() }}\n")
    return one("".join(lines))


def extension_circle(count: int) -> Files:
    return one("".join(f"extension E{n}.E{n + 1} {{ struct E{n + 2} {{}} }}\n" for n in range(count)))


def files_in_one_folder(count: int) -> Files:
    return {f"Articles/Part{n}Presenter.swift": f"final class Part{n}Presenter {{ var view: Part{n}View? }}\n"
            for n in range(count)}


def modules(count: int) -> Files:
    return {f"Modules/Part{n}/Part{n}{role}.swift": text.replace("#N", str(n)).replace("#M", str((n + 1) % count))
            for n in range(count // 4 + 1) for role, text in [
                ("Presenter",
                "import UIKit\nfinal class Part#NPresenter { var view: Part#NViewController?; var other: Part#MPresenter? }\n"),
                ("Interactor", "final class Part#NInteractor { var presenter: Part#NPresenter? }\n"),
                ("ViewController",
                "import UIKit\nfinal class Part#NViewController: UIViewController { var presenter: Part#NPresenter? }\n"),
                ("Router", "import UIKit\nfinal class Part#NRouter { func go() { Part#MRouter().go() } }\n")]}


def folders_deep(count: int) -> Files:
    # A path has an end at 4,096 bytes; up to there the system walks all of it for each folder.
    return {"a/" * min(count, 1900) + "ArticlesPresenter.swift": BESIDE}


def same_names(count: int) -> Files:
    return {f"Modules/Part{n}/Presenter.swift": "final class Presenter { var view: View? }\nprotocol View: AnyObject {}\n"
            for n in range(count)}


def modules_in_circle(count: int) -> Files:
    return modules(count)


def knot(count: int) -> Files:
    """Each module knows each other."""
    width = max(2, int(count ** 0.5))
    return {f"Modules/Part{n}/Part{n}.swift": f"import UIKit\nfinal class Part{n}Presenter {{\n" + "".join(
        f"  var p{m}: Part{m}Presenter?\n"
        for m in range(width)) + f"}}\nfinal class Part{n}ViewController: UIViewController {{}}\n"
        f"final class Part{n}Interactor {{}}\n" for n in range(width)}


def many_kinds(count: int) -> Files:
    """All declarations there are, one of each N times."""
    text = """@objc public final class C#N<T: P#N>: NSObject, P#N where T: Equatable { deinit {} init?() { fatalError() }
  subscript(i: Int) -> Int { get { 1 } set { _ = newValue } } lazy var a = { [weak self] in self }() }
protocol P#N: AnyObject { associatedtype A: Sequence where A.Element == Int; var b: Int { get async throws } }
actor A#N { nonisolated let a = 1; func f() async throws -> some P#N { try await f() } }
indirect enum E#N: String { case a = "a", b(Int, x: E#N), c }
struct S#N: ~Copyable { consuming func f() {} @Wrapped var w: any P#N & Sendable }
extension C#N: @unchecked Sendable { typealias X = (Int) -> Void; static func == (l: C#N, r: C#N) -> Bool { l === r } }
infix operator +++#: AdditionPrecedence
precedencegroup G#N { higherThan: AdditionPrecedence associativity: left assignment: false }
macro m#N(_ x: Int) -> String = #externalMacro(module: "M", type: "T")
func f#N<each T>(_ x: repeat each T) { if let x, case .a = x { guard x else { return } }; switch x { case 1...2: break; default: fallthrough } }
let v#N = #"raw \\#(v#N) "#, w#N = /re(gex)?/, x#N = \\C#N.a.b, y#N = 0x1p-3, z#N: [Int: [String?]]! = nil
"""
    return one(lines(text, count))


SHAPES = [
    Shape("classes", repeated("class N#N {}\n"), 2000),
    Shape("classes on one line", repeated("class N#N {} "), 2000),
    Shape("structs with members", repeated("struct N#N { var a: N#N?; let b: Int; func c() -> N#N { self } }\n"), 1000),
    Shape("presenters", repeated("final class N#NPresenter { var view: N#NViewController? }\n"), 1000),
    Shape("view controllers",
          repeated("final class N#NViewController: UIViewController { var p: N#NPresenter? }\n"), 1000),
    Shape("protocols", repeated("protocol N#N: AnyObject { func a() }\n"), 2000),
    Shape("protocol chain", protocol_chain, 500),
    Shape("protocol diamonds", protocol_diamonds, 200),
    Shape("class chain", class_chain, 1000),
    Shape("class circle", class_circle, 1000),
    Shape("typealias circle", alias_circle, 1000),
    Shape("typealias chain", alias_chain, 500),
    Shape("typealias tower", alias_tower, 40),
    Shape("typealias knots", alias_knots, 50),
    Shape("typealiases of functions that name themselves",
          repeated("typealias A#N = (A#N, A#N) -> A#N\nstruct S#N { var a: A#N }\n"), 100),
    Shape("typealiases of functions that name each other",
          repeated("typealias A#N = (A0, A1, A2) -> A3\nstruct S#N { var a: A#N }\n"), 100),
    Shape("conformances", repeated(", P#N", "protocol A {}\nfinal class LastPresenter: A", " {}\n"), 3000),
    Shape("conformers of one protocol",
          repeated("final class N#N: Door {}\n", "protocol Door { func open() }\n"), 2000),
    Shape("compositions", repeated(" & P#N", "final class LastPresenter { var a: (any A", ")? }\n"), 3000),
    Shape("nested types", nested("struct N {", "", "}"), 1000),
    Shape("nested types of different names", nested("struct N#N {\n", "", "}\n"), 1000),
    Shape("nested types in extensions", extension_circle, 1000),
    Shape("nested functions", nested("func f() {", "", "}", "class A {", "}"), 2000),
    Shape("nested closures", nested("{ a in ", "a", "}", "let a = "), 2000),
    Shape("members", repeated("  var m#N: Int = #N\n", "final class LastPresenter {\n", "}\n"), 5000),
    Shape("members of other types",
          repeated("  var m#N: ArticlesInteractor?\n", "final class LastPresenter {\n", "}\n"), 2000),
    Shape("methods",
          repeated("  func m#N(a: ArticlesInteractor) { a.presenter?.view?.m#N() }\n", "final class LastPresenter {\n",
          "}\n"), 2000),
    Shape("cases", repeated("  case m#N(ArticlesInteractor)\n", "enum Choice {\n", "}\n"), 3000),
    Shape("overloads", repeated("  func m(a#N: Int) {}\n", "final class LastPresenter {\n", "}\n"), 3000),
    Shape("extensions of one type", repeated("extension ArticlesPresenter { func m#N() { view?.m#N() } }\n"), 2000),
    Shape("extensions with conformances", repeated("protocol P#N {}\nextension ArticlesPresenter: P#N {}\n"), 1000),
    Shape("extensions of unknown types",
          repeated("extension U#N { var a: ArticlesPresenter { fatalError() } }\n"), 2000),
    Shape("imports", repeated("import Module#N\n"), 5000),
    Shape("UI imports", repeated("import UIKit\n", "", "final class LastPresenter {}\n"), 3000),
    Shape("#if", repeated("#if A#N\nclass N#N {}\n#elseif B\n#else\n#endif\n"), 1500),
    Shape("#if nested", nested("#if A#N\n", "class X {}\n", "#endif\n"), 2000),
    Shape("#if that is never closed", repeated("#if A\n"), 3000),
    Shape("attributes", repeated("@a#N(x: 1) ", "", "final class LastPresenter {}\n"), 5000),
    Shape("modifiers", repeated("public ", "", "final class LastPresenter {}\n"), 5000),
    Shape("generic parameters", repeated(", T#N: ArticlesInteractor", "final class LastPresenter<A", "> {}\n"), 3000),
    Shape("generic arguments deep", nested("Array<", "Int", ">", "final class LastPresenter { var a: ", "? }\n"), 2000),
    Shape("where clauses",
          repeated(", T.A#N == ArticlesInteractor", "final class LastPresenter<T> where T: A", " {}\n"), 3000),
    Shape("optionals", repeated("?", "final class LastPresenter { var a: Int", " }\n"), 5000),
    Shape("function types", nested("(", "Int", ") -> Void", "final class LastPresenter { var a: ", " }\n"), 2000),
    Shape("tuples deep", nested("(", "1", ",2)", "let a = "), 5000),
    Shape("arrays deep", nested("[", "1", "]", "let a = "), 5000),
    Shape("braces deep", nested("{", "", "}"), 5000),
    Shape("braces that are never closed", repeated("{"), 5000),
    Shape("braces that were never opened", repeated("}"), 5000),
    Shape("parentheses that are never closed", repeated("("), 5000),
    Shape("angle brackets", repeated("<", "let a = A"), 5000),
    Shape("brackets that cross", repeated("([{<)]}>"), 2000),
    Shape("if else", repeated(" else if a == #N { b.c() }", "func f() { if a { }", "}\n"), 3000),
    Shape("if nested", nested("if a { ", "", " }", "func f() {", "}\n"), 3000),
    Shape("switch cases", repeated("case .a#N(let x): x.b()\n", "func f() { switch a {\n", "}}\n"), 3000),
    Shape("member chain",
          repeated(".a#N", "final class LastPresenter { var i: ArticlesInteractor?; func f() { i", " } }\n"), 5000),
    Shape("call chain",
          repeated(".a(#N)?", "final class LastPresenter { var i: ArticlesInteractor?; func f() { i", " } }\n"), 5000),
    Shape("chain through own properties",
          repeated("?.presenter?.view?.interactor",
          "final class LastPresenter { var interactor: ArticlesInteractor?; func f() { interactor", " } }\n"), 1000),
    Shape("calls deep", nested("a(b: ", "1", ")", "let a = "), 5000),
    Shape("operators", repeated("+ a#N ", "let a = 1 "), 5000),
    Shape("one operator", repeated("+", "let a = 1 ", " 2\n"), 20000),
    Shape("prefix operators", repeated("!", "let a = ", "b\n"), 20000),
    Shape("ternaries", repeated("a#N ? b : ", "let a = ", "c\n"), 3000),
    Shape("string interpolation deep", nested('"\\(', "1", ')"', "let a = "), 1000),
    Shape("strings", repeated('let s#N = "a \\(b.c) d"\n'), 3000),
    Shape("strings that do not end", repeated('let s#N = "a \\(b.c d\n'), 2000),
    Shape("multiline strings", repeated('let s#N = """\n  a\n  """\n'), 2000),
    Shape("quotes", repeated('"'), 10000),
    Shape("raw string with many #", lambda n: one("let a = " + "#" * n + '"a"' + "#" * n + "\n"), 20000),
    Shape("raw strings with more and more #",
          lambda n: one("".join("let a = " + "#" * k + '"a"\n' for k in range(int(n ** 0.5)))), 20000),
    Shape("raw string that nearly ends", lambda n: one('let a = ###"' + '"##' * n + '"###\n'), 5000),
    Shape("regular expressions", repeated("let r#N = /a(b|c)*[d-e]/\n"), 2000),
    Shape("regular expression groups deep", nested("(", "a", ")", "let r = /", "/\n"), 2000),
    Shape("slashes", repeated("/ "), 10000),
    Shape("slashes that may begin a regular expression", repeated("= /a "), 5000),
    Shape("slashes in brackets", repeated("(/", "let a = "), 5000),
    Shape("comments deep", nested("/*", "", "*/"), 5000),
    Shape("comments that do not end", repeated("/*"), 5000),
    Shape("line comments", repeated("// a\n"), 10000),
    Shape("documentation comments", repeated("/// a\nvar a#N: Int\n"), 3000),
    Shape("suppressions", repeated("let a#N = 1 // viperlint:disable:this ui_type\n"), 2000),
    Shape("suppressions never enabled", repeated("// viperlint:disable ui_type\n"), 2000),
    Shape("suppressions of unknown rules", repeated("// viperlint:disable rule#N\n"), 2000),
    Shape("suppressions in one comment", repeated(" rule#N", "// viperlint:disable", "\n"), 2000),
    Shape("role annotations", repeated("// viperlint:role presenter\nclass N#N {}\n"), 2000),
    Shape("types of one name", repeated("class Same {}\n"), 2000),
    Shape("types of one name with members", repeated("class Same { var same: Same? }\n"), 1000),
    Shape("presenters of one name", repeated("final class SamePresenter { var view: UIView? }\n"), 1000),
    Shape("typealiases of one name", repeated("typealias Same = N#N\nclass N#N { var s: Same? }\n"), 1000),
    Shape("one very long line", lambda n: one("let a = [" + "ArticlesPresenter.self, " * n + "]\n"), 20000),
    Shape("a very long name", lambda n: one("final class A" + "a" * n + "Presenter { var v: UIView? }\n"), 200_000),
    Shape("a very long name of humps",
          lambda n: one("final class " + "Aa" * n + "Presenter { var v: UIView? }\n"), 50_000),
    Shape("a very long name of underscores",
          lambda n: one("final class A" + "_" * n + "Presenter { var v: UIView? }\n"), 100_000),
    Shape("a very long name of combining marks",
          lambda n: one("final class A" + "\u0301" * n + "Presenter { var v: UIView? }\n"), 20_000),
    Shape("a very long name of emoji",
          lambda n: one("final class A" + "👨\u200d" * n + "Presenter { var v: UIView? }\n"), 10_000),
    Shape("a very long raw name",
          lambda n: one("final class `a " + "b c " * n + "Presenter` { var v: UIView? }\n"), 50_000),
    Shape("names with one beginning",
          lambda n: one("".join(f"class {'A' * 500}{k} {{ var a: {'A' * 500}{k + 1}? }}\n" for k in range(n // 10))),
          5000),
    Shape("names that grow",
          lambda n: one("".join(f"class {'Ab' * k}Presenter {{}}\n" for k in range(1, int(n ** 0.5)))), 40_000),
    Shape("zeros", lambda n: one(b"\0" * n), 100_000),
    Shape("bytes that are no UTF-8", lambda n: one(b"class A\xff\xfe {}\n" * n), 5_000),
    Shape("white space", lambda n: one(" " * n + "\n" * n), 100_000),
    Shape("carriage returns", lambda n: one("class A {}\r" * n), 5_000),
    Shape("semicolons", repeated(";"), 20_000),
    Shape("commas", repeated(","), 20_000),
    Shape("colons", repeated(":", "class A"), 20_000),
    Shape("dots", repeated(".", "let a = a"), 20_000),
    Shape("at signs", repeated("@"), 20_000),
    Shape("number signs", repeated("#"), 20_000),
    Shape("back quotes", repeated("`"), 20_000),
    Shape("back slashes", repeated("\\"), 20_000),
    Shape("digits", lambda n: one("let a = " + "9" * n + "\n"), 100_000),
    Shape("keywords alone", repeated("class struct enum protocol extension func var let import init case "), 1000),
    Shape("class keywords", repeated("class "), 10_000),
    Shape("func keywords", repeated("func "), 10_000),
    Shape("var keywords", repeated("var "), 10_000),
    Shape("associatedtypes outside of protocols", repeated("associatedtype A#N\n"), 2_000),
    Shape("associatedtypes",
          repeated("  associatedtype A#N: Door where A#N.B == Int\n", "protocol Door {\n", "}\n"), 1_000),
    Shape("cases outside of enums", repeated("case a#N\n"), 2_000),
    Shape("macros", repeated("#preview { A() }\n@Model class N#N {}\n"), 1_000),
    Shape("every kind of declaration", many_kinds, 200),
    Shape("references to one type",
          repeated("struct S#N { var a: ArticlesPresenter; var b: ArticlesInteractor }\n"), 1000),
    Shape("a class that all know",
          repeated("final class N#NInteractor { var a: ArticlesPresenter?; var b: N#NViewController? }\n"), 1000),
    Shape("nested types of many presenters",
          repeated("enum N#N { struct Request {}; struct Response {}; struct ViewModel { var a: Request } }\n"), 500),
    Shape("files in one folder", files_in_one_folder, 1000),
    Shape("modules", modules, 2400),
    Shape("types of one name in folders", same_names, 500),
    Shape("modules that all know each other", knot, 900),
    Shape("folders deep", folders_deep, 450),
    Shape("baseline of many",
          lambda n: {**one("class A {}"), ".viperlint-baseline.json": '{"version": 1, "findings": [\n' + ",\n".join(
        f'{{"rule":"ui_type","from":"N{k}Presenter","to":"UIView","reference":"stores","member":"view","count":1}}'
        for k in range(n)) + "]}\n"}, 2000),
    Shape(".gitignore of many",
          lambda n: {**files_in_one_folder(200), ".gitignore": "".join(f"/a{k}/**/b*c\n" for k in range(n))}, 1000),
    Shape("an exclusion of many stars",
          lambda n: {**files_in_one_folder(200), ".viperlint.yml": "exclude: [" + "*a" * n + "]\n"}, 500),
    Shape("many exclusions",
          lambda n: {**files_in_one_folder(200), ".viperlint.yml": "exclude:\n" + "".join(f"  - a{k}/**/b*\n"
          for k in range(n))}, 1000),
    Shape("project of many files", lambda n: beside("App.xcodeproj/project.pbxproj", "{objects = {" + lines(
        "A#N = {isa = PBXBuildFile; fileRef = B#N; }; B#N = {isa = PBXFileReference; path = F#N.swift; sourceTree = \"<group>\"; }; ", n)
        + "C = {isa = PBXGroup; children = (" + lines("B#N, ",
        n) + "); }; D = {isa = PBXSourcesBuildPhase; files = (" + lines("A#N, ", n)
        + "); }; E = {isa = PBXNativeTarget; buildPhases = (D); name = App; }; F = {isa = PBXProject; mainGroup = C; targets = (E); }; }; rootObject = F; }"), 1000),
    Shape("project of groups in groups", lambda n: beside("App.xcodeproj/project.pbxproj", "{objects = {" + "".join(
        f"G{k} = {{isa = PBXGroup; children = (G{k + 1}, G{k + 1}); path = a; }}; " for k in range(n))
        + "F = {isa = PBXProject; mainGroup = G0; targets = (); }; }; rootObject = F; }"), 200),
    Shape("project of brackets", lambda n: beside("App.xcodeproj/project.pbxproj", "{a = " + "(" * n + ")" * n + "; }"),
    5000),
    Shape("project of open braces", lambda n: beside("App.xcodeproj/project.pbxproj", "{a = " * n), 5000),
    Shape("manifest of many targets", lambda n: beside("Package.swift", "let package = Package(name: \"A\", targets: ["
        + lines('.target(name: "T#N", dependencies: ["T0", "T1"]), ', n) + "])"), 1000),
    Shape("manifest of brackets", lambda n: beside("Package.swift", "let package = Package(targets: " + "[(" * n),
    3000),
    Shape("storyboard of many scenes", lambda n: beside("Articles/Main.storyboard", "<document><scenes>" + lines(
        '<scene><objects><viewController id="v#N" customClass="ArticlesViewController"><connections><segue destination="v0" id="s#N"/></connections>'
        "</viewController></objects></scene>", n) + "</scenes></document>"), 1000),
    Shape("storyboard of elements in elements", lambda n: beside("Articles/Main.storyboard",
    "<document>" + "<a>" * n + "</a>" * n + "</document>"), 3000),
    Shape("storyboard of entities", lambda n: beside("Articles/Main.storyboard", "<!DOCTYPE a [" + "".join(
        f'<!ENTITY e{k} "&e{k + 1};&e{k + 1};">' for k in range(n)) + "]><document>&e0;</document>"), 500),
    Shape("storyboard of attributes", lambda n: beside("Articles/Main.storyboard",
    "<document " + lines('a#N="b" ', n) + "/>"), 3000),
    Shape("owners of many paths", lambda n: beside(".github/CODEOWNERS", lines("/a#N/**/*.swift @b#N\n", n)), 2000),
]
