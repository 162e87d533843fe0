"""Each kernel log rule, with a log that it decides."""

from typing import Final

import pytest

from shingleback.domain.kernel_log.diagnose import diagnose
from shingleback.domain.kernel_log.rules import EpisodeKind, RuleBook, Shingled, read_rules
from shingleback.domain.smr.evidence import Confidence
from shingleback.messages import diagnosis
from shingleback.store.private_files import resource_path

RULES: Final[RuleBook] = read_rules(resource_path("knowledge/kernel-log.toml").read_text(encoding="utf-8"))

TIMEOUT: Final = """
[  100.0] ata3.00: exception Emask 0x0 SAct 0x7 SErr 0x0 action 0x6 frozen
[  100.0] ata3.00: failed command: WRITE FPDMA QUEUED
[  100.0]          res 40/00:00:00:4f:c2/00:00:00:00:00/40 Emask 0x4 (timeout)
[  100.1] ata3: hard resetting link
"""
LARGE_ATA: Final = "[    2.2] ata3.00: 15628053168 sectors, multi 16: LBA48 NCQ (depth 32), AA\n"
ANSWERS: Final = """
[  100.6] ata3: SATA link up 6.0 Gbps (SStatus 133 SControl 300)
[  100.7] ata3: EH complete
"""
UAS_WRITE: Final = """
[ 700.0] sd 6:0:0:0: [sdb] tag#12 uas_eh_abort_handler 0 uas-tag 3 inflight: CMD OUT
[ 700.0] sd 6:0:0:0: [sdb] tag#12 CDB: Write(16) 8a 00 00 00 00 01 10 00 00 00 00 00 20 00 00 00
"""
UAS_RESET: Final = """
[ 700.1] scsi host6: uas_eh_device_reset_handler start
[ 700.2] usb 2-1: reset SuperSpeed USB device number 4 using xhci_hcd
[ 700.3] scsi host6: uas_eh_device_reset_handler success
"""

LARGE: Final = "[ 1.0] sd 6:0:0:0: [sdb] 7814037168 512-byte logical blocks: (4.00 TB/3.64 TiB)"
PLACE_NOT_FOUND: Final = "[ 5.0] ata3.00: failed command: WRITE FPDMA QUEUED\n[ 5.0] ata3.00: error: { IDNF }"
EXAMPLES: Final[dict[str, str]] = {
    "served-drive-waits": "[ 300.0] INFO: task jbd2/rbd0-8:1114 blocked for more than 122 seconds.",
    "image-not-written": "[ 300.0] I/O error, dev loop0, sector 2048 op 0x1:(WRITE) flags 0x800",
    "controller-died": "[ 5.0] xhci_hcd 0000:00:14.0: xHCI host controller not responding, assume dead",
    "controller-starved": """
[ 5.0] usb usb2-port2: over-current change #1
[ 9.0] xhci_hcd 0000:00:14.0: HC died; cleaning up""",
    "being-erased": """
[ 5.0] sd 1:0:2:0: [sdh] tag#9 Add. Sense: Logical unit not ready, sanitize in progress
[ 5.1] I/O error, dev sdh, sector 0 op 0x0:(READ) flags 0x0 phys_seg 1 prio class 2""",
    "zones-not-told": """
[ 5.0] sd 0:0:5:0: [sdf] REPORT ZONES start lba 0 failed
[ 5.1] sd 0:0:5:0: [sdf] 0 512-byte logical blocks: (0 B/0 B)""",
    "sleep-cut-power": """
[ 5.0] usb usb2: root hub lost power or was reset
[ 5.1] usb 2-3: USB disconnect, device number 2
[ 5.2] Buffer I/O error on dev sdb1, logical block 488377088, lost sync page write""",
    "port-saves-power": """
[ 100.0] usb 2-1: reset SuperSpeed USB device number 3 using xhci_hcd
[ 900.0] usb 2-1: reset SuperSpeed USB device number 3 using xhci_hcd
[ 2100.0] usb 2-1: reset SuperSpeed USB device number 3 using xhci_hcd""",
    "kernel-without-zones": "[ 5.0] sd 0:0:0:0: Unsupported ZBC host-managed device.",
    "flash-controller": "[ 5.0] usb 2-3: Product: 2307 Boot ROM",
    "locked": """
[ 5.0] sd 6:0:0:0: [sdb] tag#0 Sense Key : Data Protect [current]
[ 5.0] sd 6:0:0:0: [sdb] tag#0 Add. Sense: Logical unit access not authorized
[ 5.0] critical target error, dev sdb, sector 0 op 0x0:(READ) flags 0x0 phys_seg 1 prio class 0""",
    "virtual-drive": """
[ 5.0] scsi 4:0:0:1: Direct-Access     IET      VIRTUAL-DISK     0001 PQ: 0 ANSI: 5
[ 5.1] sd 4:0:0:1: [sdb] tag#0 Sense Key : Medium Error [current]""",
    "media": "[ 5.0] sd 1:0:0:0: [sda] Sense Key : Medium Error [current]",
    "failure-predicted": "Aug  1 10:00:00 host smartd[712]: Device: /dev/sdb [SAT], FAILED SMART self-check.",
    "array-gave-up-sector": "[ 5.0] md/raid:md0: read error NOT corrected!! (sector 1649575776 on sdc2).",
    "array-corrected-sector": "[ 5.0] md/raid:md0: read error corrected (8 sectors at 1649026336 on sdc2)",
    "link-damage": "[ 5.0] ata1: SError: { UnrecovData 10B8B BadCRC }",
    "mechanics": "[ 5.0] sd 1:0:0:0: [sda] tag#1 Sense Key : Hardware Error [current]",
    "no-capacity": """
[ 5.0] sd 6:0:0:0: [sdc] Spinning up disk...
[ 9.0] sd 6:0:0:0: [sdc] 0 512-byte logical blocks: (0 B/0 B)""",
    "medium-denied": """
[ 5.0] sd 6:0:0:0: [sdc] 491520000 512-byte logical blocks: (252 GB/234 GiB)
[ 6.0] sd 6:0:0:0: [sdc] tag#0 Add. Sense: Medium not present
[ 6.0] I/O error, dev sdc, sector 0 op 0x0:(READ) flags 0x0 phys_seg 1 prio class 2""",
    "card-taken": """
[ 5.0] sd 6:0:0:0: [sdc] 491520000 512-byte logical blocks: (252 GB/234 GiB)
[ 6.0] I/O error, dev sdc, sector 0 op 0x0:(READ) flags 0x0 phys_seg 1 prio class 2
[ 6.0] sd 6:0:0:0: [sdc] tag#0 Add. Sense: Medium not present
[ 6.1] sdc: detected capacity change from 491520000 to 0""",
    "zone-write-order": """
[ 5.0] ata6.00: error: { ABRT }
[ 5.1] sd 5:0:0:0: [sda] tag#24 Add. Sense: Unaligned write command""",
    "under-voltage": "[ 5.0] hwmon hwmon1: Undervoltage detected!",
    "uas-drops-commands": UAS_WRITE + UAS_RESET,
    "journal-stopped": "[ 5.0] EXT4-fs error (device sdb1): ext4_journal_check_start:84: Detected aborted journal",
    "silent-without-cause": "[ 1.0] sd 2:0:0:0: [sda] 234441648 512-byte logical blocks: (120 GB/112 GiB)"
    + TIMEOUT.replace("ata3.00:", "sd 2:0:0:0: [sda] ata3.00:")
    + ANSWERS,
    "link-slowed-down": TIMEOUT + "[  100.2] ata3: limiting SATA link speed to 3.0 Gbps" + ANSWERS,
    "sata-unplugged": """
[ 5.0] ata5: exception Emask 0x10 SAct 0x0 SErr 0x4010000 action 0xe frozen
[ 5.0] ata5: SError: { PHYRdyChg DevExch }
[ 6.0] ata5: SATA link down (SStatus 0 SControl 300)""",
    "sata-link-lost": """
[ 5.0] ata5.00: exception Emask 0x10 SAct 0x1 SErr 0x4010000 action 0xe frozen
[ 5.0] ata5.00: failed command: WRITE FPDMA QUEUED""",
    "no-answer-at-start": """
[ 5.0] ata4: SATA link up 1.5 Gbps (SStatus 113 SControl 300)
[ 9.0] ata4.00: qc timeout after 5000 msecs (cmd 0xec)
[ 9.0] ata4.00: failed to IDENTIFY (I/O error, err_mask=0x5)""",
    "vanished-while-tidying": """
[ 1.0] sd 2:0:0:0: [sdb] Drive-managed SMR disk
[ 5.0] ata3.00: failed command: WRITE FPDMA QUEUED
[ 5.1] sd 2:0:0:0: [sdb] tag#1 CDB: Write(16) 8a 00
[ 65.0] ata3.00: disable device""",
    "vanished": TIMEOUT + "[  160.0] ata3: COMRESET failed (errno=-16)\n[ 165.0] ata3: reset failed, giving up",
    "over-current": "[ 5.0] usb usb1-port3: over-current condition",
    "usb3-link": """
[ 5.0] usb 4-1: new SuperSpeed Gen 1 USB device number 43 using xhci_hcd
[ 10.0] usb 4-1: device descriptor read/8, error -110""",
    "usb-does-not-start": """
[ 5.0] usb 1-2: new low-speed USB device number 5 using xhci_hcd
[ 5.1] usb 1-2: device descriptor read/64, error -71""",
    "bridge-hangs-on-question": """
[ 5.0] sd 14:0:0:0: tag#16 uas_eh_abort_handler 0 uas-tag 1 inflight: IN
[ 5.0] sd 14:0:0:0: tag#16 CDB: Report supported operation codes a3 0c 01 12 00 00""",
    "bridge-loses-connection": """
[ 5.0] usb 2-1: reset SuperSpeed USB device number 4 using xhci_hcd
[ 5.1] usb 2-1: device firmware changed
[ 5.1] usb 2-1: USB disconnect, device number 4""",
    "usb-stall": LARGE + UAS_WRITE + UAS_RESET,
    "bridge-drops-commands": """
[ 700.0] sd 6:0:0:0: [sdb] tag#0 FAILED Result: hostbyte=DID_ERROR driverbyte=DRIVER_OK cmd_age=2s
[ 700.0] I/O error, dev sdb, sector 2048 op 0x0:(READ) flags 0x0 phys_seg 1 prio class 2""",
    "reset-without-cause": "[ 100.0] usb 2-1: reset SuperSpeed USB device number 3 using xhci_hcd",
    "enclosure-asleep": """
[ 900.0] usb 2-1: Disable of device-initiated U1 failed.
[ 904.0] usb usb2-port1: Cannot enable. Maybe the USB cable is bad?
[ 908.0] usb 2-1: USB disconnect, device number 2""",
    "disk-stopped": """
[ 5.0] sd 4:0:0:0: [sdb] tag#0 Add. Sense: Logical unit not ready, initializing command required
[ 5.0] I/O error, dev sdb, sector 2048""",
    "became-read-only": """
[ 5.0] sd 6:0:0:0: [sdb] 240353280 512-byte logical blocks: (123 GB/115 GiB)
[ 5.1] sd 6:0:0:0: [sdb] Write Protect is on
[ 5.2] sd 6:0:0:0: [sdb] Attached SCSI removable disk""",
    "hangs-at-one-place": """
[ 100.0] sd 2:0:0:0: [sdb] tag#23 uas_eh_abort_handler 0 uas-tag 1 inflight: CMD IN
[ 100.0] sd 2:0:0:0: [sdb] tag#23 CDB: Read(10) 28 00 00 5f ea 18 00 00 08 00
[ 100.1] scsi host2: uas_eh_device_reset_handler start
[ 131.0] sd 2:0:0:0: [sdb] tag#23 uas_eh_abort_handler 0 uas-tag 1 inflight: CMD IN
[ 131.0] sd 2:0:0:0: [sdb] tag#23 CDB: Read(10) 28 00 00 5f ea 38 00 00 08 00""",
    "size-garbled": """
[ 5.0] sd 2:0:0:0: [sdb] Sector size 0 reported, assuming 512.
[ 5.1] sd 2:0:0:0: [sdb] 1 512-byte logical blocks: (512 B/512 B)
[ 5.2] sd 2:0:0:0: [sdb] Sense Key : Medium Error [current]
[ 5.2] Buffer I/O error on device sdb, logical block 0""",
    "multiplier-silent": """
[ 9.0] ata3.00: qc timeout (cmd 0xe4)
[ 9.0] ata3.00: failed to read SCR 2 (Emask=0x4)""",
    "commands-garbled": """
[ 5.1] sd 2:0:0:0: [sdc] Sense Key : 0x5 [current]
[ 5.1] sd 2:0:0:0: [sdc] ASC=0x21 ASCQ=0x0
[ 5.2] critical target error, dev sdc, sector 2048
[ 5.2] Buffer I/O error on device sdc1, logical block 0""",
    "place-not-yet-found": PLACE_NOT_FOUND,
    "sector-not-found": "[ 5.0] ata3.00: error: { IDNF }",
    "trim-refused": "[ 5.0] critical target error, dev sdc, sector 2048 op 0x3:(DISCARD) flags 0x800 phys_seg 1",
    "trim-too-slow": "[ 5.0] ata3.00: failed command: SEND FPDMA QUEUED\n[ 5.0]  res 40/00 Emask 0x4 (timeout)",
    "ata-stall": LARGE_ATA + TIMEOUT + ANSWERS,
    "timeouts-of-an-ordinary-drive": TIMEOUT + ANSWERS,
    "nvme-lost": """
[ 5.0] nvme nvme0: controller is down; will reset: CSTS=0xffffffff, PCI_STATUS=0x10
[ 5.1] I/O error, dev nvme0n1, sector 32545872 op 0x0:(READ) flags 0x80700 phys_seg 1 prio class 2""",
    "controller-trouble": "[ 5.0] ata1.00: cmd c8/00 \n[ 5.0]          res 51/04:00/00 Emask 0x2 (HSM violation)",
    "command-refused": """
[ 5.0] ata1.00: failed command: WRITE DMA EXT
[ 5.0] ata1.00: error: { ABRT }
[ 5.1] sd 0:0:0:0: [sda] tag#1 Sense Key : Aborted Command [current]
[ 5.1] I/O error, dev sda, sector 12""",
    "full": "[ 5.0] BTRFS: error (device dm-9) in __btrfs_free_extent:6805: errno=-28 No space left",
    "wrong-in-memory": "[ 5.0] BTRFS error (device sda): block=507544305664 write time tree block corruption detected",
    "volume-too-new": "[ 5.0] EXT4-fs (sdb1): couldn't mount RDWR because of unsupported optional features (400)",
    "came-inconsistent": "Jul 10 04:03:33 host udisksd[18569]: $MFTMirr does not match $MFT (record 0).",
    "unplugged": """
[ 5.0] usb 2-3: USB disconnect, device number 6
[ 5.0] sd 7:0:0:0: [sdd] Synchronize Cache(10) failed: Result: hostbyte=DID_NO_CONNECT driverbyte=DRIVER_OK""",
    "hung-task": "[ 300.0] INFO: task btrfs-transacti:2207 blocked for more than 122 seconds.",
    "program-waits": "[ 300.0] INFO: task btrfs-transacti:2207 blocked for more than 122 seconds.",
    "program-stuck": """
[ 300.0] INFO: task plasmashell:2207 blocked for more than 122 seconds.
[ 300.1]  drm_atomic_helper_wait_for_fences+0x60/0xe0 [drm_kms_helper]""",
    "server-silent": "[ 5.0] nfs: server nas not responding, still trying",
    "kernel-bug": "[ 5.0] BUG: kernel NULL pointer dereference, address: 0000000000000008",
    "out-of-memory": "[ 5.0] Out of memory: Killed process 4321 (rsync) total-vm:8123456kB",
    "sectors-of-another-size": """
[ 5.0] sd 6:0:0:0: [sdb] Unsupported sector size 520.
[ 5.0] sd 6:0:0:0: [sdb] 0 512-byte logical blocks: (0 B/0 B)
[ 5.0] sd 6:0:0:0: [sdb] 520-byte physical blocks""",
    "reserved-by-another": """
[ 5.0] sd 6:0:0:0: [sdb] reservation conflict
[ 5.0] reservation conflict error, dev sdb, sector 0 op 0x0:(READ) flags 0x0 phys_seg 1 prio class 2""",
    "card-fails": "[ 5.0] mmcblk0: error -110 sending stop command, original cmd response 0x900, card status 0x400e00",
    "not-ready": """
[ 5.0] sd 6:0:0:0: [sdb] Add. Sense: Logical unit not ready, cause not reportable
[ 5.1] I/O error, dev sdb, sector 0""",
    "larger-than-the-drive": "[ 5.0] sdb: attempt to access beyond end of device, want=7814037168, limit=7814035456",
    "not-ejected": "[ 5.0] FAT-fs (sdb1): Volume was not properly unmounted. Please run fsck.",
    "lost-connection": "[ 5.0] sd 6:0:0:0: [sdb] tag#0 FAILED Result: hostbyte=DID_NO_CONNECT driverbyte=DRIVER_OK",
    "errors-without-cause": "[ 5.0] Buffer I/O error on dev sdb1, logical block 0, async page read",
}
HARMLESS: Final[dict[str, str]] = {
    "setting-refused": """
[ 5.0] ata1.00: exception Emask 0x0 SAct 0x0 SErr 0x0 action 0x0
[ 5.0] ata1.00: cmd ef/05:fe:00:00:00/00:00:00:00:00/40 tag 0 cdb 0x0 data 0
[ 5.0]          res 51/04:fe:00:00:00/00:00:00:00:00/40 Emask 0x1 (device error)""",
    "power-was-cut": """
[ 2.0] EXT4-fs (sda2): INFO: recovery required on readonly filesystem
[ 4.0] EXT4-fs (sda2): re-mounted. Opts: errors=remount-ro
[ 4.3] FAT-fs (sda1): Volume was not properly unmounted. Some data may be corrupt. Please run fsck.""",
    "came-back-after-sleep": """
[ 5.0] usb usb2: root hub lost power or was reset
[ 5.1] usb 2-3: USB disconnect, device number 2
[ 5.6] usb 2-3: new SuperSpeed USB device number 3 using xhci_hcd""",
    "waking-up": "[ 5.0] sd 6:0:0:0: [sdb] Add. Sense: Logical unit is in process of becoming ready",
    "attached": """
[ 5.0] ata5: exception Emask 0x10 SAct 0x0 SErr 0x4040000 action 0xe frozen
[ 5.0] ata5: SError: { CommWake DevExch }
[ 6.0] ata5: SATA link up 6.0 Gbps (SStatus 133 SControl 300)""",
}


def rules_that_decide(log: str, shingled: Shingled = Shingled.UNKNOWN) -> list[str]:
    return [episode.rule for episode in diagnose(log.splitlines(), RULES, lambda _: shingled).episodes]


@pytest.mark.parametrize("rule", EXAMPLES)
def test_a_rule_decides_its_example(rule: str) -> None:
    shingled_by_rule = {
        "timeouts-of-an-ordinary-drive": Shingled.NO,
        "program-waits": Shingled.NO,
        "place-not-yet-found": Shingled.YES,
    }
    shingled = shingled_by_rule.get(rule, Shingled.UNKNOWN)
    assert rules_that_decide(EXAMPLES[rule], shingled) == [rule]


@pytest.mark.parametrize("rule", HARMLESS)
def test_harmless_lines_make_no_episode(rule: str) -> None:
    assert rules_that_decide(HARMLESS[rule]) == []
    assert rule in {harmless.id for harmless in RULES.rules if harmless.kind is EpisodeKind.NOTHING_WRONG}


def test_every_rule_has_an_example() -> None:
    assert {rule.id for rule in RULES.rules} == EXAMPLES.keys() | HARMLESS.keys()


def test_every_rule_has_a_text_and_every_text_a_rule() -> None:
    assert diagnosis.rules_with_words() == {
        rule.id for rule in RULES.rules if rule.kind is not EpisodeKind.NOTHING_WRONG
    }


@pytest.mark.parametrize("rule", EXAMPLES)
def test_the_texts_of_a_rule_are_whole_sentences(rule: str) -> None:
    sentences = [diagnosis.meaning(rule), *diagnosis.advice(rule, {"disk": "sdb"})]

    assert all(text.endswith(".") and text[0].isupper() for text in sentences)
    assert "{" not in "".join(sentences)
    assert len(sentences) > 1


def test_a_rule_that_is_not_certain_says_what_it_may_be_otherwise() -> None:
    for rule in RULES.rules:
        assert (rule.second is None) is (rule.confidence is Confidence.CERTAIN), rule.id
        assert rule.second is not rule.kind, rule.id
        if rule.kind is not EpisodeKind.NOTHING_WRONG:
            assert diagnosis.certainty(rule.kind, rule.confidence, rule.second or "").endswith("."), rule.id


def test_the_summary_is_as_sure_as_the_surest_episode_of_its_kind() -> None:
    sure = EXAMPLES["media"] + "\n[ 900.0] sd 9:0:0:0: [sdz] tag#1 Sense Key : Hardware Error [current]"
    result = diagnose(sure.splitlines(), RULES)

    assert [episode.confidence for episode in result.episodes] == [Confidence.VERY_LIKELY, Confidence.LIKELY]
    assert (result.confidence, result.second) == (Confidence.VERY_LIKELY, EpisodeKind.USB_BRIDGE_OR_POWER)


def test_a_log_without_trouble_may_have_missed_it() -> None:
    result = diagnose([], RULES)

    assert (result.confidence, result.second) == (Confidence.LIKELY, EpisodeKind.UNKNOWN)
    certainty = diagnosis.certainty(result.summary, result.confidence, result.second or "")
    assert certainty == "Some problems leave no trace here."


@pytest.mark.parametrize("confidence", [level for level in Confidence if level is not Confidence.CERTAIN])
def test_a_cause_that_leaves_no_trace_is_not_called_a_possibility(confidence: Confidence) -> None:
    text = diagnosis.certainty(EpisodeKind.DRIVE_FAILING, confidence, EpisodeKind.UNKNOWN)

    assert text.endswith("some causes leave no trace here.")


@pytest.mark.parametrize(
    ("command", "sure"), [("Write(10) 2a", Confidence.LIKELY), ("Read(10) 28", Confidence.VERY_LIKELY)]
)
def test_a_read_error_in_answer_to_a_write_may_come_from_a_program(command: str, sure: Confidence) -> None:
    log = (
        "[ 5.0] sd 4:0:0:0: [sdc] Sense Key : Medium Error [current]\n"
        "[ 5.0] sd 4:0:0:0: [sdc] Add. Sense: Unrecovered read error\n"
        f"[ 5.0] sd 4:0:0:0: [sdc] CDB: {command} 00 6d 04 6c 38 00 00 68 00\n"
    )
    (episode,) = diagnose(log.splitlines(), RULES).episodes

    assert (episode.kind, episode.confidence) == (EpisodeKind.DRIVE_FAILING, sure)


@pytest.mark.parametrize(
    ("numbers", "rule"),
    [
        ("Sense Key : 0x2 [current]\n[ 5.1] sd 6:0:0:0: [sdb] ASC=0x4 ASCQ=0x2", "disk-stopped"),
        ("Sense Key : 0x4 [current]\n[ 5.1] sd 6:0:0:0: [sdb] ASC=0x15 ASCQ=0x1", "mechanics"),
        ("Sense Key : 0x3 [current]\n[ 5.1] sd 6:0:0:0: [sdb] ASC=0x11 ASCQ=0x0", "media"),
        ("Sense Key : 0xb [current]\n[ 5.1] sd 6:0:0:0: [sdb] ASC=0x47 ASCQ=0x0", "link-damage"),
    ],
)
def test_sense_data_may_be_numbers(numbers: str, rule: str) -> None:
    log = f"[ 5.0] sd 6:0:0:0: [sdb] {numbers}\n[ 5.2] end_request: I/O error, dev sdb, sector 2048"

    assert rules_that_decide(log) == [rule]


def test_the_quirk_names_the_enclosure_if_the_log_does() -> None:
    attached = (
        "[ 1.0] usb 2-1: New USB device found, idVendor=152d, idProduct=0578\n"
        "[ 1.1] usb-storage 2-1:1.0: USB Mass Storage device detected\n[ 1.2] scsi host6: uas\n"
    )
    (episode,) = diagnose((attached + UAS_WRITE + UAS_RESET).splitlines(), RULES).episodes
    advice = diagnosis.advice(episode.rule, dict(episode.values))

    assert "usb-storage.quirks=152d:0578:u" in advice[0]
    assert "VID:PID" not in "".join(advice)
    assert "VID:PID" in diagnosis.advice(episode.rule, {})[0]


def test_a_repeated_episode_says_how_often() -> None:
    assert diagnosis.meaning("media", 3).endswith("This happened 3 times.")


@pytest.mark.parametrize("kind", list(EpisodeKind))
def test_every_kind_has_a_summary(kind: EpisodeKind) -> None:
    assert diagnosis.summary(kind).endswith(".")


def test_resets_at_the_interval_of_command_timeouts_are_a_stall_of_a_shingled_drive() -> None:
    reset = "[ {at}.0] usb 2-1: reset SuperSpeed USB device number 3 using xhci_hcd\n"
    stalling = "".join(reset.format(at=at) for at in (100, 131, 162, 193))

    assert rules_that_decide(stalling, Shingled.YES) == ["usb-stall"]
    assert rules_that_decide(stalling, Shingled.NO) == ["port-saves-power"]


def test_a_single_reset_is_not_power_saving() -> None:
    reset = "[ 100.0] usb 2-1: reset SuperSpeed USB device number 3 using xhci_hcd"

    assert rules_that_decide(reset) == ["reset-without-cause"]
    assert rules_that_decide(reset, Shingled.YES) == ["usb-stall"]


def test_a_stall_is_no_explanation_for_a_small_drive_that_nobody_called_shingled() -> None:
    small = LARGE.replace("7814037168", "468862128")

    assert rules_that_decide(LARGE + UAS_WRITE + UAS_RESET) == ["usb-stall"]
    assert rules_that_decide(small + UAS_WRITE + UAS_RESET) == ["uas-drops-commands"]
    assert rules_that_decide(small + UAS_WRITE + UAS_RESET, Shingled.YES) == ["usb-stall"]


@pytest.mark.parametrize("shingled", [Shingled.NO, Shingled.UNKNOWN])
def test_a_place_that_is_not_found_is_failure_on_a_drive_not_known_to_be_shingled(shingled: Shingled) -> None:
    assert rules_that_decide(PLACE_NOT_FOUND, shingled) == ["sector-not-found"]
    assert rules_that_decide(PLACE_NOT_FOUND.replace("WRITE", "READ"), Shingled.YES) == ["sector-not-found"]


def test_a_controller_that_fails_by_itself_is_not_blamed_on_power() -> None:
    log = """
[ 5.0] usb usb2-port2: over-current change #1
[ 8.9] xhci_hcd 0000:01:00.0: WARNING: Host System Error
[ 9.0] xhci_hcd 0000:00:14.0: HC died; cleaning up"""

    assert rules_that_decide(log)[0] == "controller-died"


def test_power_loss_on_another_bus_is_no_explanation() -> None:
    log = EXAMPLES["sleep-cut-power"].replace("usb usb2:", "usb usb4:").replace("Buffer I/O", "sdb: ")

    assert "sleep-cut-power" not in rules_that_decide(log)


def test_a_shingled_drive_that_the_kernel_gave_up_is_not_said_to_be_whole() -> None:
    log = f"{UAS_WRITE}{UAS_RESET}[ 900.0] sd 6:0:0:0: Device offlined - not ready after error recovery"

    assert rules_that_decide(log, Shingled.YES) == ["vanished-while-tidying"]


def test_a_shingled_drive_that_answers_after_a_failed_reset_is_not_said_to_be_gone() -> None:
    log = f"{TIMEOUT}[  110.0] ata3: COMRESET failed (errno=-16){ANSWERS}"
    assert rules_that_decide(log, Shingled.YES) == ["ata-stall"]


def test_advice_speaks_of_lost_sectors_only_where_the_drive_lost_some() -> None:
    rules = {rule for rule in EXAMPLES if any("loses sectors" in text for text in diagnosis.advice(rule, {}))}

    assert rules == {"media", "failure-predicted", "array-gave-up-sector"}


@pytest.mark.parametrize("rule", ["ata-stall", "usb-stall"])
def test_a_stall_is_not_said_to_be_over_which_the_log_may_not_show(rule: str) -> None:
    assert "answered again" not in diagnosis.meaning(rule)
    assert "came back" not in diagnosis.meaning(rule)


@pytest.mark.parametrize(
    ("shingled", "kind"),
    [(Shingled.NO, EpisodeKind.SOFTWARE_OR_OTHER), (Shingled.UNKNOWN, EpisodeKind.SMR_NORMAL_STALL)],
)
def test_shingling_explains_no_waiting_program_of_an_ordinary_drive(shingled: Shingled, kind: EpisodeKind) -> None:
    result = diagnose(EXAMPLES["hung-task"].splitlines(), RULES, lambda _: shingled)
    assert (result.summary, result.confidence) == (kind, Confidence.UNSURE)
