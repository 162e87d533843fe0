"""Runs a program again and again without loading it anew: each run is a fork of a process that has its modules already.

    python warm_program.py MODULE < requests > answers

A request is a line of JSON: `words`, `environment`, `folder`, `umask`, and the paths `output`, `error` and `learned`.
The answers are two lines: `pid`, when the run has begun, and `code`, when it has ended. Which modules a program has is
not known here: each run says at its end what it had loaded, and that is loaded before the next one begins.
"""

import contextlib
import importlib
import json
import os
import runpy
import sys
import traceback
from pathlib import Path
from typing import Any


def main() -> None:
    module = sys.argv[1]
    request = _next_to_run()
    if request is None:
        return
    _become(request)
    sys.argv = [module, *request["words"]]
    code = _code_of(module)
    Path(request["learned"]).write_text("\n".join(list(sys.modules)))
    sys.stdout.flush()
    os._exit(code)  # to take everything down takes longer than most runs


def _code_of(module: str) -> int:
    try:
        runpy.run_module(module, run_name="__main__", alter_sys=True)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:  # noqa: BLE001 (as the interpreter does)
        traceback.print_exc()
        return 1
    return 0


def _next_to_run() -> dict[str, Any] | None:
    """Returns in each fork with its request, and in the first process with nothing, when there are no more."""
    while line := sys.stdin.readline():
        request: dict[str, Any] = json.loads(line)
        pid = os.fork()
        if pid == 0:
            return request
        _say({"pid": pid})
        _, status = os.waitpid(pid, 0)
        _learn(Path(request["learned"]))
        _say({"code": os.waitstatus_to_exitcode(status)})
    return None


def _become(request: dict[str, Any]) -> None:
    """As if the process had just been started: its own session, environment and files."""
    os.setsid()
    os.environ.clear()
    os.environ.update(request["environment"])
    os.chdir(request["folder"])
    os.umask(request["umask"])
    for fd, path, flags in (
        (0, os.devnull, os.O_RDONLY),
        (1, request["output"], os.O_WRONLY | os.O_CREAT | os.O_TRUNC),
        (2, request["error"], os.O_WRONLY | os.O_CREAT | os.O_TRUNC),
    ):
        opened = os.open(path, flags, 0o600)
        os.dup2(opened, fd)
        os.close(opened)
    sys.stdin, sys.stdout, sys.stderr = open(0), open(1, "w"), open(2, "w", buffering=1)  # noqa: SIM115


def _learn(names: Path) -> None:
    if not names.exists():  # it was killed
        return
    for name in names.read_text().split("\n"):
        if name not in sys.modules and name != "__main__":
            with contextlib.suppress(Exception):
                importlib.import_module(name)
    names.unlink()


def _say(answer: dict[str, int]) -> None:
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
