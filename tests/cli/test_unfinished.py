"""`unfinished` lists what was begun to be copied or moved, says how to go on, and forgets what nobody wants."""

from shingleback.store.paths import Paths
from shingleback.store.unfinished import MOVE, UnfinishedCopies
from tests.gui.clone.test_unfinished import HALF_CLONED, HALF_MOVED
from tests.helpers.program import events, run


def test_without_any_it_says_so() -> None:
    assert "unfinished" in run("unfinished", check=0).stdout


def test_each_is_listed_with_the_command_that_goes_on() -> None:
    listed = UnfinishedCopies(Paths.of_user().unfinished_folder)
    listed.keep(HALF_CLONED)
    listed.keep(HALF_MOVED)

    said = run("unfinished", check=0).stdout

    assert f"1. clone: {HALF_CLONED.source_name} (/dev/sdx) to {HALF_CLONED.target_name}" in said
    assert "504 GB of 1.2 TB; begun 2026-05-03, last at work 2026-05-04 07:00" in said
    assert f"shingleback clone /dev/sdx {HALF_CLONED.target} --no-compare --everything" in said
    assert "2. move: the backup in /media/me/Old/Backup to /media/me/New/Backup" in said


def test_what_is_forgotten_is_gone_and_the_others_stay() -> None:
    listed = UnfinishedCopies(Paths.of_user().unfinished_folder)
    listed.keep(HALF_CLONED)
    listed.keep(HALF_MOVED)

    run("unfinished", "--forget", "1", check=0)

    (left,) = listed.all()
    assert left.command == MOVE
    assert events("unfinished", "--forget", "7", check=2)[-1]["why"] == "nothing-unfinished"


def test_a_file_that_makes_no_sense_is_left_out() -> None:
    folder = Paths.of_user().unfinished_folder
    folder.mkdir(parents=True)
    (folder / "odd.json").write_text("{")
    (folder / "bytes.json").write_bytes(b'{"command":"\xff"}')
    (folder / "deep.json").write_text("[" * 100_000)

    assert not UnfinishedCopies(folder).all()
