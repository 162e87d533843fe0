"""A malicious backup folder ends each command with an error message, and does no other harm."""

import errno
import gzip
import json
import os
import time
import tracemalloc
import zlib
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from shingleback.domain.errors import Why
from shingleback.engine.files.folders import remove_tree
from shingleback.engine.repo import layout
from shingleback.engine.repo.batch_decoder import Batches
from shingleback.engine.repo.catalog import Catalog
from shingleback.engine.repo.catalog_cache import CatalogCache
from shingleback.engine.repo.repository import inspect, is_at_work, open_destination
from shingleback.engine.repo.search import entries_of
from tests.helpers.looking import FIRST, build_pages, search_results
from tests.helpers.promises import tree_state
from tests.helpers.second_lists import forget_second_list
from tests.helpers.trees import write
from tests.helpers.workshop import Workshop

HEAD = b'{"kind":"batch","id":"1"}\n'
SOURCE, LETTERS = 1, 2
"""Ids of folders that `build_pages` creates."""


@pytest.fixture
def shop(workshop: Workshop) -> Workshop:
    return build_pages(workshop)


def test_a_pipe_in_the_place_of_a_backup_file_does_not_block(shop: Workshop) -> None:
    for name in ("backup.json", "backup-copy.json"):
        become_pipe(home_of(shop) / name)

    assert inspect(bytes(shop.destination)).has_backup  # the list tells which
    assert shop.verify().outcome == "done"
    assert shop.backup().outcome == "done"
    assert (home_of(shop) / "backup.json").is_file()


def test_if_one_of_the_two_backup_files_is_a_pipe_the_other_is_used(shop: Workshop) -> None:
    become_pipe(home_of(shop) / "backup.json")
    write(shop.source / "new.txt")

    assert inspect(bytes(shop.destination)).has_backup
    assert shop.backup().exit_code == 0
    assert shop.verify().exit_code == 0


@pytest.mark.parametrize("name", ["backup.json", "backup-copy.json"])
@pytest.mark.parametrize("harm", ["missing", "short", "other", "pipe", "folder"])
def test_the_next_run_repairs_either_of_the_two_backup_files(shop: Workshop, name: str, harm: str) -> None:
    file = home_of(shop) / name
    whole = file.read_bytes()
    file.unlink()
    match harm:
        case "short":
            file.write_bytes(whole[:100])
        case "other":
            file.write_bytes(whole.replace(b'"origins"', b'"others"'))
        case "pipe":
            os.mkfifo(file)
        case "folder":
            file.mkdir()

    assert shop.backup().exit_code == 0
    assert {name: (home_of(shop) / name).read_bytes() for name in ("backup.json", "backup-copy.json")} == {
        "backup.json": whole,
        "backup-copy.json": whole,
    }


def test_an_unreadable_sector_in_one_of_the_two_backup_files_does_no_harm(
    shop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad = os.stat(home_of(shop) / "backup.json").st_ino
    original = os.fdopen

    def failing(fd: int, *args: Any, **kwargs: Any) -> Any:
        if os.fstat(fd).st_ino == bad:
            os.close(fd)
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return original(fd, *args, **kwargs)

    monkeypatch.setattr(os, "fdopen", failing)
    assert inspect(bytes(shop.destination)).has_backup


def test_a_pipe_in_the_place_of_the_lock_is_reported(shop: Workshop) -> None:
    become_pipe(home_of(shop) / "lock")

    assert not is_at_work(bytes(shop.destination))
    result = shop.backup()
    assert (result.why, result.values) == (Why.ODD_ENTRY, {"file": ".shingleback/lock"})


def test_with_a_pipe_in_the_place_of_the_only_segment_the_next_run_lists_everything_again(shop: Workshop) -> None:
    forget_second_list(shop.destination)
    become_pipe(home_of(shop) / "manifest/000001.jsonl.gz")

    assert not is_at_work(bytes(shop.destination))
    assert shop.backup().why == ""
    assert shop.verify().outcome == "done"


def test_a_pipe_in_the_place_of_a_new_file_is_replaced(shop: Workshop) -> None:
    os.mkfifo(home_of(shop) / "backup.json.new")
    second = shop.folder / "another source"
    write(second / "new.txt")

    assert shop.backup(shop.source, second).exit_code == 0


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("versions", Why.ODD_ENTRY),
        ("incoming", Why.ODD_ENTRY),
        ("manifest", ""),  # the link is set aside, and the list read from its other copy
        ("", Why.ODD_ENTRY),
    ],
)
def test_a_symlink_in_the_place_of_an_internal_folder_is_not_entered(shop: Workshop, name: str, why: str) -> None:
    folder = home_of(shop) / name
    elsewhere = shop.folder / "elsewhere"
    folder.rename(elsewhere)
    folder.symlink_to(elsewhere)
    write(shop.source / "new.txt")
    before = tree_state(elsewhere)

    assert shop.backup().why == why
    assert tree_state(elsewhere) == before


@pytest.mark.parametrize("name", ["00²03.jsonl.gz", "0000³.jsonl.gz", "0000002.jsonl.gz", "+00002.jsonl.gz", "9" * 99])
def test_only_names_that_this_program_writes_are_segment_names(name: str) -> None:
    assert layout.run_of(name) is None
    assert layout.run_of(layout.segment_name(12)) == 12
    assert layout.run_of(layout.segment_name(1_234_567)) == 1_234_567


@pytest.mark.parametrize(
    "content",
    [b"", b"\xff\xfe", b"[" * 200_000, b'{"format": 3}', b'{"format": 1' + b"0" * 5000 + b"}"],
    ids=["empty", "not UTF-8", "deeply nested", "format only", "a long number"],
)
def test_an_invalid_backup_json_counts_as_lost(shop: Workshop, content: bytes) -> None:
    for name in ("backup.json", "backup-copy.json"):
        (home_of(shop) / name).write_bytes(content)

    assert inspect(bytes(shop.destination)).sources == [str(shop.source)]
    for file in (home_of(shop) / "manifest").iterdir():
        file.unlink()
    forget_second_list(shop.destination)
    assert inspect(bytes(shop.destination)).why == Why.MANIFEST_DAMAGED


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("id", "../../history"),
        ("id", "/tmp/x"),
        ("id", ""),
        ("origins", [{"name": "..", "path": "/home/ada", "host": ""}]),
        ("origins", [{"name": "a/b", "path": "/home/ada", "host": ""}]),
        ("origins", [{"name": "ada", "path": "/home/ada/../../etc", "host": ""}]),
        ("origins", [{"name": "ada", "path": "ada", "host": ""}]),
        ("origins", [{"name": "ada", "path": "/home/\0", "host": ""}]),
    ],
)
def test_an_identity_or_origin_with_a_path_elsewhere_is_not_used(shop: Workshop, key: str, value: object) -> None:
    for name in ("backup.json", "backup-copy.json"):
        backup_info = json.loads((home_of(shop) / name).read_bytes())
        (home_of(shop) / name).write_text(json.dumps({**backup_info, key: value}))

    assert shop.verify().outcome == "done"
    assert inspect(bytes(shop.destination)).sources == [str(shop.source)]


@pytest.mark.parametrize(
    ("kind", "key", "value"),
    [
        ("file", "parts", 10**9),
        ("file", "size", 2**63),
        ("file", "size", -1),
        ("file", "id", 10**30),
        ("file", "id", 0),
        ("file", "mode", "0x1ff"),
        ("file", "mode", "77777"),
        ("file", "mode", "²"),
        ("file", "blake3", "x" * 64),
        ("file", "blake3", "ab"),
        ("file", "uid", -1),
        ("file", "gid", 2**40),
        ("file", "mtime_ns", 10**30),
        ("file", "path", "source/a\0b"),
        ("file", "path", "source/../../x"),
        ("file", "path", "source/.."),
        ("file", "path", ""),
        ("file", "path", "x" * 20_000_000),
        ("file", "stored", "source//x"),
        ("file", "link_to", "../x"),
        ("file", "xattrs", {"user.\0": ""}),
        ("symlink", "target", "a\0b"),
        ("folder", "id", 0),
        ("version", "name", "2026 (../../x"),
        ("version", "name", ".."),
        ("version", "finished_at", "soon"),
        ("version", "finished_at", "2026-03-01T12:00:00"),
        ("version", "digest", "0123456789ABCDEF" * 2),
        ("segment", "run", 10**12),
        ("segment", "format", 2),
        ("segment", "format", 4),
        ("batch", "id", "../x"),
    ],
)
def test_a_line_that_no_program_writes_counts_as_damage(kind: str, key: str, value: object) -> None:
    batches = Batches()
    assert list(batches.feed(batch_of({**LINES[kind]}))) != []
    bad = Batches()

    assert list(bad.feed(batch_of({**LINES[kind], key: value}))) == []
    assert bad.is_damaged


def test_a_decompression_bomb_takes_no_memory_and_counts_as_damage() -> None:
    compressor = zlib.compressobj(9, zlib.DEFLATED, 31)
    bomb = compressor.compress(HEAD) + b"".join(compressor.compress(bytes(1 << 20)) for _ in range(512))
    batches = Batches()
    tracemalloc.start()

    assert list(batches.feed(bomb + compressor.flush())) == []

    _, most_bytes = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert batches.is_damaged
    assert most_bytes < 100 << 20


def test_data_that_only_looks_like_batch_headers_is_soon_given_up() -> None:
    batches = Batches()
    start_s = time.process_time()

    assert list(batches.feed(b"\x1f\x8b\x08\x00" * 1_000_000)) == []

    assert batches.is_damaged
    assert time.process_time() - start_s < 5


def test_the_time_for_many_small_batches_is_proportional_to_their_number() -> None:
    start_s = time.process_time()
    count = sum(1 for _ in Batches().feed(gzip.compress(HEAD, mtime=0) * 20_000))

    assert count == 20_000
    assert time.process_time() - start_s < 5


def test_an_endless_segment_is_not_read_to_its_end(shop: Workshop) -> None:
    forget_second_list(shop.destination)
    os.truncate(home_of(shop) / "manifest" / "000001.jsonl.gz", 1 << 40)

    assert shop.verify().left_out_count == 1
    result = shop.backup()
    assert (result.why, result.values) == (Why.MANIFEST_DAMAGED, {"file": "000001.jsonl.gz"})


def test_folders_inside_each_other_are_skipped(shop: Workshop) -> None:
    circle = [folder(901, 902, "source/a"), folder(902, 901, "source/a/b")]
    numbers = {"id": LETTERS, "in": 901, "origin_in": SOURCE}
    append(
        shop, *circle, {"kind": "moved", "path": "source/a/c", "origin": "source/letters", "folder": True, **numbers}
    )

    assert shop.verify().why == ""
    assert search_results(CatalogCache(None), shop, "ada") == []
    assert search_results(CatalogCache(None), shop, "zebra") == ["source/zebra.txt"]
    assert shop.restore(version=FIRST)[0].why == ""
    assert shop.backup().why == ""


@pytest.mark.parametrize(("number", "why"), [((1 << 53) - 100, ""), (1 << 53, Why.MANIFEST_DAMAGED)])
def test_very_high_ids_take_no_memory_and_a_run_assigns_none_beyond_the_limit(
    shop: Workshop, number: int, why: str
) -> None:
    append(shop, folder(number, SOURCE, "source/high"))
    shop.forget_index()
    write(shop.source / "new" / "file")
    tracemalloc.start()
    result = shop.backup()
    _, most_bytes = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert (result.why, most_bytes < 100 << 20) == (why, True)
    assert shop.verify().why == ""


def test_three_thousand_nested_folders_can_be_read(shop: Workshop) -> None:
    first = [folder(1000, SOURCE, "source/d")]
    append(shop, *first, *(folder(number, number - 1, "source/d/d") for number in range(1001, 4000)))

    with closing(Catalog(bytes(shop.destination))) as catalog:
        assert len(list(catalog.index.walk())) > 3000
        assert entries_of(catalog.index, [], b"source/d") is not None
    assert shop.verify().why == ""


def test_thousands_of_nested_folders_can_be_removed(tmp_path: Path) -> None:
    top = open_destination(bytes(tmp_path), create=False)
    fd = os.dup(top)
    for _ in range(1_500):
        os.mkdir("d", dir_fd=fd)
        inner = os.open("d", os.O_RDONLY, dir_fd=fd)
        os.close(fd)
        fd = inner
    os.close(fd)

    remove_tree(b"d", top)

    os.close(top)
    assert list(tmp_path.iterdir()) == []


def test_removed_files_are_found_only_in_versions_that_have_them(shop: Workshop) -> None:
    write(shop.source / "letters" / "eve.txt")
    shop.backup()
    remove(shop.source / "letters")
    shop.backup()

    assert search_results(CatalogCache(None), shop, "ada") == []
    assert search_results(CatalogCache(None), shop, "ada", FIRST) == ["source/letters/ada.txt"]


# helpers ------------------------------------------------------------------------------------------------------

ATTRIBUTES: dict[str, Any] = {"mode": "644", "uid": 0, "gid": 0, "mtime_ns": 0}
LINES: dict[str, dict[str, Any]] = {
    "file": {"kind": "file", "id": 9, "in": 1, "path": "source/x", "size": 0, "blake3": "0" * 64, **ATTRIBUTES},
    "symlink": {"kind": "symlink", "id": 9, "in": 1, "path": "source/x", "target": "y", **ATTRIBUTES},
    "folder": {"kind": "folder", "id": 9, "in": 1, "path": "source/x", **ATTRIBUTES},
    "batch": {"kind": "batch", "id": "0"},
    "version": {
        "kind": "version",
        "name": "2026-03-01T12-00-00-2",
        "started_at": "2026-03-01T12:00:00+01:00",
        "finished_at": "2026-03-01T12:00:00+01:00",
        "files": 1,
        "bytes": 1,
        "entries": 2,
        "digest": "0123456789abcdef" * 2,
    },
    "segment": {
        "kind": "segment",
        "format": 3,
        "backup": "ab",
        "run": 1,
        "started_at": "",
        "host": "",
        "program": "",
    },
}


def folder(entry_id: int, parent: int, path: str) -> dict[str, Any]:
    return {**LINES["folder"], "id": entry_id, "in": parent, "path": path, "mode": "755"}


def batch_of(*lines: dict[str, Any]) -> bytes:
    return gzip.compress(HEAD + b"".join(json.dumps(line).encode() + b"\n" for line in lines))


def append(shop: Workshop, *lines: dict[str, Any]) -> None:
    with (home_of(shop) / "manifest" / "000001.jsonl.gz").open("ab") as file:
        file.write(batch_of(*lines))


def home_of(shop: Workshop) -> Path:
    return shop.destination / ".shingleback"


def become_pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


def remove(path: Path) -> None:
    for file in path.iterdir():
        file.unlink()
    path.rmdir()
