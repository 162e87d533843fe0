"""A computer is known by the id of its operating system and a random one of this installation."""

from pathlib import Path

from shingleback.store.computer import this_computer
from shingleback.store.private_files import Paths

MACHINE_ID = "0123456789abcdef0123456789abcdef"


def test_the_ids_stay_the_same(tmp_path: Path) -> None:
    paths = Paths.of_user({"HOME": str(tmp_path)})
    machine_id = tmp_path / "machine-id"
    machine_id.write_text(f"{MACHINE_ID}\n")

    computer = this_computer(paths, (tmp_path / "missing", machine_id))

    assert (computer.machine_id, len(computer.installation_id)) == (MACHINE_ID, 32)
    assert this_computer(paths, (machine_id,)) == computer


def test_an_operating_system_that_has_never_started_has_no_id(tmp_path: Path) -> None:
    machine_id = tmp_path / "machine-id"
    machine_id.write_text("uninitialized\n")

    assert this_computer(Paths.of_user({"HOME": str(tmp_path)}), (machine_id,)).machine_id == ""


def test_without_a_state_folder_there_is_no_id_of_the_installation(tmp_path: Path) -> None:
    (tmp_path / ".local").write_text("a file")

    assert this_computer(Paths.of_user({"HOME": str(tmp_path)}), ()).installation_id == ""
