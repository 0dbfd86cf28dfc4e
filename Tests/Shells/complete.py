"""What a shell offers at the end of a line, read off a terminal that this script plays."""

import os
import pty
import re
import select
import sys
import time


class Terminal:
    """A program on a terminal of its own."""

    def __init__(self, arguments, environment):
        self.process, self.descriptor = pty.fork()
        if self.process == 0:
            os.execvpe(arguments[0], arguments, environment)
        self.seen = b""

    def read(self, seconds):
        """All that comes until nothing has come for so long, or the program has ended."""
        got = b""
        while select.select([self.descriptor], [], [], seconds)[0]:
            try:
                part = os.read(self.descriptor, 65536)
            except OSError:
                break
            if not part:
                break
            got += part
        self.seen += got
        return got

    def read_until(self, text, seconds):
        deadline = time.monotonic() + seconds
        got = b""
        while text not in got:
            if time.monotonic() > deadline:
                raise TimeoutError(f"{text!r} did not come, but {got!r}")
            got += self.read(0.1)
        return got

    def write(self, text):
        os.write(self.descriptor, text.encode())

    def end(self):
        """The exit status, after reading what is left."""
        self.read(0.2)
        os.close(self.descriptor)
        return os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])


def without_escapes(data):
    text = re.sub(rb"\x1b(\[[0-9;?>=]*[A-Za-z]|\][^\x07]*\x07|[=>()][A-Z0-9]?)", b"", data)
    return text.decode(errors="replace").replace("\r", "")


def environment_in(folder):
    """An environment in which shells leave what they keep for a person in this folder."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith("XDG_")}
    return {**kept, "HOME": folder, "TERM": "xterm"}


class Zsh:
    """A session in which completion is asked for again and again."""

    def __init__(self, script, folder):
        self.terminal = Terminal(["zsh", "-f", "-i"], environment_in(folder))
        self.terminal.write(
            f"stty cols 200 rows 500; cd '{folder}'; PS1='READY> '; unsetopt beep\n"
            "zstyle ':completion:*' list-prompt ''; LISTMAX=10000; setopt no_always_last_prompt\n"
            "autoload -Uz compinit && compinit -u -d '{folder}/.zcompdump'\n"
            f"source '{script}'; bindkey '^X' list-choices; print -r BE''GIN\n"
        )
        self.terminal.read_until(b"BEGIN", 30)
        self.terminal.read(0.3)

    def offers(self, line):
        """What is shown beneath a line."""
        self.terminal.write(line)
        self.terminal.read(0.1)
        self.terminal.write("\x18")
        # The line is written anew beneath the list.
        shown = self.terminal.read_until(b"READY> ", 30) + self.terminal.read(0.1)
        self.terminal.write("\x15")
        self.terminal.read(0.1)
        return without_escapes(shown).split("READY>")[0]

    def end(self):
        self.terminal.write("exit\n")
        self.terminal.end()


if __name__ == "__main__":
    sys.exit("this is used by Tests/Shells/run")
