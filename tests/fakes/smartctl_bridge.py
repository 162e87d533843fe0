"""Answers as smartctl does for drives behind USB bridges, each of which understands some ways of asking (`-d`) only."""

from typing import Final

from tests.helpers.reports import report_text

UNKNOWN: Final = "Unknown USB bridge [0x{usb}]"
UNSUPPORTED: Final = "Unsupported USB bridge [0x{usb}]"
AMBIGUOUS: Final = "USB bridge [0x{usb}] type is ambiguous: 'sat' or 'sntrealtek'"
"""The words of smartmontools 6.0 to 7.5, lib/dev_interface.cpp: get_usb_dev_type_by_id."""
REFUSED: Final = """\
{{"smartctl": {{"messages": [{{"string": "Read Device Identity failed: scsi error unsupported field in scsi command",
"severity": "error"}}], "exit_status": 2}}, "device": {{"name": "/dev/sdx", "type": "{device_type}"}}}}
"""
NVME_REPORT: Final = """\
{"device": {"name": "/dev/sdx", "type": "snt", "protocol": "NVMe"}, "model_name": "WD_BLACK SN770 1TB",
"smart_status": {"passed": true, "nvme": {"value": 0}}, "nvme_smart_health_information_log": {"critical_warning": 0,
"temperature": 35, "available_spare": 100, "available_spare_threshold": 10, "percentage_used": 1, "media_errors": 0}}
"""


def bridge_answer(options: list[str], understood: str, *, by_default: str) -> tuple[int, str]:
    """The exit status and the output for the options of a command line.

    Args:
        understood: the way of asking that the bridge understands.
        by_default: what smartctl says or which way it takes if no way is named.
    """
    named = options[options.index("-d") + 1] if "-d" in options else ""
    if not named and "bridge" in by_default:
        return 1, f'{{"smartctl": {{"messages": [{{"string": "/dev/sdx: {by_default}", "severity": "error"}}]}}}}\n'
    device_type = named or by_default
    if device_type == understood:
        is_nvme = understood.startswith("snt")
        return (0, NVME_REPORT) if is_nvme else (0, report_text("st2000dm008.json"))
    return 2, REFUSED.format(device_type=device_type)


def bridge_script(understood: str, *, by_default: str, asked: str) -> str:
    """The same as the body of a shell script, which notes each command line in the file `asked`."""
    return f"""\
exec python3 - "$@" << 'END'
import sys
sys.path.insert(0, {__file__.rpartition("/tests/")[0]!r})
from tests.fakes.smartctl_bridge import bridge_answer
with open({asked!r}, "a") as notes:
    print(*sys.argv[1:], file=notes)
status, text = bridge_answer(sys.argv[1:], {understood!r}, by_default={by_default!r})
sys.stdout.write(text)
sys.exit(status)
END
"""
