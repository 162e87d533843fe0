"""What every modeled drive has in common: what it is asked, what it tells, how requests queue, how a disk turns."""
