"""The code of `packaging/test`: runs the style, type and test checks; the first that fails sets the exit code."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from checkout import needs
from checkout.apt import command_for
from checkout.catalogs import build_catalogs
from checkout.checkout import Checkout
from checkout.screen import screen
from checkout.terminal import say

_STYLE: Final = (("ruff", "check"), ("ruff", "format", "--check"))
_TYPES: Final = ("mypy",)
_ONLY_TESTS: Final = "--only-tests"
_MAX_PROCESSES: Final = 8
_TEMPORARY_ON_DISK: Final = "/var/tmp"  # noqa: S108 (pytest creates its own folders there)


def check(checkout: Checkout, arguments: Sequence[str]) -> int:
    """Run all checks, with `arguments` for pytest; return the exit code of the first that fails. Raises SetupError.

    With --only-tests before the `arguments`, style and types are not checked: they are the same on every system.
    """
    checkout.set_up("dev", needs.missing_libraries())
    _add_tools(checkout)
    build_catalogs(checkout)
    if list(arguments[:1]) == [_ONLY_TESTS]:
        return _test(checkout, arguments[1:])
    codes = [_run(checkout, command, checkout.environment) for command in _STYLE]
    with _beside(checkout, _TYPES) as types:
        tests = _test(checkout, arguments)
        codes += [types.result(), tests]
    return next(filter(None, codes), 0)


def _test(checkout: Checkout, arguments: Sequence[str]) -> int:
    with screen(checkout.environment) as added:
        return _run(checkout, ["pytest", *_shared(), *arguments], {**_compiling(checkout), **added, **_on_disk()})


@contextmanager
def _beside(checkout: Checkout, command: Sequence[str]) -> Iterator[Future[int]]:
    """Run a single-threaded check in the background. Its output is printed as a whole when it ends."""
    with (
        tempfile.TemporaryFile() as output,
        subprocess.Popen(
            [checkout.venv.python, "-m", *command],
            cwd=checkout.root,
            env=checkout.environment,
            stdout=output,
            stderr=subprocess.STDOUT,
        ) as process,
        ThreadPoolExecutor(1) as waiting,
    ):

        def tell() -> int:
            process.wait()
            say(f"\n{' '.join(command)}")
            output.seek(0)
            shutil.copyfileobj(output, sys.stdout.buffer)
            sys.stdout.buffer.flush()
            return process.returncode

        try:
            yield waiting.submit(tell)
        finally:
            process.kill()


def _compiling(checkout: Checkout) -> dict[str, str]:
    """Return an environment in which modules are compiled once, not again by each test process."""
    return {name: value for name, value in checkout.environment.items() if name != "PYTHONDONTWRITEBYTECODE"}


def _shared() -> list[str]:
    """Return options to share the test files among one process per processor and three more, because some tests wait.

    The processes begin with the folders whose files take long, so that none waits long for another at the end.
    """
    processes = min(len(os.sched_getaffinity(0)) + 3, _MAX_PROCESSES)
    return [f"--numprocesses={processes}", "--dist=loadfile", "--no-loadscope-reorder"]


def _on_disk() -> dict[str, str]:
    """Move temporary files to the disk if /tmp is in memory, as on Debian 13: tests create filesystems of gigabytes."""
    mounted = Path("/proc/self/mounts").read_bytes().decode(errors="replace")
    kinds = dict(line.split(" ")[1:3] for line in mounted.removesuffix("\n").split("\n"))
    folder = Path(tempfile.gettempdir())
    kind = next((kinds[str(one)] for one in (folder, *folder.parents) if str(one) in kinds), "")
    return {"TMPDIR": _TEMPORARY_ON_DISK} if kind == "tmpfs" else {}


def _add_tools(checkout: Checkout) -> None:
    tools = needs.missing_tools(checkout.environment["PATH"])
    wanted = [*tools, *needs.missing_python_library(), *needs.missing_time_zones()]
    missing = checkout.apt.install_what_there_is(wanted)
    if missing:
        say(f"Tests of what is not here are skipped. On Debian and Ubuntu: {command_for(missing)}")


def _run(checkout: Checkout, command: Sequence[str], environment: Mapping[str, str]) -> int:
    say(f"\n{' '.join(command)}")
    python = checkout.venv.python
    return subprocess.run([python, "-m", *command], cwd=checkout.root, env=environment, check=False).returncode
