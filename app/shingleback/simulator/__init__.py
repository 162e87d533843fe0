"""Drives that do not exist: models of service times, never a real one. For the demo, for tests, for benchmarks.

The way of the data, when a backup goes to a simulated drive:

1. A `Preset` (`catalog`) says what is simulated: a drive, a filesystem on it, and the port that it is at.
2. `disk.simulated_disk` stands before the folder to which the files really go. It hands on each call, places what is
   written on the drive as a filesystem would (`catalog.placement`), and asks the model.
3. The model (`models.model`: `media_cache`, `translation`, or one of `models`) gives when a command will be done; the
   simulated disk waits until then.
4. After each command, a `Page` (`disk.page`) shows to other processes how the drive is: a `Reading`, from which its
   `State` follows for any moment until the next command; its requests (`Asked`), from which the `Counters` follow that
   a kernel would show; and a `Tally` of what it has done by itself.
5. From there on all is as with a real drive: `disk.page_counters` gives the counters to whoever estimates (`metrics`),
   while `disk.telling` tells the truth beside that.

`trace` asks a model without any files. `demo` has what a demonstration needs besides.
"""
