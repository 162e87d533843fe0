"""The command `adjust`: how Linux uses an enclosure, and what a drive does when idle."""

import os

from shingleback.bootstrap.adjusting import AdjustRequest, adjust_job
from shingleback.cli.invocation import Invocation
from shingleback.domain.errors import Why
from shingleback.messages import adjusting
from shingleback.protocol.adjusting import AdjustFinished
from shingleback.protocol.results import CommandResult

_PATIENCE_S = 1.0


def adjust(invocation: Invocation) -> CommandResult:
    arguments = invocation.arguments
    device = os.path.abspath(arguments.device)
    uses_uas = {"on": True, "off": False}.get(arguments.uas)
    parks_heads = {"default": True, "never": False}.get(arguments.park_heads)
    request = AdjustRequest(uses_uas, arguments.stop_after, parks_heads)
    return invocation.run_apart(
        adjust_job(device, request),
        canceled=Why.STOPPED,
        patience_s=_PATIENCE_S,
        places=[os.fsencode(device)],
        is_endable=False,
    )


def lines(result: AdjustFinished) -> list[str]:
    if result.why:
        return []
    heads = adjusting.heads_text(result.power_level, has_levels=result.has_levels, keeps_level=result.keeps_level)
    return [
        adjusting.uas_text(result.uas),
        adjusting.stop_text(
            result.stops_after_min,
            has_timer=result.has_timer,
            knows_idle=result.knows_idle,
            keeps_time=result.keeps_time,
        ),
        *([heads] if heads else []),
    ]
