"""An app of few lines with findings, to attack the files around it."""
import subprocess
from pathlib import Path

from attack import write_files

APP: dict[str, str | bytes] = {
    "Articles/ArticlesPresenter.swift": "import UIKit\nfinal class ArticlesPresenter { var view: UIView? }\n",
    "Articles/ArticlesInteractor.swift": "final class ArticlesInteractor { var presenter: ArticlesPresenter? }\n",
    "Articles/ArticlesViewController.swift":
        "import UIKit\nfinal class ArticlesViewController: UIViewController { var model: ArticlesInteractor? }\n",
}
FORMATS = ["text", "xcode", "github", "json", "sarif", "junit", "checkstyle", "gitlab", "markdown", "html", "agent"]
SECRET = b"secret-of-the-machine-4711"
OUTSIDE: dict[str, str | bytes] = {
    "victim": b"keep me: [" + SECRET + b"\n",
    "inner/victim": b"keep me: [" + SECRET + b"\n",
    "victim.yml": b"preset: " + SECRET + b"\n",
    "victim.json": b'{"version": "' + SECRET + b'"}\n',
    "victim.swift": b"final class " + SECRET.replace(b"-", b"_") + b"Presenter { var view: UIView? }\n",
}
SECRETS = [SECRET, SECRET.replace(b"-", b"_")]


def write_app(folder: Path, *, is_checkout: bool = True) -> Path:
    write_files(folder, APP)
    # All that viperlint looks for to see that a repository begins here.
    if is_checkout:
        (folder / ".git").mkdir(exist_ok=True)
    return folder


def write_repository(folder: Path) -> Path:
    """The app in a real repository with two commits, the second one with a finding more."""
    write_app(folder, is_checkout=False)
    git(folder, "init", "--quiet", "--initial-branch", "main")
    git(folder, "config", "gc.auto", "0")
    commit(folder)
    write_files(folder,
        {"Articles/ArticlesRouter.swift": "final class ArticlesRouter { var a: ArticlesInteractor? }\n"})
    commit(folder)
    return folder


def commit(folder: Path) -> None:
    git(folder, "add", "--all")
    git(folder, "-c", "user.name=a", "-c", "user.email=a@b", "commit", "--quiet", "--allow-empty", "--message", "more")


def git(folder: Path, *arguments: str | bytes, data: bytes | None = None, may_fail: bool = False) -> bytes:
    # Configuration of the machine must not change what is tested.
    variables = {"PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": "/nonexistent", "GIT_CONFIG_NOSYSTEM": "1",
                 "GIT_AUTHOR_DATE": "1700000000 +0000", "GIT_COMMITTER_DATE": "1700000000 +0000"}
    return subprocess.run(
        ["git", *arguments], cwd=folder, env=variables, input=data, check=not may_fail, stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL if may_fail else None).stdout


def contents(folder: Path) -> dict[str, tuple[int, bytes]]:
    """Every file and link below a folder, with its permissions."""
    found: dict[str, tuple[int, bytes]] = {}
    for path in sorted(folder.rglob("*")):
        name, status = str(path.relative_to(folder)), path.lstat()
        if path.is_symlink():
            found[name] = (status.st_mode, bytes(path.readlink()))
        elif path.is_file():
            found[name] = (status.st_mode, path.read_bytes())
        else:
            found[name] = (status.st_mode, b"")
    return found
