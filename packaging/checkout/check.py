"""The code of `packaging/test`: runs the style, type and test checks; the first that fails sets the exit code."""

import os
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from checkout import needs
from checkout.apt import command_for
from checkout.catalogs import build_catalogs
from checkout.checkout import Checkout
from checkout.failures import Failures, open_failures
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
    catalog_faults = build_catalogs(checkout)
    is_only_tests = list(arguments[:1]) == [_ONLY_TESTS]
    with open_failures() as failures:
        if catalog_faults:
            failures.add("catalogs", catalog_faults)
        if is_only_tests:
            failures.close()
            return _test(checkout, arguments[1:], failures)
        codes = [_report(checkout, command, failures) for command in _STYLE]
        with _beside(checkout, _TYPES, failures) as types:
            tests = _test(checkout, arguments, failures)
            codes += [types.result(), tests]
    return next(filter(None, codes), 0)


def _test(checkout: Checkout, arguments: Sequence[str], failures: Failures) -> int:
    with screen(checkout.environment) as added:
        environment = {**_compiling(checkout), **added, **_on_disk(), **failures.variables}
        command = ["pytest", *_shared(), *arguments]
        say(f"\n{' '.join(command)}")
        return subprocess.run(
            [checkout.venv.python, "-m", *command],
            cwd=checkout.root,
            env=environment,
            check=False,
            pass_fds=[failures.reading.fileno()],
        ).returncode


def _report(checkout: Checkout, command: Sequence[str], failures: Failures) -> int:
    with _begin(checkout, command) as process:
        return _end(process, command, failures)


@contextmanager
def _beside(checkout: Checkout, command: Sequence[str], failures: Failures) -> Iterator[Future[int]]:
    """Run the last check, which is single-threaded, in the background."""
    with _begin(checkout, command) as process, ThreadPoolExecutor(1) as waiting:

        def end() -> int:
            try:
                return _end(process, command, failures)
            finally:
                failures.close()

        try:
            yield waiting.submit(end)
        finally:
            process.kill()


def _begin(checkout: Checkout, command: Sequence[str]) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [checkout.venv.python, "-m", *command],
        cwd=checkout.root,
        env=checkout.environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )


def _end(process: "subprocess.Popen[str]", command: Sequence[str], failures: Failures) -> int:
    """Print its output as a whole when it ends; return its exit code."""
    output, _ = process.communicate()
    say(f"\n{' '.join(command)}")
    print(output, end="", flush=True)
    if process.returncode:
        failures.add(" ".join(command), output.splitlines())
    return process.returncode


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
