"""The past: what was done, what is in a backup, and the way back of files to a person who misses them.

The window makes `page.HistoryPage(past)`, where `past` is a `bridge.past.past.Past(paths, drives, chosen, make_worker,
decoder, parent)` that the wiring makes. The page tells `explanation_asked` (a `Topic`); `open_place(place)` shows what
can be given back from a place, for example when a drive was plugged in and its owner wants files back; `leave()` is
called before the window closes; while `is_busy`, files are coming back.
"""
