"""Breaks a text as chance has it: by bytes, by tokens, by lines, and with pieces of other texts."""
import re
from random import Random
from typing import Callable, Sequence

TOKEN = re.compile(rb"[A-Za-z_][A-Za-z_0-9]*|[0-9]+|\s+|[^\sA-Za-z_0-9]")
KEYWORDS = """actor any as associatedtype async await break case catch class consume continue convenience copy default
defer deinit didSet do dynamic each else enum extension fallthrough false fileprivate final for func get guard if import
in indirect infix init inout internal is isolated lazy let macro mutating nil nonisolated nonmutating open operator
optional override package postfix precedencegroup prefix private protocol public repeat required rethrows return
self Self set some static struct subscript super switch throw throws true try typealias unowned var weak where while
willSet yield UIViewController UIView Presenter Interactor Router View Entity AnyObject Any Type Protocol""".encode().split()
# What lexers and parsers stumble over.
PIECES = [
    b"{", b"}", b"(", b")", b"[", b"]", b"<", b">", b'"', b'"""', b'#"', b'"#', b"\\(", b"/*", b"*/", b"//", b"///",
    b"#if A\n",
    b"#else\n", b"#elseif B\n", b"#endif\n", b"`", b"@", b"@objc(", b"#", b"##\"", b"/", b"#/", b"/#", b"?", b"!",
    b"->", b".", b"..", b"...",
    b",", b";", b":", b"=", b"==", b"&", b"~", b"~Copyable", b"_", b"$0", b"$", b"\\", b"\\.", b"\0", b"\r", b"\r\n",
    b"\n", b"\t", b"\x0b", b"\x0c",
    b"\xef\xbb\xbf", b"\xff", b"\xfe\xff", b"\xc3", b"\xc0\x80", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xf0\x9f\x91",
    b"\xe2\x80\xa8",
    "é".encode(), "👨‍👩‍👧".encode(), "\u0301".encode(), "\u202e".encode(), b"0x", b"1e", b"1_000", b"0b2", b"1.",
    b"<#a#>", b"<<<<<<< HEAD\n",
    b"=======\n", b">>>>>>> a\n", b"#!/usr/bin/swift\n", b"// viperlint:disable all\n",
    b"// viperlint:disable:next ui_type\n",
    b"// viperlint:enable\n", b"// viperlint:role presenter\n", b"// viperlint:", b"extension A.B.C {",
    b"class A: A {}", b"typealias A = A\n",
    b"associatedtype A\n", b"case a\n", b"init() {}", b"subscript(", b"deinit {", b"get {", b"where A ==",
    b"import struct A.B\n", b"@testable import A\n",
    b"any P & Q", b"[[[[", b"}}}}", b"((((", b"))))", b"<<<<", b">>>>", b"\"\\(\"\\(\"", b"operator +",
    b"prefix func -", b"#sourceLocation(file: \"a\", line: 1)\n",
    b"#externalMacro(", b"async let a =", b"if let a {", b"guard case .a = b else {", b"repeat each T", b"consume a",
    b"\\A.b", b"switch a { case", b"@available(*,",
]


def mutated(text: bytes, chance: Random, others: Sequence[bytes]) -> bytes:
    """By one to some mutations: many at once would leave nothing that is nearly right."""
    for _ in range(1 if chance.random() < 0.4 else chance.randrange(1, 12)):
        text = chance.choice(MUTATIONS)(text, chance, others)
    return text[:200_000]


def flip(text: bytes, chance: Random, others: Sequence[bytes]) -> bytes:
    if not text:
        return b"\x80"
    place = chance.randrange(len(text))
    return text[:place] + bytes([text[place] ^ 1 << chance.randrange(8)]) + text[place + 1:]


def delete(text: bytes, chance: Random, others: Sequence[bytes]) -> bytes:
    place = chance.randrange(len(text) + 1)
    return text[:place] + text[place + chance.choice([1, 1, 2, 5, 40]):]


def insert(text: bytes, chance: Random, others: Sequence[bytes]) -> bytes:
    place = chance.randrange(len(text) + 1)
    piece = chance.choice(PIECES) * (1 if chance.random() < 0.95 else chance.randrange(2, 300))
    return text[:place] + piece + text[place:]


def truncate(text: bytes, chance: Random, others: Sequence[bytes]) -> bytes:
    return text[:chance.randrange(len(text) + 1)]


def behead(text: bytes, chance: Random, others: Sequence[bytes]) -> bytes:
    return text[chance.randrange(len(text) + 1):]


def by_tokens(change: Callable[[list[bytes], Random], None]) -> Callable[[bytes, Random, Sequence[bytes]], bytes]:
    def changed(text: bytes, chance: Random, others: Sequence[bytes]) -> bytes:
        tokens = TOKEN.findall(text)
        if len(tokens) > 1:
            change(tokens, chance)
        return b"".join(tokens)
    return changed


def swap(tokens: list[bytes], chance: Random) -> None:
    first = chance.randrange(len(tokens))
    second = chance.randrange(len(tokens)) if chance.random() < 0.3 else min(len(tokens) - 1,
        first + chance.randrange(1, 8))
    tokens[first], tokens[second] = tokens[second], tokens[first]


def double(tokens: list[bytes], chance: Random) -> None:
    place = chance.randrange(len(tokens))
    length = chance.choice([1, 1, 2, 8, 60])
    tokens[place:place] = tokens[place:place + length] * chance.choice([1, 1, 1, 2, 30])


def drop(tokens: list[bytes], chance: Random) -> None:
    place = chance.randrange(len(tokens))
    del tokens[place:place + chance.choice([1, 1, 1, 3, 20])]


def drop_bracket(tokens: list[bytes], chance: Random) -> None:
    places = [index for index, token in enumerate(tokens) if token in b"{}()[]<>\""]
    if places:
        del tokens[chance.choice(places)]


def put_keyword(tokens: list[bytes], chance: Random) -> None:
    place = chance.randrange(len(tokens))
    if chance.random() < 0.5:
        tokens[place] = chance.choice(KEYWORDS)
    else:
        tokens.insert(place, b" " + chance.choice(KEYWORDS) + b" ")


def rename(tokens: list[bytes], chance: Random) -> None:
    """Makes a name that of another: types that know themselves, two of one name, circles."""
    names = [index for index, token in enumerate(tokens) if token[:1].isalpha()]
    if names:
        tokens[chance.choice(names)] = tokens[chance.choice(names)]


def splice(text: bytes, chance: Random, others: Sequence[bytes]) -> bytes:
    lines, from_others = text.splitlines(True), chance.choice(others).splitlines(True)
    place, start = chance.randrange(len(lines) + 1), chance.randrange(len(from_others) + 1)
    length = chance.choice([1, 1, 3, 10, 50])
    return b"".join(lines[:place] + from_others[start:start + length] + lines[place + chance.choice([0, 0, 1, 5]):])


def move_lines(text: bytes, chance: Random, others: Sequence[bytes]) -> bytes:
    lines = text.splitlines(True)
    start, length = chance.randrange(len(lines) + 1), chance.choice([1, 3, 10])
    moved = lines[start:start + length]
    del lines[start:start + length]
    place = chance.randrange(len(lines) + 1)
    return b"".join(lines[:place] + moved + lines[place:])


def join_lines(text: bytes, chance: Random, others: Sequence[bytes]) -> bytes:
    return text.replace(b"\n", chance.choice([b" ", b"", b"\r", b"\r\n", b"\n\n"]), chance.choice([1, 20, -1]))


def nest(text: bytes, chance: Random, others: Sequence[bytes]) -> bytes:
    """Puts it in brackets, a comment, a string or a condition."""
    left, right = chance.choice([
        (b"{", b"}"), (b"/*", b"*/"), (b'"""\n', b'\n"""'), (b"#if A\n", b"\n#endif\n"), (b"struct A {", b"}"),
        (b"let a = {", b"}"),
        (b"(", b")"), (b"extension ArticlesPresenter {", b"}"), (b"protocol P {", b"}"), (b"enum E {", b"}"),
        (b'"\\(', b')"'),
        (b"func f() {", b"}"), (b"var a: B { get {", b"}}"), (b"// ", b""), (b"#/", b"/#")])
    start = chance.randrange(len(text) + 1)
    end = chance.randrange(start, len(text) + 1)
    return text[:start] + left + text[start:end] + right + text[end:]


MUTATIONS = [
    flip, delete, insert, insert, insert, truncate, behead, splice, splice, move_lines, join_lines, nest, nest,
    *map(by_tokens, [swap, swap, double, double, drop, drop_bracket, drop_bracket, put_keyword, put_keyword, rename,
    rename]),
]
