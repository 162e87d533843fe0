"""What speaks for a SATA link, a port multiplier or a bridge rather than for the drive behind it."""

from shingleback.domain.kernel_log.diagnose import diagnose
from shingleback.domain.kernel_log.rules import EpisodeKind, Shingled
from shingleback.domain.smr.evidence import Confidence
from tests.unit.domain.kernel_log.test_kernel_log_rules import RULES, rules_that_decide

FELL = """
[  100.0] ata3.00: exception Emask 0x0 SAct 0x0 SErr 0x0 action 0x6 frozen
[  100.0] ata3.00: failed command: FLUSH CACHE EXT
[  100.0]          res 40/00:00:00:00:00/00:00:00:00:00/00 Emask 0x4 (timeout)
[  100.1] ata3: hard resetting link
[  101.0] ata3: SATA link up {speed} Gbps (SStatus 113 SControl {limit})
[  106.0] ata3.00: qc timeout after 5000 msecs (cmd 0xec)
[  106.0] ata3.00: failed to IDENTIFY (I/O error, err_mask=0x4)
[  106.0] ata3.00: revalidation failed (errno=-5)
[  116.0] ata3.00: disabled
"""


def test_timeouts_on_a_link_that_fell_are_those_of_the_link() -> None:
    """Reduced speed keeps a bad signal alive; FLUSH and IDENTIFY are merely the commands that waited."""
    assert rules_that_decide(FELL.format(speed="1.5", limit="310")) == ["link-slowed-down"]
    assert rules_that_decide(FELL.format(speed="6.0", limit="300")) != ["link-slowed-down"]


def test_a_link_that_comes_up_at_the_lowest_speed_and_stays_silent_is_the_suspect() -> None:
    assert rules_that_decide(FELL.format(speed="1.5", limit="300")) == ["link-slowed-down"]


def test_a_link_that_was_down_for_a_moment_may_have_lost_its_power() -> None:
    log = "[ 5.0] ata2: SError: { PHYRdyChg CommWake LinkSeq }\n[ 5.1] ata2.00: failed command: READ FPDMA QUEUED"
    (episode,) = diagnose(log.splitlines(), RULES).episodes

    assert (episode.kind, episode.confidence) == (EpisodeKind.LINK_OR_CABLE, Confidence.LIKELY)
    assert rules_that_decide(log + "\n[ 5.2] ata2.00: error: { ICRC ABRT }") == ["link-damage"]


def test_a_lower_mode_over_sata_says_nothing_of_the_link() -> None:
    """The kernel lowers the mode last, when the slowest link did not help; over SATA the mode has no meaning."""
    timeouts = "[ 5.0] ata1.00: exception Emask 0x0 SAct 0x0\n[ 5.1]          res 40/00:00/00 Emask 0x4 (timeout)\n"
    link = "[ 6.0] ata1: SATA link up 1.5 Gbps (SStatus 113 SControl 310)\n"

    assert rules_that_decide(timeouts + "[ 5.9] ata1: limiting SATA link speed to 1.5 Gbps\n" + link) == [
        "link-slowed-down"
    ]
    assert rules_that_decide(timeouts + "[ 5.9] ata1.00: limiting speed to PIO4\n" + link) == ["silent-without-cause"]


def test_a_port_that_changes_during_each_recovery_has_a_bad_link() -> None:
    log = """
[ 385.2] ata2: SATA link down (SStatus 100 SControl 300)
[ 386.9] ata2: SATA link down (SStatus 100 SControl 300)
[ 390.8] ata2: EH pending after 5 tries, giving up"""

    assert rules_that_decide(log) == ["sata-link-lost"]


def test_a_sata_drive_that_is_back_sooner_than_anybody_can_plug_was_not_pulled() -> None:
    log = """
[ 453.0] ata4: exception Emask 0x10 SAct 0x0 SErr 0x4010000 action 0xe frozen
[ 453.0] ata4: SError: {{ PHYRdyChg DevExch }}
[ 453.8] ata4: SATA link down (SStatus 0 SControl 300)
[ {up}] ata4: SATA link up 3.0 Gbps (SStatus 123 SControl 300)"""

    assert rules_that_decide(log.format(up="456.4")) == ["sata-link-lost"]
    assert rules_that_decide(log.format(up="471.9")) == ["sata-unplugged"]


def test_a_silent_port_multiplier_does_not_speak_against_its_drives() -> None:
    log = """
[ 113.6] ata3.00: qc timeout (cmd 0xec)
[ 113.6] ata3.00: failed to IDENTIFY (I/O error, err_mask=0x4)
[ 149.1] ata3.15: qc timeout (cmd 0xe4)
[ 149.1] ata3.00: failed to read SCR 2 (Emask=0x4)
[ 149.1] ata3.00: reset failed, giving up"""

    assert diagnose(log.splitlines(), RULES).summary is EpisodeKind.USB_BRIDGE_OR_POWER


READY = """
[ 194.1] sd 1:0:0:0: [sdb] Add. Sense: Logical unit is in process of becoming ready
[ 201.0] sd 1:0:0:0: timing out command, waited 180s
[ 201.1] blk_update_request: I/O error, dev sdb, sector 1"""


def test_tidying_up_does_not_keep_a_drive_from_getting_ready() -> None:
    """A drive gets ready within seconds. This one still said that it was getting ready when the kernel gave up."""
    assert rules_that_decide(READY, Shingled.YES) == ["not-ready"]
    assert rules_that_decide(READY.replace("timing out", "retrying"), Shingled.YES) != ["not-ready"]


ASKED = """
[ 5.0] sd 6:0:0:0: [sdc] tag#0 FAILED Result: hostbyte=DID_ERROR driverbyte=DRIVER_SENSE
[ 5.0] sd 6:0:0:0: [sdc] tag#0 Sense Key : Hardware Error [current]
[ 5.0] sd 6:0:0:0: [sdc] tag#0 CDB: {cdb}"""


def test_a_bridge_that_refuses_a_programs_question_is_no_failing_drive() -> None:
    assert rules_that_decide(ASKED.format(cdb="ATA command pass through(16) 85 06 20 00 00 00")) == []
    assert rules_that_decide(ASKED.format(cdb="Read(10) 28 00 4d 03 37 c0 00 00 40 00")) == ["mechanics"]


INVENTED = """
[ 3.4] sd 4:0:0:0: [sdb] {told}
[ 3.6] sd 4:0:0:0: [sdb] Sense Key : Medium Error [current]
[ 3.7] Buffer I/O error on device sdb, logical block 0"""


def test_a_drive_that_tells_an_impossible_size_was_not_heard() -> None:
    for log_text in ("Sector size 0 reported, assuming 512.", "1 512-byte logical blocks: (512 B/512 B)"):
        assert rules_that_decide(INVENTED.format(told=log_text)) == ["size-garbled"]
    assert rules_that_decide(INVENTED.format(told="1953525168 512-byte logical blocks: (1.00 TB/931 GiB)")) == ["media"]


NOBODY = """
[ 485.0] ata2.00: exception Emask 0x10 SAct 0x0 SErr 0x180000 action 0xa frozen
[ 485.0]          res {registers}:ff:ff:ff:ff/00:00:00:00:00/ff Emask 0x12 (ATA bus error)
[ 485.0] ata2.00: error: {{ {names} }}"""


def test_registers_of_all_ones_were_told_by_no_drive() -> None:
    assert rules_that_decide(NOBODY.format(registers="ff/ff", names="ICRC UNC IDNF ABRT")) == ["link-damage"]
    assert rules_that_decide(NOBODY.format(registers="51/40", names="UNC")) == ["media"]


HUNG = """
[ 867.7] INFO: task {task}:6024 blocked for more than 120 seconds.
[ 867.8]  __schedule+0x2de/0x890
[ 867.8]  schedule+0x4f/0xc0
[ 867.9]  {function}+0x15/0x20"""


def test_a_program_that_waits_for_no_drive_is_not_explained_by_one() -> None:
    assert rules_that_decide(HUNG.format(task="ip", function="rtnl_lock")) == ["program-stuck"]
    assert rules_that_decide(HUNG.format(task="ip", function="folio_wait_writeback")) == ["hung-task"]
    assert rules_that_decide(HUNG.format(task="jbd2/sdb1-8", function="msleep")) == ["hung-task"]
    assert rules_that_decide(HUNG.format(task="rsync", function="schedule_timeout")) == ["hung-task"]


WOKEN = """
[ 356.0] ACPI: PM: Waking up from system sleep state S3
[ 363.5] ata7.00: qc timeout (cmd 0xec)
[ 363.5] ata7.00: failed to IDENTIFY (I/O error, err_mask=0x4)"""


def test_a_drive_that_is_not_ready_when_the_computer_wakes_is_not_broken() -> None:
    assert rules_that_decide(WOKEN) == ["sleep-cut-power"]
    assert rules_that_decide(WOKEN.replace("Waking up from system sleep state", "Nap of")) == ["no-answer-at-start"]


ABORTED = """
[ 5.0] sd 1:0:9:0: attempting task abort!scmd(0x46fead3f), outstanding for 15503 ms & timeout 15000 ms
[ 5.0] sd 1:0:9:0: [sdn] tag#2384 CDB: opcode={cdb}
[ 5.1] sd 1:0:9:0: task abort: SUCCESS scmd(0x46fead3f)"""


def test_only_a_command_that_moves_data_speaks_against_the_drive_when_it_is_aborted() -> None:
    assert rules_that_decide(ABORTED.format(cdb="0x85 85 06 20 00 00 00 00 00 00 00 00 00 00 40 e5 00")) == []
    assert rules_that_decide(ABORTED.format(cdb="0x42 42 00 00 00 00 00 00 00 18 00")) == ["trim-too-slow"]
    assert rules_that_decide(ABORTED.format(cdb="0x2a 2a 00 03 6f 88 00 00 04 00 00")) == ["silent-without-cause"]


def test_resets_while_commands_time_out_are_not_those_of_a_port_that_saves_power() -> None:
    resets = "".join(f"[ {second}.1] usb 1-4: reset high-speed USB device number 7\n" for second in (1000, 1031, 1093))
    late = "[ 1062.3] sd 6:0:0:0: [sdb] tag#0 FAILED Result: hostbyte=DID_TIME_OUT driverbyte=DRIVER_OK cmd_age=93s\n"

    assert rules_that_decide(resets) == ["port-saves-power"]
    assert "port-saves-power" not in rules_that_decide(resets + late)
