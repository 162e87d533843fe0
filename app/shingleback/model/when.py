"""When a backup begins."""

from enum import StrEnum


class When(StrEnum):
    """The values are those of the settings file."""

    ASK = "ask"  # when the person says so
    PLUG_IN = "plug-in"  # each time that its drive is plugged in
    DAILY = "daily"  # once a day, while its drive is plugged in
