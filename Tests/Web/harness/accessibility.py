"""What assistive technology sees, and what axe-core finds wrong."""
import functools
import json
import subprocess
from typing import NamedTuple

from .paths import HARNESS, SYSTEM_PYTHON, packaged_file

FIREFOX_TREE = """
    const [name, change] = arguments, done = arguments[arguments.length - 1]
    ;(async () => {
      const service = Cc['@mozilla.org/accessibilityService;1'].getService(Ci.nsIAccessibilityService)
      let page
      for (let tries = 0; tries < 80 && !page?.childCount; tries++) {
        page = service.getAccessibleFor(gBrowser.selectedBrowser)?.firstChild
        await new Promise(resolve => setTimeout(resolve, 50))
      }
      const nodes = []
      const collect = node => {
        if (typeof change === 'number' && node.name === name) {
          const value = node.QueryInterface(Ci.nsIAccessibleValue)
          value.currentValue += change
        }
        nodes.push([service.getStringRole(node.role), node.name ?? '', node.value ?? ''])
        for (let child = node.firstChild; child; child = child.nextSibling) collect(child)
      }
      collect(page)
      return nodes
    })().then(nodes => done([nodes, null]), error => done([null, String(error)]))"""


class Node(NamedTuple):
    role: str  # In the engine's own words, which mostly are ARIA's.
    name: str
    value: str  # As it is spoken, but in Chromium: its tree has a slider's number and not its words.


@functools.cache
def axe_source() -> str:
    return packaged_file("axe-playwright-python", "axe.min.js").read_text("utf-8")


class Accessibility:
    def axe(self, **options) -> list[str]:
        """What axe-core finds wrong in the page, one line an element. `options` are those of axe.run."""
        self.js(axe_source())
        found = self.js_async(f"axe.run(document, {json.dumps(options)})")
        return [
            f"{rule['id']} ({rule['impact']}): {rule['help']}: {node['html']}"
            for rule in found["violations"] for node in rule["nodes"]]

    def ax_tree(self) -> list[Node]:
        """The engine's whole accessibility tree, parents before children."""
        read = {"chromium": self._chromium_tree, "firefox": self._firefox_tree, "webkit": self._webkit_tree}
        return [Node(*node) for node in read[self.engine]()]

    def adjust(self, name: str, change: float):
        """Moves the value of what has the name, as a screen reader does with a swipe.

        Chromium's drivers cannot ask for that; there a script does what Chromium then does itself.
        """
        if self.engine == "firefox":
            self._firefox_tree(name, change)
        elif self.engine == "webkit":
            self._webkit_tree(name, change)
        else:
            self.js("""
                const [slider, change] = arguments
                slider.value = String(slider.valueAsNumber + change)
                slider.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
                slider.dispatchEvent(new Event('change', { bubbles: true }))""", self.find("date-wheel", f'[type=range][aria-label="{name}"]'), change)

    def _chromium_tree(self):
        nodes = self.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
        return [
            [str(node.get(key, {}).get("value", "")) for key in ("role", "name", "value")]
            for node in nodes if not node["ignored"]]

    def _firefox_tree(self, *adjusted):
        # Now and then Firefox has no tree for a page at the first request.
        for _ in range(8):
            with self.driver.context("chrome"):
                nodes, error = self.driver.execute_async_script(FIREFOX_TREE, *adjusted)
            if error is None:
                return nodes
            self.js("document.title += ' '")  # Something to tell of, whereupon a busy Firefox makes its tree.
        raise AssertionError(error)

    def _webkit_tree(self, *adjusted):
        environment = {name: self.environment[name] for name in ("DISPLAY", "DBUS_SESSION_BUS_ADDRESS")}
        run = subprocess.run(
            [SYSTEM_PYTHON, str(HARNESS / "webkit_accessibility.py"), *map(str, adjusted)], env=environment, capture_output=True, text=True,
            timeout=30)
        assert run.returncode == 0, run.stderr
        return json.loads(run.stdout)
