"""Tables of the kernel and udev, with arbitrary bytes from labels, mounts and devices."""

import os
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shingleback.domain.text import (
    device_numbers,
    fstab_points,
    lines,
    mount_id_in,
    mount_lines,
    swap_paths,
    text_lines,
    udev_properties,
    uevent_properties,
)

PLAIN = b"27 1 254:0 / / rw,relatime shared:1 - ext4 /dev/root rw\n"
NAMES = st.binary(max_size=12).map(lambda raw: raw.replace(b"\0", b""))


def escaped(raw: bytes, also: bytes = b"") -> bytes:
    """Escapes like the kernel's seq_escape."""
    return b"".join(b"\\%03o" % byte if byte in b" \t\n\\" + also else bytes([byte]) for byte in raw)


class MountFields(NamedTuple):
    """The parts of a mount table line that a user can choose."""

    root: bytes
    point: bytes
    kind: bytes
    source: bytes
    option: bytes
    tags: list[bytes]

    def line(self) -> bytes:
        fields = [b"63 27 0:51", escaped(self.root), escaped(self.point), b"rw", *self.tags, b"-"]
        fields += [escaped(self.kind, b"#"), escaped(self.source, b"#"), b"rw,x=" + escaped(self.option, b",=")]
        return b" ".join(fields) + b"\n"


MOUNTS = st.builds(
    MountFields,
    root=NAMES.map(lambda name: b"/" + name),
    point=NAMES.map(lambda name: b"/" + name),
    kind=NAMES.map(lambda name: b"fuse." + name),
    source=NAMES,
    option=NAMES,
    tags=st.lists(st.sampled_from([b"shared:9", b"master:3", b"unbindable"])),
)


@given(MOUNTS)
def test_a_mount_is_read_as_it_was_written(mount: MountFields) -> None:
    [mount_fields] = mount_lines(mount.line())

    assert [os.fsencode(path) for path in (mount_fields.root, mount_fields.point, mount_fields.source)] == [
        mount.root,
        mount.point,
        mount.source,
    ]
    assert mount_fields.kind == mount.kind.decode("utf-8", "replace")
    assert mount_fields.of_all == {"rw", "x=" + mount.option.decode("utf-8", "replace")}


@given(st.lists(MOUNTS | st.binary(max_size=40)))
def test_no_line_hides_another(foreign: list[MountFields | bytes]) -> None:
    raw = [
        foreign_line.line() if isinstance(foreign_line, MountFields) else foreign_line.replace(b"\n", b"") + b"\n"
        for foreign_line in foreign
    ]

    mount_fields = list(mount_lines(PLAIN + b"".join(raw) + PLAIN))

    assert mount_fields[0] == mount_fields[-1] == next(mount_lines(PLAIN))
    assert len(mount_fields) >= 2 + sum(isinstance(foreign_line, MountFields) for foreign_line in foreign)


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"27",
        b"1_0 1 8:1 / /a rw - ext4 a rw",
        b"27 1 8:x / /a rw - ext4 a rw",
        b"27 1 4096:0 / /a rw - ext4 a rw",
        b"27 1 4294967295:0 / /a rw - ext4 a rw",
        b"27 1 8:1 / /a rw shared:1 ext4 a rw",
        b"27 1 8:1 / /a rw - ext4 a",
        b"27 1 8:1 / /a\\000b rw - ext4 a rw",
    ],
)
def test_a_malformed_mount_line_is_skipped(line: bytes) -> None:
    assert list(mount_lines(line + b"\n" + PLAIN)) == list(mount_lines(PLAIN))


@given(st.binary(max_size=300))
def test_arbitrary_bytes_are_parsed(raw: bytes) -> None:
    assert list(mount_lines(raw)) is not None
    assert list(swap_paths(raw)) is not None
    assert fstab_points(raw) is not None
    assert udev_properties(raw) is not None
    assert uevent_properties(raw) is not None
    assert mount_id_in(raw) >= -1
    assert device_numbers(raw) is None or len(raw) >= 3


@pytest.mark.parametrize("character", [b"\r", b"\x0b", b"\x0c", b"\x1c", b"\x85", "\u2028".encode(), "\u0085".encode()])
def test_only_a_line_feed_ends_a_line_of_a_table(character: bytes) -> None:
    """Python's str.splitlines splits at ten more characters, and bytes.splitlines at one more."""
    assert lines(b"a" + character + b"b\nc\n") == [b"a" + character + b"b", b"c"]


@pytest.mark.parametrize("label", ["a\u2028E:ID_BTRFS_READY=1", "a\u0085E:ID_BTRFS_READY=1", "a\rE:ID_BTRFS_READY=1"])
def test_a_label_cannot_add_a_property(label: str) -> None:
    raw = f"S:disk/x\nE:ID_BTRFS_READY=0\nE:ID_FS_LABEL={label}\nG:systemd\n".encode()

    assert udev_properties(raw) == {"ID_BTRFS_READY": "0", "ID_FS_LABEL": label}


def test_a_property_that_is_not_utf_8_is_skipped() -> None:
    assert udev_properties(b"E:A=1\nE:B=\xff\nE:C\nE:D=a=b\nE:A=2\n") == {"A": "2", "D": "a=b"}


def test_a_uevent_value_cannot_pose_as_another_property() -> None:
    assert uevent_properties(b"HID_NAME=My DRIVER=evil\nDRIVER=uas\n") == {
        "HID_NAME": "My DRIVER=evil",
        "DRIVER": "uas",
    }


def test_swap_is_read_below_the_heading() -> None:
    raw = b"Filename\t\t\t\tType\t\tSize\n/dev/dm-1    partition\t8388604\n/swap\\040file\\012\tfile\t1024\n"

    assert list(swap_paths(raw)) == ["/dev/dm-1", "/swap file\n"]


def test_fstab_is_read_as_the_c_library_reads_it() -> None:
    raw = b"# a comment\n  UUID=1 \t /mnt/a\\040b ext4 defaults 0 2\n\nUUID=2\nUUID=3 /mnt/\x0bc ext4\n"

    assert fstab_points(raw) == [b"/mnt/a b", b"/mnt/\x0bc"]


def test_text_files_may_have_windows_line_ends() -> None:
    assert text_lines("a\r\nb\u2028c\n\nd") == ["a", "b\u2028c", "", "d"]
    assert text_lines("") == []


def test_the_mount_id_of_an_open_folder_is_read() -> None:
    assert mount_id_in(b"pos:\t0\nflags:\t0200000\nmnt_id:\t29\nino:\t2\n") == 29
    assert mount_id_in(b"pos:\t0\n") == -1
