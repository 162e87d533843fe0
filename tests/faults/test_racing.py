"""Random histories of a source that changes beside the runs, from outside. `--long` adds more."""

import random
from pathlib import Path

import pytest

from tests.faults.history_program import warm_server
from tests.faults.interleaving import EngineBetween
from tests.faults.racing import APP, ProgramBeside, RacingHistory
from tests.faults.racing_source import RacingSource, content_of, token_of
from tests.helpers.examples import with_long


def test_a_mixture_of_two_contents_is_none_of_them() -> None:
    first, second = content_of("1.1.3000"), content_of("1.2.3000")

    assert token_of(first, {"1.1.3000", "1.2.3000"}) == "1.1.3000"
    assert token_of(first[:1500] + second[1500:], {"1.1.3000", "1.2.3000"}) is None


def test_the_source_is_what_it_is_noted_to_be(tmp_path: Path) -> None:
    source = RacingSource(tmp_path / "source", random.Random(1))
    source.change(400)
    source.begin()
    source.change(200)

    files = [path for path in source.top.rglob("*") if path.is_file() and path.name != "kept"]
    assert len(files) > 20
    for path in files:
        assert token_of(path.read_bytes(), source.possible(str(path.relative_to(source.top)))) is not None


@pytest.mark.parametrize("seed", [1, *with_long(*range(2, 60))])
def test_a_copy_has_what_was_there_while_it_was_made(tmp_path: Path, seed: int) -> None:
    with warm_server(APP) as server:
        history = RacingHistory(seed, tmp_path, ProgramBeside(APP, tmp_path, server))
        history.run()

    assert history.violations == []


@pytest.mark.parametrize("seed", [5, 16, *with_long(*range(100, 200))])
def test_a_copy_has_what_was_there_at_each_look_at_the_source(
    tmp_path: Path,
    plain_umask: None,  # noqa: ARG001 (its effect is needed)
    seed: int,
) -> None:
    history = RacingHistory(seed, tmp_path, EngineBetween(tmp_path))
    history.run()

    assert history.violations == []
