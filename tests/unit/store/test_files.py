"""Small session files are replaced atomically, so that a reader gets the old content or the new."""

from pathlib import Path

from shingleback.store.autostart import put


def test_a_reader_of_the_old_file_reads_it_completely(tmp_path: Path) -> None:
    file = tmp_path / "autostart/shingleback.desktop"
    put(file, "old")
    with file.open(encoding="utf-8") as reader:
        put(file, "new")
        assert reader.read() == "old"
    assert file.read_text() == "new"
    assert [path.name for path in file.parent.iterdir()] == [file.name]
