"""A screen and a session bus, which WebKitGTK needs; the other two engines are headless by themselves.

Each WebKitGTK window gets its own: it is then the only one under the mouse, and the only one that assistive
technology finds.
"""
import os
import subprocess
import tempfile

from .paths import tool


class Desktop:
    def __init__(self, size: tuple[int, int]):
        read_end, write_end = os.pipe()
        self._screen = subprocess.Popen(
            [tool("Xvfb"), "-displayfd", str(write_end), "-screen", "0", "%dx%dx24" % size, "-nolisten", "tcp"],
            pass_fds=[write_end], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(write_end)
        with os.fdopen(read_end) as numbers:
            display = numbers.readline().strip()
        if not display:
            raise RuntimeError("Xvfb did not start")
        # The session bus starts that of assistive technology, which has its socket in the folder for such things: one
        # of its own, or two windows on one machine would take it from each other.
        self._folder = tempfile.TemporaryDirectory(prefix="desktop-", ignore_cleanup_errors=True)
        self.environment = {
            **os.environ, "DISPLAY": f":{display}", "GDK_BACKEND": "x11", "XDG_RUNTIME_DIR": self._folder.name}
        self._bus = subprocess.Popen(
            [tool("dbus-daemon"), "--session", "--nofork", "--print-address=1"],
            env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = self._bus.stdout.readline().strip()

    def close(self):
        for process in (self._bus, self._screen):
            process.terminate()
            process.wait()
        self._bus.stdout.close()
        self._folder.cleanup()
