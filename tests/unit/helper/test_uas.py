"""The verb that switches UAS off for one model of enclosure, and on again."""

import os
from pathlib import Path

import pytest

from shingleback.domain.helper_protocol import HelperRefusal, Verb
from shingleback.helper.devices import ProtectedDisks
from shingleback.helper.uas import FILE, RULE
from shingleback.helper.verb_process import Refused, Stop
from shingleback.helper.verbs import Verbs
from tests.fakes.helper_machine import Machine

USB = "152d:0578"


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def switch(machine: Machine, *, is_on: bool) -> None:
    verbs = Verbs(machine.computer, ProtectedDisks(machine.computer))
    verbs.do(Verb.SET_UAS, [8, 16, 7, int(is_on)], uid=1000, stop=Stop())


def own_file(machine: Machine) -> Path:
    return machine.computer.modprobe[0] / FILE


def options(file: Path) -> str:
    """What modprobe reads in the file."""
    return next(line for line in file.read_text().splitlines() if not line.startswith("#"))


def test_it_counts_for_the_next_plug_in_and_after_a_restart(machine: Machine) -> None:
    parameter = machine.enclosure(USB)

    switch(machine, is_on=False)

    assert parameter.read_text() == "152d:0578:u\n"
    assert options(own_file(machine)) == "options usb-storage quirks=152d:0578:u"


def test_everybody_can_read_the_file_and_see_whose_it_is(machine: Machine) -> None:
    machine.enclosure(USB)
    previous = os.umask(0o077)  # as in the unit of the service
    try:
        switch(machine, is_on=False)
    finally:
        os.umask(previous)

    assert own_file(machine).stat().st_mode & 0o777 == 0o644
    assert machine.computer.udev_rules.stat().st_mode & 0o777 == 0o755
    assert own_file(machine).read_text().startswith("# Shingleback ")
    assert os.listdir(machine.computer.modprobe[0]) == [FILE]


def test_undoing_it_leaves_nothing(machine: Machine) -> None:
    parameter = machine.enclosure(USB)
    switch(machine, is_on=False)
    machine.driver("usb-storage")

    switch(machine, is_on=True)

    assert parameter.read_text().strip() == ""
    assert not own_file(machine).exists()


def test_what_somebody_added_until_the_next_restart_stays(machine: Machine) -> None:
    parameter = machine.enclosure(USB, quirks="0bc2:ab24:u")

    switch(machine, is_on=False)
    assert parameter.read_text() == "0bc2:ab24:u,152d:0578:u\n"
    assert options(own_file(machine)).endswith("quirks=152d:0578:u")

    switch(machine, is_on=True)
    assert parameter.read_text() == "0bc2:ab24:u\n"


def test_two_enclosures_share_the_file(machine: Machine) -> None:
    machine.enclosure(USB)
    own_file(machine).write_text("options usb-storage quirks=0bc2:ab24:u\n")

    switch(machine, is_on=False)
    assert options(own_file(machine)).endswith("quirks=0bc2:ab24:u,152d:0578:u")

    switch(machine, is_on=True)
    assert options(own_file(machine)).endswith("quirks=0bc2:ab24:u")


def test_switching_twice_is_the_same_as_once(machine: Machine) -> None:
    parameter = machine.enclosure(USB)
    switch(machine, is_on=False)
    machine.driver("usb-storage")
    switch(machine, is_on=False)
    assert parameter.read_text() == "152d:0578:u\n"

    switch(machine, is_on=True)
    switch(machine, is_on=True)
    assert parameter.read_text().strip() == ""


def test_where_the_driver_is_there_before_modprobe_it_is_set_at_the_start(machine: Machine) -> None:
    """It is built into the kernel of a Raspberry Pi, and often in the initramfs."""
    machine.enclosure(USB)
    switch(machine, is_on=False)
    at_start = machine.computer.udev_rules / RULE
    assert options(at_start).endswith(', ATTR{parameters/quirks}=="", ATTR{parameters/quirks}="152d:0578:u"')

    switch(machine, is_on=True)
    assert not at_start.exists()


@pytest.mark.parametrize(
    "others",
    [
        "options usb-storage quirks=0bc2:ab24:u",
        "options usb_storage delay_use=1 \\\n  quirks=0bc2:ab24:u",
    ],
)
def test_options_of_somebody_else_are_not_overruled(machine: Machine, others: str) -> None:
    parameter = machine.enclosure(USB)
    (machine.computer.modprobe[1] / "disks.conf").write_text(f"# by hand\n{others}\n")

    with pytest.raises(Refused) as refused:
        switch(machine, is_on=False)

    assert refused.value.why is HelperRefusal.SET_BY_OTHERS
    assert parameter.read_text().strip() == ""
    assert not own_file(machine).exists()


def test_nor_is_an_option_of_the_kernel(machine: Machine) -> None:
    machine.enclosure(USB)
    machine.computer.command_line.write_text("root=/dev/sda2 usb-storage.quirks=0bc2:ab24:u quiet\n")

    with pytest.raises(Refused) as refused:
        switch(machine, is_on=False)

    assert refused.value.why is HelperRefusal.SET_BY_OTHERS


def test_options_that_the_administrator_has_replaced_do_not_count(machine: Machine) -> None:
    parameter = machine.enclosure(USB)
    (machine.computer.modprobe[1] / "disks.conf").write_text("options usb-storage quirks=0bc2:ab24:u\n")
    (machine.computer.modprobe[0] / "disks.conf").write_text("# nothing\n")

    switch(machine, is_on=False)

    assert parameter.read_text() == "152d:0578:u\n"


def test_what_the_program_has_done_can_be_undone_whatever_others_set_since(machine: Machine) -> None:
    machine.enclosure(USB)
    switch(machine, is_on=False)
    (machine.computer.modprobe[0] / "disks.conf").write_text("options usb-storage quirks=0bc2:ab24:u\n")

    switch(machine, is_on=True)

    assert not own_file(machine).exists()


def test_options_that_somebody_adds_later_win(machine: Machine) -> None:
    """modprobe reads the files by name, and the last one counts."""
    machine.enclosure(USB)
    switch(machine, is_on=False)
    (machine.computer.modprobe[0] / "10-disks.conf").write_text("options usb-storage quirks=0bc2:ab24:u\n")

    assert min(os.listdir(machine.computer.modprobe[0])) == FILE
    assert 'ATTR{parameters/quirks}==""' in options(machine.computer.udev_rules / RULE)


def test_a_drive_that_does_not_use_uas_gets_no_quirk(machine: Machine) -> None:
    machine.enclosure(USB, driver="usb-storage")

    with pytest.raises(Refused) as refused:
        switch(machine, is_on=False)

    assert refused.value.why is HelperRefusal.NOT_POSSIBLE_HERE


def test_a_list_that_the_kernel_would_refuse_is_not_written(machine: Machine) -> None:
    full = ",".join(f"0bc2:{number:04x}:u" for number in range(10))
    parameter = machine.enclosure(USB, quirks=full)

    with pytest.raises(Refused):
        switch(machine, is_on=False)

    assert parameter.read_text() == f"{full}\n"


def test_nor_is_a_file_with_which_the_driver_would_not_load(machine: Machine) -> None:
    full = ",".join(f"0bc2:{number:04x}:u" for number in range(10))
    machine.enclosure(USB)
    own_file(machine).write_text(f"options usb-storage quirks={full}\n")

    with pytest.raises(Refused):
        switch(machine, is_on=False)

    assert options(own_file(machine)).endswith(f"={full}")


def test_if_the_file_cannot_be_written_the_kernel_forgets_it_again(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    parameter = machine.enclosure(USB, quirks="0bc2:ab24:u")

    def is_full(_fd: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", is_full)
    with pytest.raises(Refused) as refused:
        switch(machine, is_on=False)

    assert refused.value.detail == "No space left on device"
    assert parameter.read_text() == "0bc2:ab24:u\n"
    assert not own_file(machine).exists()
