"""Kernel log -> episodes -> diagnosis."""
