"""What is read beside Swift: projects, manifests, interface files, what git ignores. As it is, and broken."""
from pathlib import Path
from random import Random

from mutate import mutated

PROJECT = b"""// !$*UTF8*$!
{
	archiveVersion = 1;
	objects = {
		01 /* A.swift in Sources */ = {isa = PBXBuildFile; fileRef = 02 /* A.swift */; };
		02 /* A.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = "A b.swift"; sourceTree = "<group>"; };
		03 = {isa = PBXGroup; children = (02, 07, ); path = "Articles \\"x\\""; sourceTree = "<group>"; };
		04 /* App */ = {isa = PBXNativeTarget; buildPhases = (05, ); name = App; productType = "com.apple.product-type.application";
			fileSystemSynchronizedGroups = (08, ); };
		05 = {isa = PBXSourcesBuildPhase; files = (01, ); };
		06 = {isa = PBXProject; mainGroup = 03; targets = (04, ); };
		07 = {isa = PBXGroup; children = (03, ); name = More; sourceTree = SOURCE_ROOT; };
		08 = {isa = PBXFileSystemSynchronizedRootGroup; path = Articles; sourceTree = "<group>"; data = <0fbd77 1c2735ae>; };
	};
	rootObject = 06;
}
"""
MANIFEST = b"""// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "App", platforms: [.iOS(.v17)], products: [.library(name: "Core", targets: ["Core"])],
  targets: [
    .target(name: "Core", dependencies: ["Data", .product(name: "X", package: "y")], path: "Sources/Core", exclude: ["a"], sources: ["b"]),
    .executableTarget(name: "App", dependencies: [.target(name: "Core")]), .testTarget(name: "CoreTests", path: "../Tests"),
  ] + (1...3).map { .target(name: "M\\($0)") })
"""
STORYBOARD = b"""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
  <scenes><scene sceneID="s"><objects>
    <viewController id="a" customClass="ArticlesViewController" customModule="App" sceneMemberID="viewController">
      <connections><outlet property="presenter" destination="b" id="c"/><segue destination="d" kind="show" identifier="e" id="f"/></connections>
    </viewController><customObject id="b" customClass="ArticlesPresenter"/>
  </objects></scene></scenes>
</document>
"""
SEEDS: list[tuple[str, bytes]] = [
    ("App.xcodeproj/project.pbxproj", PROJECT), ("Package.swift", MANIFEST), ("Articles/Main.storyboard", STORYBOARD),
    ("Articles/View.xib", STORYBOARD), (".gitignore", b"# x\n/build/\n*.o\n!keep.o\na/**/b\n[a-z]?\\!x\n"),
    (".github/CODEOWNERS", b"* @a\n/Articles/ @b c@d.e\n*.swift @f # x\n"), ("Articles/.gitignore", b"x*\n"),
]
SUFFIXES = (".pbxproj", "Package.swift", ".storyboard", ".xib", ".gitignore")
PIECES = [b"{", b"}", b"(", b")", b";", b"=", b"<", b">", b'"', b"\\U", b"\\", b"/*", b"//", b"<!--", b"-->",
    b"<![CDATA[", b"<!DOCTYPE a [<!ENTITY b \"c\">]>",
          b"&b;", b"&#0;", b"<a>" * 500, b"{a = " * 500, b"(" * 5000, b"../" * 50, b"**/" * 50, b"\0", b"\xff", b"[[:",
          b"[a-", b"\\\n"]


def read_beside(corpora: list[Path]) -> list[tuple[str, bytes]]:
    found = list(SEEDS)
    for folder in corpora:
        for path in sorted(folder.rglob("*")):
            if path.name.endswith(SUFFIXES) and path.is_file() and path.stat().st_size < 150_000:
                found.append((str(path.relative_to(folder)), path.read_bytes()))
    return found


def broken_beside(chance: Random, files: list[tuple[str, bytes]]) -> dict[str, str | bytes]:
    """Some of each kind, under the name that it is found by."""
    broken: dict[str, str | bytes] = {}
    texts = [text for _, text in files[:len(SEEDS)]]
    for name, text in chance.sample(files, min(len(files), 6)):
        for _ in range(chance.randrange(0, 3)):
            if chance.random() < 0.5:
                text = mutated(text, chance, texts)
            else:
                place = chance.randrange(len(text) + 1)
                text = text[:place] + chance.choice(PIECES) + text[place:]
        broken[name] = text
    return broken
