"""Events between two snapshots of the drives."""

from dataclasses import replace
from functools import reduce

from hypothesis import given
from hypothesis import strategies as st

from shingleback.devices.watch.tracker import applied, changes
from shingleback.domain.drive import Drive, DriveArrived, DriveChanged, DriveLeft, Use, Volume

ONE = Drive(key="one", path="/drives/one", device="/dev/sdx", number=17, name="One")
TWO = Drive(key="two", path="/drives/two", device="/dev/sdy", number=33, name="Two")
FULL = replace(ONE, volumes=(Volume(device="/dev/sdx1", number=18, use=Use.FILES),))

some_drives = st.lists(
    st.builds(
        Drive,
        key=st.sampled_from("ab"),
        path=st.sampled_from(["/1", "/2", "/3"]),
        device=st.sampled_from(["/dev/sdx", "/dev/sdy"]),
        number=st.sampled_from([1, 2]),
        name=st.sampled_from(["Disk", "Drive"]),
        usb_port=st.sampled_from(["", "2-1"]),
        size_bytes=st.integers(0, 2),
    ),
    max_size=3,
    unique_by=lambda drive: drive.path,
)


@given(some_drives, some_drives)
def test_applying_the_events_gives_the_new_drives(before: list[Drive], after: list[Drive]) -> None:
    followed = reduce(applied, changes(before, after), tuple(before))

    assert len(followed) == len(after)
    assert set(followed) == set(after)


@given(some_drives, some_drives)
def test_departures_come_before_changes_and_arrivals(before: list[Drive], after: list[Drive]) -> None:
    order = [DriveLeft, DriveChanged, DriveArrived]
    positions = [order.index(type(event)) for event in changes(before, after)]
    assert positions == sorted(positions)


@given(some_drives)
def test_equal_snapshots_give_no_events(drives: list[Drive]) -> None:
    assert changes(drives, list(reversed(drives))) == []


def test_a_drive_arrives_and_leaves_next_to_another() -> None:
    assert changes([ONE], [ONE, TWO]) == [DriveArrived(TWO)]
    assert changes([ONE, TWO], [ONE]) == [DriveLeft(TWO)]


def test_a_drive_with_new_contents_has_changed() -> None:
    assert changes([ONE], [FULL]) == [DriveChanged(ONE, FULL)]


def test_a_drive_that_returns_at_another_port_has_left_and_arrived() -> None:
    for back in (
        replace(ONE, device="/dev/sdz", number=49),
        replace(ONE, path="/drives/one_1"),
        replace(ONE, usb_port="2-1"),
    ):
        assert changes([ONE], [back]) == [DriveLeft(ONE), DriveArrived(back)]


def test_a_drive_with_new_holders_or_another_medium_has_changed() -> None:
    """A USB reset makes the kernel count a new medium, which is no reason to announce a new drive."""
    for after in (replace(ONE, held_by=("dm-0",)), replace(ONE, disk_sequence=9)):
        assert changes([ONE], [after]) == [DriveChanged(ONE, after)]
