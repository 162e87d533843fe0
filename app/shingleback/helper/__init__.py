"""The helper: a small service that runs as root, for what the drive service (UDisks2) cannot do.

It is installed apart from the program, where only root can write, and needs nothing but `domain` and dbus-fast.
Each call goes the same way: is its shape right (`domain.helper_protocol`), does polkit allow it to this caller
(`service`), is the device what the caller means (`devices`), may the drive be touched at all (`devices`), and only
then it is done (`verbs`).
"""
