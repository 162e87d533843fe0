"""kill -9 and power cuts at any moment: listed files are complete, versions are intact, the source is unchanged."""

import random
from pathlib import Path

import pytest

from tests.device.conftest import RealWorkshop
from tests.faults.campaign import Campaign, kill
from tests.helpers.loop import device_of, mount, mounted, shut_down, unmount

pytestmark = pytest.mark.device

KINDS = ("ext4", "btrfs", "xfs", "exfat", "ntfs")


@pytest.mark.parametrize("kind", KINDS)
def test_kills_at_random_moments_harm_nothing(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    kills = request.config.getoption("--kills") // len(KINDS)
    with mounted(kind, tmp_path, size_mb=400) as drive:
        campaign = campaign_on(tmp_path, drive, seed=kind)
        while campaign.interrupted < kills:
            campaign.change()
            for _ in range(min(10, kills)):
                campaign.interrupt(kill)
            campaign.complete()
    report(kind, campaign)
    assert campaign.violations == []


@pytest.mark.parametrize("kind", ["ext4", "xfs"])
def test_power_cuts_at_random_moments_harm_nothing(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """The filesystem is shut down without further writes, as when the plug is pulled, and mounted again."""
    cuts = max(5, request.config.getoption("--kills") // 10)
    with mounted(kind, tmp_path, size_mb=400) as drive:
        campaign = campaign_on(tmp_path, drive, seed=kind)
        while campaign.begun < cuts:
            campaign.change()
            for _ in range(5):
                campaign.interrupt(lambda pid: cut(pid, kind, drive))
            campaign.complete()
    report(kind, campaign)
    assert campaign.violations == []


def campaign_on(folder: Path, drive: Path, seed: str) -> Campaign:
    workshop = RealWorkshop(folder)
    workshop.destination = drive / "backup"
    campaign = Campaign(workshop, random.Random(seed))
    campaign.prepare()
    return campaign


def report(kind: str, campaign: Campaign) -> None:
    print(f"{kind}: {campaign.begun} runs, {campaign.interrupted} cut short, {len(campaign.violations)} violations")


def cut(pid: int, kind: str, drive: Path) -> None:
    assert shut_down(drive)
    kill(pid)
    device = device_of(drive)
    unmount(drive)
    mount(kind, device, drive)
