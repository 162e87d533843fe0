"""From what `care` tells to what the rules of care know. Apart, because all windows load what `care` tells."""

from shingleback.domain.care.types import Busy, CareAction, CareNeed, CareReason, Cost, DueAction
from shingleback.protocol.care import CareItem


def due_action(item: CareItem) -> DueAction:
    """As the rules of care know it."""
    return DueAction(
        action=CareAction(item.action),
        reason=CareReason(item.reason),
        cost=Cost(low_s=item.low_s, high_s=item.high_s, busy=Busy(item.busy), written_bytes=item.written_bytes),
        needs=frozenset(map(CareNeed, item.needs)),
        missing=frozenset(map(CareNeed, item.missing)),
        portions=item.portions,
        parts=item.parts,
    )
