"""Each run collects the same tests in the same order, so that several processes can share them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import has_order

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("values", [["a"], ("a",), {"a": 1}, {"a": 1}.keys(), {"a": 1}.values(), iter("a")])
def test_ordered_values_may_be_parametrized(values: object) -> None:
    assert has_order(values)


@pytest.mark.parametrize("values", [{"a"}, frozenset("a")], ids=["set", "frozenset"])
def test_unordered_values_may_not_be_parametrized(values: object) -> None:
    assert not has_order(values)


@pytest.mark.long
def test_the_order_does_not_depend_on_hash_seeds() -> None:
    first, second = collected(hash_seed=1), collected(hash_seed=2)

    assert len(first) > 5_000
    assert first == second


def collected(hash_seed: int) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "--quiet", "-p", "no:cacheprovider", "tests"],
        cwd=ROOT,
        env=os.environ | {"PYTHONHASHSEED": str(hash_seed)},
        capture_output=True,
        text=True,
        check=True,
    )
    return [line for line in done.stdout.splitlines() if "::" in line]
