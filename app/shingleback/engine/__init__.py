"""The engine: scan, compare, plan, copy, checkpoint, finish; and verify and restore.

Two sides that never share a lock. The *source side* (`survey`, `reader`, `backup`) reads the person's folders and the
local index. The *drive side* (`drive`, `staging`, `journal`) is the only code that touches the drive, and runs in a
process of its own, because a shingled drive can hold a process in an uninterruptible wait for minutes. They speak in
`messages`.
"""
