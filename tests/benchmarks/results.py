"""The result of a case, and whether it reaches its target."""

from dataclasses import dataclass, field
from enum import Enum
from statistics import median
from typing import Final

from tests.benchmarks.tools import SHINGLEBACK, Run

SUBJECT: Final = SHINGLEBACK.name


class Verdict(Enum):
    REACHED = "reached"
    MISSED = "missed"
    NOT_JUDGED = "not judged at this scale"
    VOID = "void"
    NOT_RUN = "not run"


@dataclass(frozen=True)
class Limit:
    """A figure other than time. `most` is in the same unit as `value`; None if there is no target."""

    what: str
    value: float
    most: float | None
    unit: str = "MB"

    @property
    def is_kept(self) -> bool:
        return self.most is None or self.value <= self.most


@dataclass(frozen=True)
class Result:
    """One case.

    Attributes:
        runs: of each tool, in their order; the n-th runs of all tools belong together.
        targets: the most that this program's time may be, as a fraction of another tool's.
        remark: why there is no result, or what else to know.
    """

    case: str
    runs: dict[str, list[Run]] = field(default_factory=dict)
    targets: dict[str, float] = field(default_factory=dict)
    limits: list[Limit] = field(default_factory=list)
    is_full_size: bool = True
    remark: str = ""
    failed: Verdict | None = None

    def median_s(self, tool: str) -> float | None:
        return median(run.wall_s for run in self.runs[tool]) if self.runs.get(tool) else None

    def ratio(self, tool: str) -> float | None:
        """The median of the pairs."""
        if not self.runs.get(tool):
            return None
        pairs = zip(self.runs[SUBJECT], self.runs[tool], strict=True)
        return median(own.wall_s / other.wall_s for own, other in pairs)

    @property
    def verdict(self) -> Verdict:
        if self.failed is not None:
            return self.failed
        if not self.is_full_size:
            return Verdict.NOT_JUDGED
        ratios = {tool: self.ratio(tool) for tool in self.targets}
        is_fast = all(ratio is None or ratio <= self.targets[tool] for tool, ratio in ratios.items())
        return Verdict.REACHED if is_fast and all(limit.is_kept for limit in self.limits) else Verdict.MISSED
