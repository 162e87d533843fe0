"""Sysfs and udev facts of one drive."""
