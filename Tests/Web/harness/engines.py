"""The three engines: which versions are here, and how each is started under WebDriver."""
import os
import re
import subprocess

from selenium import webdriver
from selenium.webdriver.chrome.service import Service as ChromeService
from selenium.webdriver.firefox.service import Service as FirefoxService
from selenium.webdriver.webkitgtk.options import Options as WebKitGTKOptions
from selenium.webdriver.webkitgtk.service import Service as WebKitGTKService

from .paths import HARNESS, SYSTEM_PYTHON, geckodriver, tool

ENGINES = ("chromium", "firefox", "webkit")

WEBKIT_VERSION = """import gi; gi.require_version("WebKit2", "4.1"); from gi.repository import WebKit2 as w
print("WebKitGTK", w.get_major_version(), w.get_minor_version(), w.get_micro_version())"""


def version(engine: str) -> str:
    """Such as "Mozilla Firefox 153.8.0esr". Browsers come from a security archive and change as they like."""
    command = {
        "chromium": ["chromium", "--version"],
        "firefox": ["firefox-esr", "--version"],
        "webkit": [SYSTEM_PYTHON, "-c", WEBKIT_VERSION],
    }[engine]
    run = subprocess.run([tool(command[0]), *command[1:]], capture_output=True, text=True, timeout=60)
    found = re.search(r"^(\D+)(\d\S*)((?: \d+)*)", run.stdout)
    if run.returncode or not found:
        raise RuntimeError(f"{command[0]} does not tell its version: {run.stdout}{run.stderr}")
    return found[1] + ".".join([found[2], *found[3].split()])


def start_chromium():
    options = webdriver.ChromeOptions()
    # Selenium goes looking in the network for what it is not given.
    options.binary_location = tool("chromium")
    options.add_argument("--headless=new")
    options.add_argument("--no-sandbox")  # The sandbox refuses root, which is who runs checks in a container.
    options.add_argument("--disable-dev-shm-usage")
    # A headless Chromium has no mouse, so its pages would see neither (pointer: fine) nor (hover: hover).
    options.add_argument(
        "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(options=options, service=ChromeService(tool("chromedriver")))


def start_firefox():
    options = webdriver.FirefoxOptions()
    options.binary_location = tool("firefox-esr")
    options.add_argument("-headless")
    # Privileged scripts set preferences, move a real finger, and read the accessibility tree.
    options.add_argument("-remote-allow-system-access")
    options.enable_bidi = True
    return webdriver.Firefox(options=options, service=FirefoxService(geckodriver()))


def start_webkit(environment: dict[str, str]):
    options = WebKitGTKOptions()
    options.binary_location = str(HARNESS / "webkit_window.py")
    options.set_capability("browserName", "window")
    options.add_argument("--automation")
    service = WebKitGTKService(tool("WebKitWebDriver"), env={**os.environ, **environment})
    return webdriver.WebKitGTK(options=options, service=service)
