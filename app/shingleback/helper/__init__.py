"""The helper: a small service that runs as root, for what the drive service (UDisks2) cannot do.

It is installed apart from the program, where only root can write, and needs nothing but `model` and dbus-fast. Each
call goes the same way: is its shape right (`model.helper_verbs`), does polkit allow it to this caller (`askers`), is
the device what the caller means (`device`), may the drive be touched at all (`drives`), and only then it is done
(`verbs`).
"""
