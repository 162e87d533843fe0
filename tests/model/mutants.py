"""Faults that were put into the engine by hand, one at a time: which of them do the tests of the model not notice?

  python -m tests.model.mutants                     all of them
  python -m tests.model.mutants commit recovery     those whose part or name contains one of the words

Each is tried in a copy of `app`; what is there stays as it is. It takes some seconds a mutant.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.model.mutations import MUTATIONS, Mutation

ROOT: Final = Path(__file__).parents[2]
_TESTS: Final = {
    "commit": ("test_commit.py", "test_commit_without_order.py", "test_by_hand.py", "test_cuts.py", "test_engine.py"),
    "recovery": ("test_cuts.py", "test_full_recovery.py", "test_engine.py"),
    "incoming": ("test_cuts.py", "test_full_recovery.py", "test_engine.py"),
    "run_index": ("test_commit.py", "test_cuts.py", "test_full_recovery.py", "test_engine.py"),
    "matching": ("test_renames.py", "test_engine.py", "test_cuts.py"),
    "survey": ("test_renames.py", "test_engine.py", "test_cuts.py"),
    "moves": ("test_moves.py", "test_engine.py", "test_cuts.py"),
    "keeping": ("test_keeping.py", "test_engine.py", "test_cuts.py"),
    "batch": ("test_index.py", "test_engine.py", "test_cuts.py"),
    "replay": ("test_index.py", "test_engine.py", "test_cuts.py"),
    "segments": ("test_refusals.py",),
    "writer": ("test_refusals.py", "test_full_recovery.py"),
    "drive": ("test_refusals.py",),
    "checkpoints": ("test_refusals.py",),
}
_OTHER_TESTS: Final = ("test_engine.py", "test_cuts.py")
_PATIENCE_S: Final = 1200


def mutated(app: Path, mutation: Mutation) -> str:
    """The file's text with the fault in it. Raises ValueError where the old text is not there just once."""
    text = (app / "shingleback" / "engine" / mutation.file).read_text()
    if text.count(mutation.old) != 1:
        raise ValueError(f"{mutation.file}: {text.count(mutation.old)} times: {mutation.old}")
    return text.replace(mutation.old, mutation.new)


def is_noticed(app: Path, tests: Sequence[str]) -> str:
    """The first test that fails with this copy of `app`; empty where none does."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-x",
        "-p",
        "no:cacheprovider",
        "-o",
        f"pythonpath={app} packaging .",
    ]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONDONTWRITEBYTECODE": "1"}
    for test in tests:
        try:
            done = subprocess.run(
                [*command, f"tests/model/{test}"],
                cwd=ROOT,
                env=environment,
                capture_output=True,
                text=True,
                timeout=_PATIENCE_S,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return f"{test}: no end"
        if done.returncode:
            lines = done.stdout.splitlines()
            return next((line for line in lines if line.startswith(("FAILED", "ERROR"))), f"{test}: {lines[-1:]}")
    return ""


def main(words: list[str]) -> int:
    app = Path(os.environ.get("MUTATED_APP", ROOT / "app"))
    chosen = [m for m in MUTATIONS if not words or any(word in f"{m.part} {m.name}" for word in words)]
    survivors = []
    with TemporaryDirectory(prefix="mutants-") as folder:
        copy = Path(folder) / "app"
        shutil.copytree(app, copy, ignore=shutil.ignore_patterns("__pycache__"))
        if not words and (fails := is_noticed(copy, _TESTS["commit"])):
            print(f"without any fault: {fails}")
            return 2
        for number, mutation in enumerate(chosen, 1):
            began_s = time.monotonic()
            file = copy / "shingleback" / "engine" / mutation.file
            before = file.read_text()
            file.write_text(mutated(copy, mutation))
            found = is_noticed(copy, _TESTS.get(mutation.part, _OTHER_TESTS))
            file.write_text(before)
            if not found and not mutation.is_equivalent:
                survivors.append(mutation)
            said = found[:110] if found else f"SURVIVES {mutation.is_equivalent}"
            print(
                f"{number}/{len(chosen)} {mutation.part}: {mutation.name}: {said} ({time.monotonic() - began_s:.0f} s)",
                flush=True,
            )
    print(f"{len(chosen) - len(survivors)} of {len(chosen)} are noticed, or change nothing that can be seen")
    return int(bool(survivors))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
