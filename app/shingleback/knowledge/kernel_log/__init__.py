"""What the kernel's log means for a drive: lines, the signs in them, the drives they speak of, episodes, and rules."""
