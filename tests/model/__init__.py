"""The engine held against a model of a backup: in memory, in process, and with a cut at every call."""
