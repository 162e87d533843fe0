"""Drives as a person plugs them in, for tests and pictures of the window."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from shingleback.domain.drive import Drive, Evidence, Transport, UsbDriver, UsbId, Use, Volume
from shingleback.domain.formatting.safety_checks import Refusal
from shingleback.domain.smart.report import AccessMethod, Finding, Health, HealthVerdict
from shingleback.domain.smr.evidence import Confidence, RecordingMethod, Verdict, VerdictReason
from shingleback.gui.controllers.drives import DriveList, DriveQuestions, DriveWarning, HealthRead, WarningsFound

TB: Final = 10**12
GOOD: Final = HealthVerdict(Health.OK, (Finding("command-timeouts", Health.OK, (("count", "8"),)),))
UNREAD: Final = HealthVerdict(Health.UNKNOWN)

EXPANSION: Final = Drive(
    key="serial NAA1",
    path="/drives/Expansion",
    device="/dev/sdb",
    number=0x810,
    name="Seagate Expansion Desk",
    size_bytes=8 * TB,
    evidence=Evidence(
        model="ST8000AS0002-1NA17Z",
        usb=UsbId(0x0BC2, 0x3343),
        usb_driver=UsbDriver.UAS,
        transport=Transport.USB,
        capacity_bytes=8 * TB,
        rotation_rpm=5980,
    ),
    link_mbps=5000,
    volumes=(
        Volume(
            device="/dev/sdb1",
            number=0x811,
            use=Use.FILES,
            filesystem="btrfs",
            label="Backup",
            size_bytes=8 * TB,
            mount_points=("/media/me/Backup",),
        ),
    ),
    can_power_off=True,
)
PASSPORT: Final = Drive(
    key="serial WXA2",
    path="/drives/Passport",
    device="/dev/sdc",
    number=0x820,
    name="WD My Passport 25E2",
    size_bytes=4 * TB,
    evidence=Evidence(
        product="My Passport 25E2",
        usb=UsbId(0x1058, 0x25E2),
        usb_driver=UsbDriver.USB_STORAGE,
        transport=Transport.USB,
        capacity_bytes=4 * TB,
    ),
    link_mbps=480,
    volumes=(
        Volume(device="/dev/sdc1", number=0x821, use=Use.FILES, filesystem="exfat", label="Photos", size_bytes=4 * TB),
    ),
)
INTERNAL: Final = Drive(
    key="serial S5H1",
    path="/drives/Internal",
    device="/dev/nvme0n1",
    number=0x10300,
    name="Samsung SSD 970 EVO Plus",
    size_bytes=TB // 2,
    evidence=Evidence(model="Samsung SSD 970 EVO Plus 500GB", transport=Transport.NVME, rotation_rpm=0),
    volumes=(
        Volume(
            device="/dev/nvme0n1p1",
            number=0x10301,
            use=Use.FILES,
            filesystem="ext4",
            size_bytes=TB // 2,
            mount_points=("/",),
        ),
    ),
    is_system=True,
)
SHINGLED: Final = Verdict(
    RecordingMethod.DRIVE_MANAGED,
    Confidence.CERTAIN,
    (
        VerdictReason(
            "model",
            RecordingMethod.DRIVE_MANAGED,
            Confidence.CERTAIN,
            (("model", "ST8000AS0002-1NA17Z"), ("trust", "vendor-stated")),
            "Seagate Archive HDD data sheet",
        ),
        VerdictReason("no-trim-proves-nothing", RecordingMethod.UNKNOWN, Confidence.UNSURE),
    ),
)
DISPUTED: Final = Verdict(
    RecordingMethod.DRIVE_MANAGED,
    Confidence.LIKELY,
    (
        VerdictReason("trim", RecordingMethod.DRIVE_MANAGED, Confidence.VERY_LIKELY),
        VerdictReason("nothing-found", RecordingMethod.NO_SIGN_OF_SMR, Confidence.UNSURE),
    ),
)
SOLID: Final = Verdict(
    RecordingMethod.NOT_A_HARD_DISK,
    Confidence.CERTAIN,
    (VerdictReason("nvme", RecordingMethod.NOT_A_HARD_DISK, Confidence.CERTAIN),),
)
VERDICTS: Final = {EXPANSION.key: SHINGLED, PASSPORT.key: DISPUTED, INTERNAL.key: SOLID}


def judge(drive: Drive) -> Verdict:
    return VERDICTS.get(drive.key, DISPUTED)


def access_values(drive: Drive) -> tuple[tuple[str, str], ...]:
    """Without any other quirk."""
    return (("device", drive.device), ("quirk", f"{drive.evidence.usb}:"))


@dataclass
class HealthQueries:
    """Keeps the queries about health until they are answered."""

    queries: list[tuple[Drive, HealthRead]] = field(default_factory=list)

    def __call__(self, drive: Drive, answer: HealthRead) -> None:
        self.queries.append((drive, answer))

    def answer(self, health: HealthVerdict = GOOD, access: AccessMethod = AccessMethod.UDISKS) -> None:
        """Answers all open queries."""
        queries, self.queries = self.queries, []
        for drive, answer in queries:
            answer(health, access, access_values(drive))


def make_drives(
    *,
    judge: Callable[[Drive], Verdict] = judge,
    warnings: tuple[DriveWarning, ...] = (),
    health: HealthQueries | None = None,
    ignored: set[str] | None = None,
    is_listed: bool = True,
    refusals: tuple[Refusal, ...] = (),
) -> DriveList:
    left_alone = set() if ignored is None else ignored  # the test's own, which it may change later

    def warn(_drive: Drive, _verdict: Verdict, report: WarningsFound) -> None:
        report(warnings)

    return DriveList(
        DriveQuestions(
            judge=judge,
            warn=warn,
            read_health=health or HealthQueries(),
            is_ignored=lambda drive: drive.key in left_alone,
            refuse=lambda _drive, _drives: refusals,
        ),
        is_listed=is_listed,
    )
