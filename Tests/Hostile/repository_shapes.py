"""Repositories of a shape that git itself would not make, or that few have."""
import hashlib
import zlib
from pathlib import Path

from attack import Attack, write_files
from repository_damage import check_advice
from small_app import OUTSIDE, SECRETS, commit, contents, git, write_app, write_repository

COMMANDS = [["lint", "--since", "HEAD~1", "--format", "json"], ["lint", "--staged"], ["diff", "HEAD~1"],
    ["diff", "HEAD~1", "--format", "markdown"],
            ["graph", "--since", "HEAD~1", "--by", "module"],
            ["lint", "--since", "HEAD~1", "--report", "html=page.html"]]
SOURCE = b"final class HostilePresenter { var view: UIView? }\n"


def write_object(app: Path, kind: str, text: bytes) -> str:
    """As it is, however little sense it makes to git, which would refuse some."""
    whole = f"{kind} {len(text)}\0".encode() + text
    name = hashlib.sha1(whole).hexdigest()
    place = app / ".git/objects" / name[:2] / name[2:]
    place.parent.mkdir(exist_ok=True)
    if not place.exists():
        place.write_bytes(zlib.compress(whole))
    return name


def tree(app: Path, entries: list[tuple[str, bytes, str]]) -> str:
    return write_object(app, "tree", b"".join(mode.encode() + b" " + name + b"\0" + bytes.fromhex(to) for mode, name,
        to in entries))


def commit_of(app: Path, tree_name: str, parents: list[str], more: bytes = b"") -> str:
    who = b"a <a@b> 1700000000 +0000\n"
    text = b"tree " + tree_name.encode() + b"\n" + b"".join(b"parent " + name.encode() + b"\n" for name in parents)
    return write_object(app, "commit", text + b"author " + who + b"committer " + who + more + b"\nmore\n")


def strange_trees(app: Path) -> dict[str, str]:
    """By what is strange, the name of a tree."""
    blob = write_object(app, "blob", SOURCE)
    link = write_object(app, "blob", b"../outside/victim.swift")
    yml = write_object(app, "blob", b"preset: viper\nextends: ../outside/victim.yml\n")
    inner = tree(app, [("100644", b"HostilePresenter.swift", blob)])
    names: list[bytes] = [
        b"..", b".", b".git", b".GIT", b"a/b.swift", b"/etc/x.swift", b"../outside/x.swift", b"", b"x\n.swift",
        b"\x1b[2J.swift", b"\xff\xfe.swift",
        b"a" * 5000 + b".swift", b"-rf.swift", b"::error::.swift", b".git\xe2\x80\x8c", b"git~1", b"x.swift\t100644",
        b"\"x.swift", b"a\\b.swift"]
    trees = {f"a file named {name[:40]!r}": tree(app, [("100644", name, blob), ("40000", b"z", inner)])
        for name in names}
    trees |= {f"a folder named {name[:40]!r}": tree(app, [("40000", name, inner)]) for name in names}
    trees |= {f"mode {mode}": tree(app, [(mode, b"x.swift", blob), ("40000", b"z", inner)])
              for mode in ["0", "777777", "160000", "120000", "40000", "100777", "99999999999999999999", "", "1e3",
              "000100644"]}
    trees["a folder that is a file"] = tree(app, [("40000", b"Articles", blob)])
    trees["a file that is a folder"] = tree(app, [("100644", b"x.swift", inner), ("100644", b".viperlint.yml", inner)])
    trees["two of one name"] = tree(app, [("100644", b"x.swift", blob), ("100644", b"x.swift", link),
        ("40000", b"x.swift", inner)])
    trees["two configurations"] = tree(app, [("100644", b".viperlint.yml", yml), ("100644", b".viperlint.yml", blob),
        ("40000", b"z", inner)])
    trees["not in order"] = tree(app, [("100644", b"z.swift", blob), ("100644", b"a.swift", blob),
        ("40000", b"m", inner)])
    trees["a link to a source outside"] = tree(app, [("120000", b"x.swift", link), ("40000", b"z", inner)])
    trees["a configuration that is a link outside"] = tree(app,
        [("120000", b".viperlint.yml", write_object(app, "blob", b"../outside/victim.yml")), ("40000", b"z", inner)])
    trees["a configuration that extends outside"] = tree(app,
        [("100644", b".viperlint.yml", yml), ("40000", b"z", inner)])
    trees["a configuration that is a module"] = tree(app, [("160000", b".viperlint.yml", "1" * 40),
        ("40000", b"z", inner)])
    trees["a link to itself"] = tree(app, [("120000", b".viperlint.yml", write_object(app, "blob", b".viperlint.yml")),
        ("40000", b"z", inner)])
    trees["a link without an end"] = tree(app, [("120000", b".viperlint.yml",
        write_object(app, "blob", b"a" * 100_000)), ("40000", b"z", inner)])
    trees["what is not there"] = tree(app, [("100644", b"x.swift", "1" * 40), ("40000", b"z", "2" * 40)])
    trees["garbage"] = write_object(app, "tree", b"\xff" * 1000)
    trees["a tree that is cut"] = write_object(app, "tree", b"100644 x.swift\0abc")
    trees["nothing"] = tree(app, [])
    deep = inner
    for _ in range(1_500):
        deep = tree(app, [("40000", b"a", deep)])
    trees["folders deep"] = deep
    wide = tree(app, [("100644", f"F{number:05}.swift".encode(), blob) for number in range(20_000)])
    trees["many files"] = wide
    bomb = inner
    for _ in range(10):
        bomb = tree(app, [("40000", f"a{number}".encode(), bomb) for number in range(10)])
    trees["more files than there is room for"] = bomb
    return trees


def attack_trees(attack: Attack) -> str:
    around = attack.new_folder("trees")
    write_files(around / "outside", OUTSIDE)
    app = write_repository(around / "app")
    head, before = git(app, "rev-parse", "HEAD").decode().strip(), contents(around / "outside")
    plain = git(app, "rev-parse", "HEAD^{tree}").decode().strip()
    trees = strange_trees(app)
    count = 0
    for what, name in attack.some(list(trees.items()), 4):
        for is_base in (True, False):
            # As what was, or as what is; then the work tree has nothing of it.
            first = commit_of(app, name if is_base else plain, [head])
            second = commit_of(app, plain if is_base else name, [first])
            (app / ".git/refs/heads/main").write_text(second + "\n")
            for arguments in attack.some(COMMANDS, 6):
                count += 1
                outcome = attack.check(arguments, app, what=f"{'HEAD~1' if is_base else 'HEAD'} is {what}",
                    secrets=SECRETS, seconds=30, keep=around)
                check_advice(attack, outcome, what)
    if contents(around / "outside") != before:
        attack.fault("something outside was written", None, "", around)
    return f"{count} runs over {len(trees)} strange trees"


def attack_commits(attack: Attack) -> str:
    """Commits, tags and names of revisions that make no sense."""
    app = write_repository(attack.new_folder("commits"))
    head, plain = git(app, "rev-parse", "HEAD").decode().strip(), git(app, "rev-parse", "HEAD^{tree}").decode().strip()
    strange = {
        "without a tree": write_object(app, "commit", b"parent " + head.encode() + b"\n\nx\n"),
        "empty": write_object(app, "commit", b""),
        "of a tree that is none": commit_of(app, write_object(app, "blob", b"x"), [head]),
        "of what is not there": commit_of(app, "1" * 40, ["2" * 40]),
        "with many parents": commit_of(app, plain, [head] * 5_000),
        "with a long line": commit_of(app, plain, [head], b"x" * 5_000_000 + b"\n"),
        "with controls": commit_of(app, plain, [head], b"encoding \x1b[2J\n"),
        "a blob": write_object(app, "blob", b"x"),
        "a tag of itself nearly": write_object(app, "tag", b"object " + head.encode() + b"\ntype tree\ntag x\n\n"),
    }
    chain = head
    for _ in range(300 if attack.is_short else 3_000):
        chain = write_object(app, "tag", f"object {chain}\ntype tag\ntag x\ntagger a <a@b> 1 +0000\n\n".encode())
    strange["tags of tags"] = chain
    count = 0
    for what, name in strange.items():
        (app / ".git/refs/heads/main").write_text(name + "\n")
        for arguments in attack.some(COMMANDS, 6):
            count += 1
            attack.check(arguments, app, what=f"HEAD is a commit {what}", seconds=20)
        (app / ".git/refs/heads/main").write_text(head + "\n")
        (app / ".git/refs/heads/other").write_text(name + "\n")
        count += 1
        attack.check(["lint", "--since", "other"], app, what=f"--since a commit {what}", seconds=20)
    before = contents(app)
    revisions = ["--output=ran", "--upload-pack=touch ran", "-x", "--", "", " ", "@{u}", ":/more", "HEAD^{/more}",
        ":(top)", "HEAD:Articles", "HEAD@{1}", "HEAD~999999999",
                 "HEAD" + "^" * 5000, "HEAD" + "~1" * 5000, "a" * 100_000, "\x1b[2J", "é", "..", "HEAD..HEAD~1",
                 "HEAD...HEAD~1", "^HEAD", "HEAD --output=ran", "$(touch ran)", "`id`",
                 "HEAD\nHEAD~1", "@", "-", "refs/heads/../../HEAD", "0" * 40, head[:4], "HEAD^{tree}", "HEAD^{blob}",
                 "HEAD^99", "main@{yesterday}", "stash@{0}", ":0:Articles", "*", "--all", "--help"]
    for revision in attack.some(revisions, 3):
        for arguments in [["lint", "--since", revision], ["lint", f"--since={revision}"], ["diff", revision],
            ["graph", "--by", "module", "--since", revision]]:
            count += 1
            attack.check(arguments, app, what=f"the revision {revision[:40]!r}", seconds=20)
    if contents(app) != before:
        attack.fault("a revision's name wrote something", None, "", app)
    return f"{count} runs over strange commits and revisions"


def attack_kinds(attack: Attack) -> str:
    """Work trees, sparse, shallow and partial clones, submodules: what is asked for is answered, or it is an error."""
    around = attack.new_folder("kinds")
    app = write_repository(around / "app")
    git(app, "config", "uploadpack.allowFilter", "true")
    address = f"file://{app}"
    made = {
        "a second work tree": ["-C", "app", "worktree", "add", "--quiet", "--detach", "../second"],
        "a shallow clone": ["clone", "--quiet", "--depth", "1", address, "shallow"],
        "a clone without files": ["clone", "--quiet", "--filter=blob:none", "--no-checkout", address, "partial"],
        "a clone without folders": ["clone", "--quiet", "--filter=tree:0", "--no-checkout", address, "treeless"],
        "a bare clone": ["clone", "--quiet", "--bare", address, "bare"],
        "a mirror": ["clone", "--quiet", "--mirror", address, "mirror"],
        "a clone by reference": ["clone", "--quiet", "--shared", "app", "shared"],
        "a sparse clone": ["clone", "--quiet", "--sparse", address, "sparse"],
        "an empty repository": ["init", "--quiet", "empty"],
        "a repository of other hashes": ["init", "--quiet", "--object-format=sha256", "other-hashes"],
        "a repository of other references": ["init", "--quiet", "--ref-format=reftable", "other-references"],
    }
    for arguments in made.values():
        git(around, *arguments, may_fail=True)
    for name in ("other-hashes", "other-references"):
        if (around / name).exists():
            write_app(around / name, is_checkout=False)
            commit(around / name)
            commit(around / name)
    write_app(around / "empty", is_checkout=False)
    git(around / "sparse", "sparse-checkout", "set", "--sparse-index", "Nothing", may_fail=True)
    (around / "graft").mkdir()
    grafted = write_repository(around / "graft")
    write_files(grafted, {".git/info/grafts": git(grafted, "rev-parse", "HEAD") + b"x", ".git/shallow": b"garbage\n"})
    looped = write_repository(around / "looped")
    write_files(looped,
        {".git/objects/info/alternates": f"{looped}/.git/objects\n../../../looped/.git/objects\n/dev/zero\n\x1b[2J\n"})
    nested = write_repository(around / "nested")
    git(nested, "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", address, "Library", may_fail=True)
    commit(nested)
    count = 0
    for folder in sorted(path for path in around.iterdir() if path.is_dir()):
        for arguments in attack.some([*COMMANDS, ["lint", "--since", "HEAD"], ["diff", "HEAD"], ["hook", "install"],
            ["hook", "uninstall"]], 4):
            count += 1
            outcome = attack.check(arguments, folder, what=folder.name, seconds=20)
            check_advice(attack, outcome, folder.name)
    return f"{count} runs over clones of other kinds"
