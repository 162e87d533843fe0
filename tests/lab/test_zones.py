"""The map of the zones of a zoned device of the guest's kernel, compared with the output of `blkzone`."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

from tests.lab.guest import Guest
from tests.lab.image import DEBIAN_13
from tests.lab.program import PROGRAM, Event, Running, final
from tests.lab.zoned import ZONE_MB, PrintedZone, ZonedDevice, zoned_device

MIB = 1 << 20
ZONE = ZONE_MB * MIB
CONDITIONS = {
    "conventional": {"nw"},
    "empty": {"em"},
    "open": {"oi", "oe"},
    "closed": {"cl"},
    "full": {"fu"},
    "read-only": {"ro"},
    "offline": {"of"},
}


def mapped(guest: Guest, device: ZonedDevice) -> Event:
    result = final(guest, f"zones {device.node}", as_person=False)
    assert result["outcome"] == "done", result
    return result


def each_zone(result: Event) -> list[Event]:
    zones = [run for run in result["runs"] for _ in range(run["count"])]
    assert [run["first"] for run in result["runs"]] == [zones.index(run) for run in result["runs"]]
    return zones


def assert_as_printed(result: Event, printed: list[PrintedZone]) -> None:
    zones = each_zone(result)
    assert len(zones) == len(printed)
    for zone, line in zip(zones, printed, strict=True):
        assert line.condition in CONDITIONS[zone["use"]]
        if zone["use"] in ("open", "closed"):
            assert zone["written_bytes"] == line.written_bytes


def test_every_condition_of_a_zone_is_reported_as_by_blkzone(guest: Guest) -> None:
    with zoned_device(guest, 128, conventional=4, zone_max_open=6, zone_max_active=10, zone_capacity=3) as device:
        device.write(4, 3 << 10)  # full
        device.write(5, 1 << 10)
        device.write(6, 64)
        device.do("close", 6)
        device.do("open", 7)
        device.write(8, 4)
        device.do("finish", 8)
        if guest.release is DEBIAN_13:
            device.lose("offline", 9)
            device.lose("readonly", 10)

        result = mapped(guest, device)

        assert_as_printed(result, device.printed())
    assert [zone["use"] for zone in each_zone(result)[:9]] == [
        *["conventional"] * 4,
        *("full", "open", "closed", "open", "full"),
    ]
    assert [zone["use"] for zone in each_zone(result)[9:11]] == (
        ["offline", "read-only"] if guest.release is DEBIAN_13 else ["empty", "empty"]
    )
    assert (result["zone_bytes"], result["most_open"], result["most_active"]) == (ZONE, 6, 10)
    assert [zone["zone_bytes"] for zone in each_zone(result)[3:5]] == [ZONE, 3 * MIB]
    assert [zone["written_bytes"] for zone in each_zone(result)[4:9]] == [3 * MIB, MIB, 65536, 0, 3 * MIB]


def test_ten_thousand_zones_take_several_requests_and_none_is_missing(guest: Guest) -> None:
    with zoned_device(guest, 10_000 * ZONE_MB, conventional=100, keeps_data=False) as device:
        for zone in (100, 4095, 4096, 9_999):
            device.write(zone, 8)
        result = mapped(guest, device)
        assert_as_printed(result, device.printed())
    assert sum(run["count"] for run in result["runs"]) == 10_000
    assert [run["first"] for run in result["runs"] if run["written_bytes"]] == [100, 4095, 9_999]  # two are equal


def test_the_map_follows_the_write_pointer_during_writes(guest: Guest) -> None:
    """Writes piece after piece, over all zones in order."""
    with zoned_device(guest, 128) as device:
        step = "dd if=/dev/zero of=$0 bs=64k seek=$i count=1 oflag=direct status=none; sleep 0.1; i=$((i + 1))"
        steps = f"i=0; until test -e /tmp/enough; do {step}; done; rm /tmp/enough"
        with subprocess.Popen(guest.command(f"sh -c '{steps}' {device.node}")) as writer:
            written = [sum(zone["written_bytes"] for zone in each_zone(mapped(guest, device))) for _ in range(4)]
            guest.run("touch /tmp/enough")
        assert writer.returncode == 0
        assert_as_printed(mapped(guest, device), device.printed())
    assert len(set(written)) > 2
    assert written == sorted(written)
    assert all(written % 65536 == 0 for written in written)


def test_the_map_follows_a_backup_to_a_zoned_btrfs(guest: Guest) -> None:
    """The kernel writes each zone from its start; at the end, the map equals the output of `blkzone`."""
    with zoned_device(guest, 1024) as device, mounted_btrfs(guest, device) as point:
        photos = "rm -rf ~/Zoned; mkdir ~/Zoned; for i in $(seq 60); do head -c 2M /dev/urandom > ~/Zoned/$i; done"
        guest.run(photos, as_person=True)
        written = [written_bytes(mapped(guest, device))]
        with Running(guest, f"backup /home/alice/Zoned {point}/Backup --checkpoint 8000000,8,5") as backup:
            backup.until(lambda event: event["event"] == "progress" and event["durable_bytes"] > 0)
            written.append(written_bytes(mapped(guest, device)))
            backup.until(lambda event: event["event"] == "progress" and event["durable_bytes"] > 60 * MIB)
            written.append(written_bytes(mapped(guest, device)))
            result = backup.until(lambda event: event["event"] == "finished")
        assert result["outcome"] == "done", result
        guest.run(f"umount {point}")
        after = mapped(guest, device)
        assert_as_printed(after, device.printed())
    written.append(written_bytes(after))
    assert written == sorted(set(written)), written
    assert written[-1] - written[0] > 120 * MIB
    assert {"full", "empty"} <= {zone["use"] for zone in each_zone(after)}


def test_a_backup_that_would_fill_a_zoned_btrfs_is_refused_and_the_drive_stays_writable(guest: Guest) -> None:
    """A full zoned btrfs becomes permanently read-only: nothing can be deleted there."""
    with zoned_device(guest, 512) as device, mounted_btrfs(guest, device) as point:
        guest.run("rm -rf ~/Growing; mkdir ~/Growing", as_person=True)
        outcomes = []
        for number in range(12):
            guest.run(f"head -c 50M /dev/urandom > ~/Growing/{number}", as_person=True)
            outcomes.append(final(guest, f"backup /home/alice/Growing {point}/Backup"))
            guest.run(f"touch {point}/written && sync {point}")
            if outcomes[-1]["outcome"] != "done":
                break
        result = outcomes[-1]
        assert len(outcomes) > 2, result
        assert (result["outcome"], result["why"]) == ("drive-full", "drive-full"), result
        assert final(guest, f"verify {point}/Backup")["outcome"] == "done"

        guest.run("rm ~/Growing/[0-9]*; echo small > ~/Growing/small", as_person=True)
        assert final(guest, f"backup /home/alice/Growing {point}/Backup")["outcome"] == "done"
        assert "ro," not in guest.run(f"findmnt -no OPTIONS {point}")


def written_bytes(result: Event) -> int:
    return sum(zone["written_bytes"] for zone in each_zone(result))


@contextmanager
def mounted_btrfs(guest: Guest, device: ZonedDevice) -> Iterator[str]:
    """It belongs to alice."""
    point = "/mnt/zoned"
    guest.run(f"mkfs.btrfs -q -m single -d single {device.node} && mkdir -p {point} && mount {device.node} {point}")
    try:
        guest.run(f"chown alice: {point}")
        yield point
    finally:
        guest.run(f"umount -l {point} 2> /dev/null || true")


def test_the_user_is_told_how_to_see_the_map(guest: Guest) -> None:
    with zoned_device(guest, 128) as device:
        device.write(0, 128)
        refused = final(guest, f"zones {device.node}")
        guest.run(f"blkzone report {device.node} > /share/zones.txt")
        result, of_root = final(guest, "zones /share/zones.txt"), mapped(guest, device)
        drawn = guest.run(f"{PROGRAM} zones /share/zones.txt", as_person=True)
    assert (refused["outcome"], refused["why"]) == ("usage", "zones-not-allowed")
    assert result["runs"] == of_root["runs"]
    assert f"{128 // ZONE_MB} zones of" in drawn


def test_a_disk_without_zones_is_reported_as_such(guest: Guest) -> None:
    result = final(guest, "zones /dev/vda", as_person=False)
    assert (result["outcome"], result["why"]) == ("usage", "no-zones")
