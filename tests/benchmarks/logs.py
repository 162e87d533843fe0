"""How fast a kernel log is read: an ordinary one, and one in which each line is about a failing drive."""

import itertools
import time
import tracemalloc
from collections.abc import Iterable, Iterator
from typing import Final

from shingleback.domain.kernel_log.diagnose import diagnose
from shingleback.domain.kernel_log.rules import RuleBook, read_rules
from shingleback.store.private_files import resource_path
from tests.benchmarks.results import Limit
from tests.benchmarks.trees import MB

_ORDINARY: Final = (
    "wlp2s0: associate with 0a:1b:2c:3d:4e:5f (try 1/3)",
    "wlp2s0: RX AssocResp from 0a:1b:2c:3d:4e:5f (capab=0x1011 status=0 aid=4)",
    "[UFW BLOCK] IN=wlp2s0 OUT= MAC=01:00:5e:00:00:fb SRC=192.168.1.7 DST=224.0.0.251 LEN=32 TOS=0x00 TTL=1 PROTO=2",
    'audit: type=1400 audit(1730624612.123:88): apparmor="ALLOWED" operation="open" profile="snap.firefox" pid=4121',
    "docker0: port 1(veth8a1f2c3) entered blocking state",
    "eth0: renamed from veth4d5e6f7",
    "IPv6: ADDRCONF(NETDEV_CHANGE): veth8a1f2c3: link becomes ready",
    "i915 0000:00:02.0: [drm] GPU HANG: ecode 12:1:85dffffb, in chrome [3188]",
    "Bluetooth: hci0: unexpected event for opcode 0x0000",
    "perf: interrupt took too long (2513 > 2500), lowering kernel.perf_event_max_sample_rate to 79500",
    "CPU3: Core temperature above threshold, cpu clock throttled (total events = 12)",
    "mce: CPU3: Core temperature/speed normal",
    "ACPI: EC: event blocked",
    "input: Keyboard as /devices/pci0000:00/0000:00:14.0/usb1/1-4/1-4:1.0/0003:046D:C31C.0004/input/input21",
    "snd_hda_intel 0000:00:1f.3: azx_get_response timeout, switching to polling mode: last cmd=0x20170503",
    "e1000e 0000:00:1f.6 enp0s31f6: NIC Link is Up 1000 Mbps Full Duplex, Flow Control: Rx/Tx",
    "nf_conntrack: default automatic helper assignment has been turned off for security reasons",
    "thermal thermal_zone0: failed to read out thermal zone (-61)",
    "kauditd_printk_skb: 27 callbacks suppressed",
    "PM: suspend entry (deep)",
)
_OF_DRIVES: Final = (
    "usb 2-1: new SuperSpeed USB device number 4 using xhci_hcd",
    "usb 2-1: New USB device found, idVendor=0bc2, idProduct=2037, bcdDevice=19.01",
    "scsi host6: uas",
    "scsi 6:0:0:0: Direct-Access     Seagate  Expansion HDD    1901 PQ: 0 ANSI: 6",
    "sd 6:0:0:0: [sdb] 7814037167 512-byte logical blocks: (4.00 TB/3.64 TiB)",
    "sd 6:0:0:0: [sdb] Attached SCSI disk",
    "EXT4-fs (sdb1): mounted filesystem with ordered data mode",
    "ata3.00: exception Emask 0x0 SAct 0x7 SErr 0x0 action 0x6 frozen",
    "ata3.00: failed command: WRITE FPDMA QUEUED",
    "ata3.00: cmd 61/00:00:8e:f7:a0/20:00:12:02:00/40 tag 0 ncq dma 4194304 out",
    "ata3: hard resetting link",
    "ata3: SATA link up 6.0 Gbps (SStatus 133 SControl 300)",
    "ata3: EH complete",
)
_OF_TROUBLE: Final = (
    "ata3.00: exception Emask 0x0 SAct 0x7fffffff SErr 0x0 action 0x6 frozen",
    "ata3.00: failed command: WRITE FPDMA QUEUED",
    "ata3.00: cmd 61/00:00:{0:02x}:f7:a0/20:00:12:02:00/40 tag 0 ncq dma 4194304 out",
    "         res 40/00:00:{0:02x}:4f:c2/00:00:00:00:00/40 Emask 0x4 (timeout)",
    "ata3.00: status: {{ DRDY }}",
    "ata3: hard resetting link",
    "ata3: SATA link up 6.0 Gbps (SStatus 133 SControl 300)",
    "ata3: EH complete",
    "sd 2:0:0:0: [sdb] tag#{0} FAILED Result: hostbyte=DID_OK driverbyte=DRIVER_SENSE cmd_age=4s",
    "sd 2:0:0:0: [sdb] tag#{0} Sense Key : Medium Error [current]",
    "sd 2:0:0:0: [sdb] tag#{0} Add. Sense: Unrecovered read error",
    "sd 2:0:0:0: [sdb] tag#{0} CDB: Read(16) 88 00 00 00 00 00 1a 2b 3c {0:02x} 00 00 00 08 00 00",
    "critical medium error, dev sdb, sector {0}439041 op 0x0:(READ) flags 0x80700 phys_seg 1 prio class 2",
    "Buffer I/O error on dev sdb1, logical block {0}8130, async page read",
    "sd 6:0:0:0: [sdc] tag#{0} uas_eh_abort_handler 0 uas-tag 3 inflight: CMD OUT",
    "usb 2-1: reset SuperSpeed USB device number 4 using xhci_hcd",
    "EXT4-fs error (device sdb1): ext4_find_entry:1455: inode #{0}: comm rsync: reading directory lblock 0",
    "BTRFS error (device sdc1): bdev /dev/sdc1 errs: wr {0}, rd 0, flush 0, corrupt 0, gen 0",
)
_COUNT: Final = 300_000
_EACH: Final = 200  # this many ordinary lines, then those of drives


def a_log(count: int) -> Iterator[str]:
    """`count` lines, six of a hundred of them about drives."""
    round_ = [*itertools.islice(itertools.cycle(_ORDINARY), _EACH), *_OF_DRIVES]
    return _stamped(itertools.islice(itertools.cycle(round_), count))


def a_log_of_trouble(count: int) -> Iterator[str]:
    """`count` lines, each about an error of a drive, with varying numbers."""
    texts = itertools.islice(itertools.cycle(_OF_TROUBLE), count)
    return _stamped(text.format(number % 250) for number, text in enumerate(texts))


def _stamped(texts: Iterable[str]) -> Iterator[str]:
    for number, text in enumerate(texts):
        at = f"{number // 3600 % 24:02}:{number // 60 % 60:02}:{number % 60:02}"
        yield f"Jul 10 {at} host kernel: [{number:5}.000001] {text}\n"


def measure_log_reading(scale: float) -> list[Limit]:
    """On one core; making the lines is not counted."""
    rules = read_rules(resource_path("knowledge/kernel-log.toml").read_text(encoding="utf-8"))
    count = max(1, round(_COUNT * scale))
    return [
        Limit("for 100,000 lines", _seconds(a_log(count), rules) * 100_000 / count, 1.0, "s"),
        Limit("for 100,000 lines of errors", _seconds(a_log_of_trouble(count // 3), rules) * 300_000 / count, 3.0, "s"),
        Limit("memory at most, beside the rules", _most_memory_mb(count, rules), 20.0),
    ]


def _seconds(log: Iterator[str], rules: RuleBook) -> float:
    lines = list(log)
    begun = time.perf_counter()
    diagnose(lines, rules)
    return time.perf_counter() - begun


def _most_memory_mb(count: int, rules: RuleBook) -> float:
    tracemalloc.start()
    try:
        diagnose(a_log(count), rules)
        return tracemalloc.get_traced_memory()[1] / MB
    finally:
        tracemalloc.stop()
