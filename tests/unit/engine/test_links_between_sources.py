"""Names of one file in two sources, of which only one is backed up again."""

import os
from pathlib import Path

from tests.helpers.trees import write
from tests.helpers.workshop import Workshop


def test_names_of_a_file_stay_one_though_another_source_has_its_next_content(
    workshop: Workshop, tmp_path: Path
) -> None:
    one, two = workshop.source, tmp_path / "a source before the other"
    write(one / "first", b"before")
    os.link(one / "first", one / "second")
    two.mkdir()
    os.link(one / "first", two / "third")
    os.link(one / "first", two / "fourth")
    workshop.backup(one, two)
    write(two / "third", b"behind")
    workshop.backup(two)

    word, target = workshop.restore()

    assert word.outcome == "done"
    for pair in (
        (target / one.name / "first", target / one.name / "second"),
        (
            target / two.name / "third",
            target / two.name / "fourth",
        ),
    ):
        assert os.path.samefile(*pair)
    assert (target / one.name / "first").read_bytes() == b"before"
    assert (target / two.name / "third").read_bytes() == b"behind"
