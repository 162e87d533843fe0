"""Getting files back: the versions along a timeline, what is in each, where a file went, and what changed.

The window makes `page.RestorePage(past)`, where `past` is a `bridge.past.past.Past`. The page tells `explanation_asked`
(a `Topic`); `open_place(place, version)` shows what can be restored from a place; `leave()` is called before the window
closes; while `is_busy`, files are being restored.
"""
