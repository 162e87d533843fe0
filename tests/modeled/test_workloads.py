"""Trees for modeled drives."""

from pathlib import Path

from tests.benchmarks.trees import Amount, amount_in
from tests.modeled.workloads import WORKLOADS, build, change


def test_there_are_60_000_small_files_with_a_mean_of_32_kb_and_always_the_same() -> None:
    files = WORKLOADS["small"].files(1.0)
    sizes = sorted(size for _, size in files)
    assert len(sizes) == 60_000
    assert abs(sum(sizes) / len(sizes) - 32_000) < 1
    assert 7_000 < sizes[30_000] < 11_000
    assert files == WORKLOADS["small"].files(1.0)


def test_a_home_has_small_files_pictures_and_videos() -> None:
    sizes = [size for _, size in WORKLOADS["home"].files(1.0)]
    assert [sizes.count(size) for size in (4096, 4_000_000, 300_000_000)] == [20_000, 200, 5]


def test_a_change_rewrites_two_of_a_hundred_files_and_removes_one(tmp_path: Path) -> None:
    files = [file for file in WORKLOADS["home"].files(0.02) if file.size_bytes == 4096]
    build(files, tmp_path / "tree")
    before = {path: path.read_bytes() for path in (tmp_path / "tree").rglob("file*")}

    amount = change(files, tmp_path / "tree")

    assert amount == amount_in(tmp_path / "tree") == Amount(396, 396 * 4096)
    after = {path: path.read_bytes() for path in (tmp_path / "tree").rglob("file*")}
    assert len(before) - len(after) == 4
    assert sum(before[path] != content for path, content in after.items()) == 8


def test_a_mail_store_has_few_large_folders_and_its_archives_the_same_content() -> None:
    tiny, bundled = (WORKLOADS[name].files(1.0) for name in ("tiny", "bundled"))
    assert (len(tiny), len({path.rpartition("/")[0] for path, _ in tiny}), len(bundled)) == (100_000, 50, 50)
    content_bytes, archived_bytes = (sum(size for _, size in files) for files in (tiny, bundled))
    assert content_bytes < archived_bytes < 1.05 * content_bytes
