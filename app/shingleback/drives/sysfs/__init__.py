"""What sysfs and udev say of a drive, and of the larger things that it is a part of."""
