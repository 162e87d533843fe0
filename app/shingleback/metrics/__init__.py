"""Numbers over time: what happens to a drive, what follows from it, and what is kept of it. Time is always passed in.

The way of the data, while something is written to a drive:

1. Ten times a second the engine calls `pulse` (`Pulse.beat`), with what it has copied and given to the drive.
2. Once a second `pulse.drive_pulse` reads the `Counters` of the drive, from the kernel (`counting.block_stat`) or a
   simulated drive, and makes a `Sample` of them and of those before (`counting.sample`).
3. The sample and the engine's own writes go to an `Estimator`: during a run to `cache.estimate`, after it to
   `cache.afterwards`. It believes in a `CacheState`, and notes `Moment`s such as a cliff.
4. `pulse.telling` makes events of all that (`Sampled`, `DriveState`, `Happened`), which leave the process.
5. Whoever reads the events makes a `Recording` of them (`recording.recorder`), which the graph draws: the window, and
   `history.diary`, which writes it to the `history.store` of the drive, with what the drive has taught (`Learned`).
6. Beside that, `forecast` reckons how long the rest takes: from what was copied, from the state of the cache, and from
   how fast the drive was in earlier runs.

`run_watch` puts these parts together for one run.
"""
