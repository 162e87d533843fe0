"""Mutants of the engine, made by hand, one at a time: which of them do the tests of the model not notice?

  python -m tests.model.mutants                     all of them
  python -m tests.model.mutants commit recovery     those whose part or name contains one of these words
  python -m tests.model.mutants --exhaustive        commit, recovery, survey and moves, by the exhaustive tests alone

Each mutant is tried in a copy of `app`; the original is not changed. A mutant takes some seconds.
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
EXHAUSTIVE_PARTS: Final = ("commit", "recovery", "incoming", "run_index", "matching", "survey", "moves", "structure")
"""Commit, recovery (of the drive, and of the knowledge of it), survey, and moves."""
_FIRST_OF: Final = {"commit": "commit", "recovery": "cuts", "incoming": "cuts", "run_index": "cuts", "moves": "moves"}
"""The exhaustive tests that are likely to notice it; for other parts, those of the engine."""
_OTHER_TESTS: Final = ("test_engine.py", "test_cuts.py")
_PATIENCE_S: Final = 600
_OPTION: Final = "--exhaustive"
_NOT_BEGUN: Final = (126, 127)  # exit codes of `prlimit`: the test did not start, so it noticed nothing


def mutated(app: Path, mutation: Mutation) -> str:
    """The file's text with the mutation. Raises ValueError unless the old text occurs exactly once."""
    text = (app / "shingleback" / "engine" / mutation.file).read_text()
    if text.count(mutation.old) != 1:
        raise ValueError(f"{mutation.file}: {text.count(mutation.old)} times: {mutation.old}")
    return text.replace(mutation.old, mutation.new)


def is_noticed(app: Path, mutation: Mutation) -> str:
    """The first test that fails with this copy of `app`; empty if none does."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"]
    for test in _TESTS.get(mutation.part, _OTHER_TESTS):
        done = _run([*command, "-o", f"pythonpath={app} packaging .", f"tests/model/{test}"], app)
        if done.returncode:
            lines = done.stdout.splitlines()
            return next((line for line in lines if line.startswith(("FAILED", "ERROR"))), f"{test}: {lines[-1:]}")
    return ""


def is_noticed_by_the_exhaustive(app: Path, mutation: Mutation) -> str:
    done = _run([sys.executable, "-m", "tests.model.exhaustive", _FIRST_OF.get(mutation.part, "engine")], app)
    if done.returncode > 0 and not done.stdout:
        raise OSError(done.stderr)  # it has not started
    return (done.stdout.splitlines() or [f"ended by {done.returncode}"])[-1] if done.returncode else ""


def _run(command: list[str], app: Path, *, keeps_bytecode: bool = False) -> "subprocess.CompletedProcess[str]":
    """Runs a command, and ends it if it never ends; that counts as noticed."""
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONDONTWRITEBYTECODE": "" if keeps_bytecode else "1",
        "PYTHONPATH": f"{app}:{ROOT}",
    }
    patience = f"--cpu={_PATIENCE_S}"  # CPU time, since the computer may be busy
    done = subprocess.run(
        ["prlimit", patience, *command], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode in _NOT_BEGUN:
        raise OSError(done.stderr)
    return done


def is_chosen(mutation: Mutation, filters: Sequence[str]) -> bool:
    return not filters or any(text in f"{mutation.part}: {mutation.name}" for text in filters)


def main(arguments: list[str]) -> int:
    app = Path(os.environ.get("MUTATED_APP", ROOT / "app"))
    is_exhaustive, filters = _OPTION in arguments, [argument for argument in arguments if argument != _OPTION]
    chosen = [mutation for mutation in MUTATIONS if is_chosen(mutation, filters)]
    notices = is_noticed
    if is_exhaustive:
        chosen = [mutation for mutation in chosen if mutation.part in EXHAUSTIVE_PARTS and not mutation.is_equivalent]
        notices = is_noticed_by_the_exhaustive
    survivors = []
    with TemporaryDirectory(prefix="mutants-") as folder:
        copy = Path(folder) / "app"
        shutil.copytree(app, copy, ignore=shutil.ignore_patterns("__pycache__"))
        _run([sys.executable, "-c", "import tests.model.exhaustive"], copy, keeps_bytecode=True)  # for all that follow
        if not filters and (fails := notices(copy, chosen[0])):
            print(f"without any fault: {fails}")
            return 2
        for number, mutation in enumerate(chosen, 1):
            began_s = time.monotonic()
            file = copy / "shingleback" / "engine" / mutation.file
            before = file.read_text()
            file.write_text(mutated(copy, mutation))
            found = notices(copy, mutation)
            file.write_text(before)
            if not found and not mutation.is_equivalent:
                survivors.append(mutation)
            text = found[:110] if found else f"SURVIVES {mutation.is_equivalent}"
            print(
                f"{number}/{len(chosen)} {mutation.part}: {mutation.name}: {text} ({time.monotonic() - began_s:.0f} s)",
                flush=True,
            )
    print(f"{len(chosen) - len(survivors)} of {len(chosen)} are noticed, or change nothing that can be seen")
    return int(bool(survivors))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
