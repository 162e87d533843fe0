"""A small file of the session is replaced as a whole: who reads it just then reads the old one or the new one."""

from pathlib import Path

from shingleback.store.autostart import put


def test_who_reads_the_old_one_reads_it_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "autostart/shingleback.desktop"
    put(file, "old")
    with file.open(encoding="utf-8") as reader:
        put(file, "new")
        assert reader.read() == "old"
    assert file.read_text() == "new"
    assert [path.name for path in file.parent.iterdir()] == [file.name]
