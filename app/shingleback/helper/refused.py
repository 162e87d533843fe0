"""The one error of the helper."""

from shingleback.model.helper_verbs import Refusal


class Refused(Exception):
    """Attributes: `detail` is what a program or the kernel said; it may be empty."""

    def __init__(self, why: Refusal, detail: str = "") -> None:
        super().__init__(f"{why.value}: {detail}" if detail else why.value)
        self.why = why
        self.detail = detail
