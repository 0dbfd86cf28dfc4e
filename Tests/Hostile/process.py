"""One run of the program under limits, and what it did."""
import os
import resource
import signal
import subprocess
import tempfile
import threading
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Mapping, Sequence

# What a run may take, unless the attack says otherwise.
SECONDS = 30.0
MEGABYTES = 2_000


@dataclass
class Outcome:
    arguments: list[str]
    folder: Path
    """As of wait: the exit code, or the signal below zero."""
    status: int
    output: bytes
    errors: bytes
    """Of processor time."""
    seconds: float
    megabytes: float
    is_too_long: bool = False
    environment: dict[str, str] = field(default_factory=dict)

    @property
    def ending(self) -> str:
        if self.status < 0:
            return f"ended by {signal.Signals(-self.status).name}"
        return f"exit {self.status}"


def environment(extra: Mapping[str, str] | None = None) -> dict[str, str]:
    """Nothing of the machine around changes what is reported; a trap needs no picture of its stack."""
    kept = {name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH", "TMPDIR") if name in os.environ}
    return {**kept, "HOME": "/nonexistent", "LC_ALL": "C", "SWIFT_BACKTRACE": "enable=no", **(extra or {})}


def run_process(
        command: Sequence[str | bytes], folder: Path, *, seconds: float = SECONDS,
        extra: Mapping[str, str] | None = None, stdin: Any = subprocess.DEVNULL, stdout: Any = None,
        address_space: int | None = 16 << 30, file_size: int | None = None, **options: Any) -> Outcome:
    """Runs it; what it prints goes to files, as a pipe that nobody reads would hold it up.

    - stdout: where its output goes instead; the outcome then has none.
    """
    variables = environment(extra)
    own = forget_peak()
    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
        process = subprocess.Popen(
            command, cwd=folder, stdin=stdin, stdout=output if stdout is None else stdout, stderr=errors,
            env=variables, restore_signals=True, **options)
        # From outside, as code between fork and exec makes each start slow.
        if address_space:
            limit(process.pid, resource.RLIMIT_AS, address_space)
        limit(process.pid, resource.RLIMIT_CORE, 0)
        # Where this program is ended from outside, one that hangs must not stay. On two cores it may use twice the time.
        limit(process.pid, resource.RLIMIT_CPU, int(2 * seconds) + 10)
        if file_size is not None:
            limit(process.pid, resource.RLIMIT_FSIZE, file_size)
        late = threading.Event()

        def end() -> None:
            late.set()
            kill(process.pid)

        timer = threading.Timer(seconds, end)
        timer.start()
        _, status, usage = os.wait4(process.pid, 0)
        timer.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        errors.seek(0)
        return Outcome(
            [os.fsdecode(word) for word in command[1:]], folder, process.returncode, output.read(), errors.read(),
            usage.ru_utime + usage.ru_stime, 0 if usage.ru_maxrss <= own * 1.05 else usage.ru_maxrss / 1024,
            late.is_set(), dict(extra or {}))


def forget_peak() -> float:
    """A new process begins with the peak of the one that started it, so ours must not count.

    - Returns: the kilobytes that we have now; a run that has less has an unknown peak, and a small one.
    """
    try:
        Path("/proc/self/clear_refs").write_text("5")
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * resource.getpagesize() / 1024
    except OSError:
        return 0


def limit(process: int, kind: int, value: int) -> None:
    try:
        resource.prlimit(process, kind, (value, value))
    except (ProcessLookupError, PermissionError):
        pass


def kill(process: int) -> None:
    try:
        os.kill(process, signal.SIGKILL)
    except ProcessLookupError:
        pass
