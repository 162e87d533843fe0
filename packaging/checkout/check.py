"""The code of `packaging/test`: runs the style, type and test checks; the first that fails sets the exit code."""

import os
import subprocess
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
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
_TITLE: Final = f"{' checks that failed ':=^80}"
_REPEATED_LINES: Final = 10
_MAX_PROCESSES: Final = 8
_TEMPORARY_ON_DISK: Final = "/var/tmp"  # noqa: S108 (pytest creates its own folders there)


@dataclass(frozen=True, slots=True)
class _Failure:
    """A check that failed, and the lines that it printed."""

    check: str
    output: Sequence[str]
    code: int


def check(checkout: Checkout, arguments: Sequence[str]) -> int:
    """Run all checks, with `arguments` for pytest; return the exit code of the first that fails. Raises SetupError.

    With --only-tests before the `arguments`, style and types are not checked: they are the same on every system.
    """
    checkout.set_up("dev", needs.missing_libraries())
    _add_tools(checkout)
    catalog_faults = build_catalogs(checkout)
    failures = [_Failure("catalogs", catalog_faults, 0)] if catalog_faults else []
    if list(arguments[:1]) == [_ONLY_TESTS]:
        code = _test(checkout, arguments[1:])
    else:
        failures += [failure for command in _STYLE if (failure := _check(checkout, command))]
        with ThreadPoolExecutor(1) as beside:  # the types are checked by one thread
            types = beside.submit(_check, checkout, _TYPES)
            code = _test(checkout, arguments)
        failures += [failure] if (failure := types.result()) else []
    _repeat(failures)
    return next(filter(None, (*(failure.code for failure in failures), code)), 0)


def _test(checkout: Checkout, arguments: Sequence[str]) -> int:
    with screen(checkout.environment) as added:
        command = ["pytest", *_shared(), *arguments]
        say(f"\n{' '.join(command)}")
        return subprocess.run(
            [checkout.venv.python, "-m", *command],
            cwd=checkout.root,
            env={**_compiling(checkout), **added, **_on_disk()},
            check=False,
        ).returncode


def _check(checkout: Checkout, command: Sequence[str]) -> _Failure | None:
    """Run a check, and print its output as a whole when it ends."""
    done = subprocess.run(
        [checkout.venv.python, "-m", *command],
        cwd=checkout.root,
        env=checkout.environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    name = " ".join(command)
    say(f"\n{name}")
    print(done.stdout, end="", flush=True)
    return _Failure(name, done.stdout.splitlines(), done.returncode) if done.returncode else None


def _repeat(failures: Sequence[_Failure]) -> None:
    """Print what failed before or beside the tests once more: whoever reads only the end shall not miss it."""
    if failures:
        print(_TITLE)
    for failure in failures:
        lines = [line for line in failure.output if line.strip()][:_REPEATED_LINES]
        print(failure.check, *(f"    {line}" for line in lines), sep="\n", flush=True)


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
