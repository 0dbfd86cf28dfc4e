"""Repositories whose configuration names programs: none of them may run."""
import os
from pathlib import Path

from attack import Attack, remove, write_files
from small_app import git, write_repository

COMMANDS = [["lint", "--since", "HEAD~1"], ["lint", "--staged"], ["diff", "HEAD~1"], ["diff", "--staged"],
    ["lint", "--pre-commit"],
            ["graph", "--since", "HEAD~1"], ["lint"], ["hook", "install"], ["hook", "uninstall"], ["init", "--force"],
            ["baseline", "create", "--force"], ["lint", "--since", "main"], ["diff", "HEAD~1", "--format", "markdown"]]
# Each value is the trap with a word behind it, by which one sees what ran.
PROGRAMS = """core.fsmonitor core.pager core.editor core.askPass core.sshCommand core.gitProxy core.alternateRefsCommand core.hooksPath
pager.ls-tree pager.rev-parse pager.cat-file pager.ls-files pager.merge-base pager.diff pager.log filter.trap.clean filter.trap.smudge
filter.trap.process filter.lfs.clean filter.lfs.smudge filter.lfs.process diff.external diff.trap.textconv diff.trap.command
merge.trap.driver credential.helper gpg.program gpg.ssh.program gpg.ssh.defaultKeyCommand gpg.x509.program sequence.editor
interactive.diffFilter uploadpack.packObjectsHook remote.origin.uploadpack remote.origin.receivepack remote.origin.vcs
gc.recentObjectsHook submodule.a.update mergetool.trap.cmd difftool.trap.cmd man.trap.cmd browser.trap.cmd instaweb.httpd
sendemail.smtpServer trailer.a.command trailer.a.cmd core.attributesFile core.excludesFile core.worktree
guitool.trap.cmd web.browser tar.a.command tar.tar.gz.command ssh.variant imap.tunnel core.notesRef fsmonitor.socketDir
trace2.normalTarget trace2.eventTarget trace2.perfTarget http.proxy http.sslCert init.templateDir""".split()
FIXED = {"filter.trap.required": "true", "filter.lfs.required": "true", "protocol.allow": "always",
    "protocol.ext.allow": "always",
         "remote.origin.promisor": "true", "remote.origin.partialclonefilter": "blob:none",
         "extensions.partialClone": "origin",
         "core.repositoryFormatVersion": "1", "log.showSignature": "true", "safe.directory": "*", "gc.auto": "1",
         "core.fsmonitorHookVersion": "2",
         "submodule.recurse": "true", "fetch.recurseSubmodules": "true", "core.untrackedCache": "true",
         "core.bare": "false",
         "index.recordEndOfIndexEntries": "true", "maintenance.auto": "true", "advice.detachedHead": "true",
         "core.quotePath": "false",
         "i18n.logOutputEncoding": "UTF-16", "diff.renames": "copies", "status.showUntrackedFiles": "all",
         "color.ui": "always"}
HOOKS = """applypatch-msg commit-msg fsmonitor-watchman post-applypatch post-checkout post-commit post-index-change post-merge post-rewrite
post-update pre-applypatch pre-auto-gc pre-commit pre-merge-commit pre-push pre-rebase pre-receive prepare-commit-msg proc-receive
push-to-checkout reference-transaction sendemail-validate update""".split()
ALIASES = "rev-parse ls-tree ls-files cat-file merge-base version config diff diff-tree diff-index status log show for-each-ref".split()


def name_programs(attack: Attack) -> str:
    count = 0
    ways = [all_settings, by_include, by_gitfile, by_attributes, by_path, by_environment, by_remote, one_by_one]
    for way in ways:
        for commands in attack.some([COMMANDS], 1):
            around = attack.new_folder("around")
            app = write_repository(around / "app")
            trap = around / "trap"
            trap.write_text(f"#!/bin/sh\necho \"$@\" >>'{around}/ran-by-'\"$1\"\nexit 1\n")
            trap.chmod(0o755)
            for extra in way(attack, app, trap):
                for arguments in attack.some(commands, 4):
                    count += 1
                    outcome = attack.check(arguments, app, what=way.__name__, keep=around, extra=extra)
                    ran = sorted(path.name for path in around.iterdir() if path.name.startswith("ran-"))
                    if ran:
                        attack.fault(f"a program of the repository ran: {ran}", outcome, way.__name__, around)
                        for name in ran:
                            (around / name).unlink()
            if way in (all_settings, by_include):
                check_traps(attack, app, around)
            remove(around)
    return f"{count} runs among traps"


def check_traps(attack: Attack, app: Path, around: Path) -> None:
    """Traps that catch nothing would show nothing."""
    git(app, "-c", f"core.worktree={app}", "status", may_fail=True)
    if not any(path.name.startswith("ran-") for path in around.iterdir()):
        attack.fault("git itself falls into none of the traps: they test nothing", None, "", around)


def setting(app: Path, key: str, value: str) -> None:
    """Written by hand, as git would obey some of them while it writes."""
    section, _, name = key.rpartition(".")
    first, _, second = section.partition(".")
    header = f'[{first} "{second}"]' if second else f"[{first}]"
    quoted = value.replace("\\", "\\\\").replace('"', '\\"')
    with open(app / ".git/config", "a") as file:
        file.write(f'{header}\n\t{name} = "{quoted}"\n')


def plant(app: Path, trap: Path) -> None:
    for key in PROGRAMS:
        setting(app, key, f"{trap} {key}")
    setting(app, "core.worktree", str(app))
    for key, value in FIXED.items():
        setting(app, key, value)
    for alias in ALIASES:
        setting(app, f"alias.{alias}", f"!{trap} alias-{alias}")
    folder = app / ".git/traps"
    folder.mkdir()
    setting(app, "core.hooksPath", str(folder))
    (app / ".git/hooks").mkdir(exist_ok=True)
    for hook in HOOKS:
        for place in (folder / hook, app / ".git/hooks" / hook):
            place.write_text(f"#!/bin/sh\n{trap} hook-{hook}\n")
            place.chmod(0o755)
    write_files(app, {".git/info/attributes": "* filter=trap diff=trap merge=trap\n"})
    # Of another time, so that git would ask the filter whether they changed.
    for path in app.glob("Articles/*"):
        os.utime(path, (1_000_000_000, 1_000_000_000))


def all_settings(attack: Attack, app: Path, trap: Path) -> list[dict[str, str]]:
    plant(app, trap)
    return [{}]


def one_by_one(attack: Attack, app: Path, trap: Path):  # type: ignore[no-untyped-def]
    """As a wrong value of one can make git end before it obeys another."""
    clean = (app / ".git/config").read_bytes()
    write_files(app, {".git/info/attributes": "* filter=trap diff=trap merge=trap\n"})
    for key in attack.some(PROGRAMS + list(FIXED), 8):
        (app / ".git/config").write_bytes(clean)
        setting(app, key, FIXED.get(key, f"{trap} {key}"))
        for path in app.glob("Articles/*"):
            os.utime(path, (1_000_000_000, 1_000_000_000))
        yield {}


def by_include(attack: Attack, app: Path, trap: Path) -> list[dict[str, str]]:
    """The configuration comes from files, some of which a checkout brings."""
    plant(app, trap)
    config = app / ".git/config"
    (app / "more.config").write_bytes(config.read_bytes())
    config.write_text("[core]\n\trepositoryformatversion = 0\n[include]\n\tpath = ../more.config\n"
                      f'[includeIf "gitdir:{app}/.git"]\n\tpath = ../more.config\n[includeIf "onbranch:**"]\n\tpath = ../more.config\n')
    return [{}]


def by_gitfile(attack: Attack, app: Path, trap: Path) -> list[dict[str, str]]:
    """`.git` is a file that names another folder."""
    plant(app, trap)
    (app / ".git").rename(app / "elsewhere")
    (app / ".git").write_text("gitdir: elsewhere\n")
    return [{}]


def by_attributes(attack: Attack, app: Path, trap: Path) -> list[dict[str, str]]:
    plant(app, trap)
    write_files(app, {".gitattributes": "*.swift filter=lfs diff=trap working-tree-encoding=UTF-16\n* filter=trap\n",
                      ".gitmodules": f'[submodule "a"]\n\tpath = Articles\n\turl = ext::{trap} ext\n\tupdate = !{trap} module\n',
                      ".lfsconfig": f"[lfs]\n\turl = ext::{trap} lfs\n", ".mailmap": "a\n"})
    return [{}]


def by_path(attack: Attack, app: Path, trap: Path) -> list[dict[str, str]]:
    """A program called git that the checkout brings."""
    for name in ["git", "bin/git", "Articles/git", "git-ls-tree", "git-rev-parse", "sh", "git.exe"]:
        write_files(app, {name: f"#!/bin/sh\n{trap} path-{name.replace('/', '-')}\n"})
        (app / name).chmod(0o755)
    path = os.environ["PATH"]
    # The folder itself is on the path by an empty or relative one of its parts.
    return [{"PATH": f".:{path}"}, {"PATH": f":{path}"}, {"PATH": f"bin:{path}"}, {"PATH": f"{path}:"},
        {"PATH": f"./bin:../app:{path}"}]


def by_environment(attack: Attack, app: Path, trap: Path) -> list[dict[str, str]]:
    words = ["GIT_PAGER", "GIT_EXTERNAL_DIFF", "GIT_SSH_COMMAND", "GIT_SSH", "GIT_ASKPASS", "GIT_EDITOR", "PAGER",
        "EDITOR", "GIT_PROXY_COMMAND",
             "GIT_SEQUENCE_EDITOR", "SSH_ASKPASS", "GIT_TEMPLATE_DIR"]
    return [{word: f"{trap} {word}" for word in words} | {"GIT_TRACE": f"{trap.parent}/ran-trace",
        "GIT_TRACE2": f"{trap.parent}/ran-trace2"}]


def by_remote(attack: Attack, app: Path, trap: Path):  # type: ignore[no-untyped-def]
    """Objects that are missing would be fetched from where the configuration says."""
    name = git(app, "rev-parse", "HEAD~1:Articles/ArticlesInteractor.swift").decode().strip()
    plant(app, trap)
    for file in (app / ".git/objects").glob(f"{name[:2]}/{name[2:]}"):
        file.chmod(0o644)
        file.unlink()
    for address in [f"ext::{trap} ext", "ssh://localhost/none", f"file://{trap}", "trap::x", "-oProxyCommand=x",
        "http://127.0.0.1:1/x"]:
        setting(app, "remote.origin.url", address)
        setting(app, f"url.ext::{trap} instead.insteadOf", "ssh://")
        yield {}
