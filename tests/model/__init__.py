"""The engine compared with a model of a backup: in memory, in process, and with a cut at every call."""
