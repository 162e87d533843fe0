"""The report on a recorded series of runs."""

import pytest

from shingleback.simulator.media_cache import MediaCacheModel
from tests.benchmarks.modeled import main
from tests.benchmarks.streams import Run, report_of, runs_in
from tests.modeled.drives import scaled_preset

MIB = 1 << 20
GIB = 1 << 30
GROUPS = [f"# group METADATA {10 * GIB} {GIB}", f"# group DATA {2 * GIB} {GIB}", f"# group DATA {4 * GIB} {GIB}"]


def a_used_drive() -> MediaCacheModel:
    model = scaled_preset("archive-8tb-like", size_bytes=64_000_000_000, cache=0.01, is_used=True).model(0.0)
    assert isinstance(model, MediaCacheModel)
    return model


def written(*pieces: tuple[int, int]) -> list[str]:
    """Writes of these pieces one after the other, a second for each."""
    return [f"{number}.0 W {offset // 512} {length}" for number, (offset, length) in enumerate(pieces)]


def runs(*lines: str) -> list[Run]:
    return list(runs_in([*lines, *GROUPS], a_used_drive()))


def test_writes_are_reported_by_block_group() -> None:
    pieces = written((2 * GIB, MIB), (4 * GIB, 4096), (4 * GIB + 4096, 4096), (10 * GIB, 8192), (64 << 10, 4096))
    (run,) = runs("# begin", *pieces, "# end")
    assert {name: (one.count, one.size_bytes, one.jumps) for name, one in run.streams.items()} == {
        "W data 1": (1, MIB, 1),
        "W data 2": (2, 8192, 1),
        "W metadata 1": (1, 8192, 1),
        "W superblock": (1, 4096, 1),
    }


def test_what_a_run_writes_twice_is_reported() -> None:
    (run,) = runs("# begin", *written((2 * GIB, 8192), (10 * GIB, 4096), (2 * GIB + 4096, 8192)), "# end")
    assert {name: one.again_bytes for name, one in run.streams.items()} == {"W data 1": 4096, "W metadata 1": 0}


def test_a_flush_that_leaves_three_bands_half_written_repairs_one() -> None:
    streams = written(*((place * GIB, 2 * MIB) for place in (2, 4, 10)))
    (run,) = runs("# begin", *streams, "3.0 F 0 0", "# end")
    assert run.repaired_bands == 1
    assert 0 < run.mended_s < run.streams["F"].took_s
    assert "mends 1" in run.pieces[-1]
    assert f"{run.mended_s:.3f} s for mending 1 bands" in next(report_of(1, run))


def test_requests_between_two_runs_are_not_reported() -> None:
    one, between, two = (written((2 * GIB + number * MIB, 4096)) for number in range(3))
    found = runs("# begin", *one, "# end", *between, "# begin", "# begin", *two, "# end")
    assert [run.streams["W data 1"].count for run in found] == [1, 1]


@pytest.mark.device
def test_a_series_of_two_seeds_ends_with_its_medians(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--wall", "0", "--size", "3", "--scale", "0.001", "--filesystem", "btrfs", "--workload", "home"]
    assert main([*arguments, "--tool", "shingleback", "--seeds", "2"]) in {0, 2}
    output = capsys.readouterr()
    if "Nothing can be measured" not in output.err:
        assert "btrfs home fresh shingleback, seconds:" in output.out
        assert output.out.strip().endswith("medians of 2")
