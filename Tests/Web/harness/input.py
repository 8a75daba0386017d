"""Real input: what the page gets is trusted and has its native effects, such as scrolling."""
import itertools
import subprocess
import time

import pytest
from selenium.webdriver import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.actions.wheel_input import ScrollOrigin
from selenium.webdriver.remote.webelement import WebElement

from .paths import tool

# One click of a mouse's wheel, in pixels.
NOTCH = 120

FIREFOX_FINGER = """
    const [points, done] = arguments, { windowUtils, devicePixelRatio } = window
    const page = gBrowser.selectedBrowser.getBoundingClientRect()
    const send = (state, x, y) => windowUtils.sendNativeTouchPoint(
      0, state, Math.round((window.mozInnerScreenX + page.left + x) * devicePixelRatio),
      Math.round((window.mozInnerScreenY + page.top + y) * devicePixelRatio), 1, 90, null)
    ;(async () => {
      for (const [lifted, x, y] of points) {
        send(lifted ? windowUtils.TOUCH_REMOVE : windowUtils.TOUCH_CONTACT, x, y)
        await new Promise(resolve => window.setTimeout(resolve, 16))
      }
    })().then(() => done(null), error => done(String(error)))"""


# One notch is three lines.
FIREFOX_NOTCH = """
    const [x, y, direction] = arguments, { left, top } = gBrowser.selectedBrowser.getBoundingClientRect()
    windowUtils.sendWheelEvent(left + x, top + y, 0, 3 * direction, 0, WheelEvent.DOM_DELTA_LINE, 0, 0, 3 * direction, 0)"""


class Input:
    def keys(self, *keys: str):
        """Presses and releases one key after another: text, or names from Selenium's Keys."""
        ActionChains(self.driver).send_keys(*keys).perform()

    def chord(self, *keys: str):
        """Presses the keys together: chord(Keys.SHIFT, Keys.TAB)."""
        chain = ActionChains(self.driver)
        for key in keys[:-1]:
            chain.key_down(key)
        chain.send_keys(keys[-1])
        for key in reversed(keys[:-1]):
            chain.key_up(key)
        chain.perform()

    def release(self):
        """Lets go of whatever is pressed."""
        ActionBuilder(self.driver).clear_actions()

    def click(self, element: WebElement, dx: int = 0, dy: int = 0):
        """Clicks at an offset from the element's centre."""
        ActionChains(self.driver).move_to_element_with_offset(element, dx, dy).click().perform()

    def click_at(self, x: float, y: float):
        """Clicks at a point of the window, in CSS pixels."""
        builder = ActionBuilder(self.driver)
        builder.pointer_action.move_to_location(round(x), round(y)).click()
        builder.perform()

    def hover(self, element: WebElement):
        ActionChains(self.driver).move_to_element(element).perform()

    def wheel(self, element: WebElement, dy: int):
        """Turns the mouse's wheel over the element by so many pixels, down if positive."""
        if self.engine == "firefox":
            self.hover(element)  # A hand arrives before it turns the wheel.
        if self.engine != "webkit":
            ActionChains(self.driver).scroll_from_origin(ScrollOrigin.from_element(element), 0, dy).perform()
            return
        # WebKitWebDriver's own wheel never comes to a snap and can go the wrong way. The screen's wheel has notches.
        notches = max(1, round(abs(dy) / NOTCH))
        x, y = self.centre(element)
        subprocess.run(
            # A hand, too, arrives a moment before it turns the wheel.
            [tool("xdotool"), "mousemove", str(round(x)), str(round(y)), "sleep", "0.2",
             "click", "--delay", "30", "--repeat", str(notches), "5" if dy > 0 else "4"],
            check=True, env=self.environment)

    def notches(self, element: WebElement, count: int):
        """Turns the mouse's wheel over the element by so many notches, down if positive, quickly one after another."""
        if self.engine == "webkit":
            return self.wheel(element, count * NOTCH)
        x, y = self.centre(element)
        self.hover(element)
        for _ in range(abs(count)):
            direction = 1 if count > 0 else -1
            if self.engine == "chromium":
                self.wheel(element, direction * NOTCH)
            else:  # Firefox's WebDriver sends what a trackpad sends.
                with self.driver.context("chrome"):
                    self.driver.execute_script(FIREFOX_NOTCH, x, y, direction)
                self.wait_for_frame()  # It makes one event of those that come while its page is busy.

    def press_and_move(self, element: WebElement, *ways: int, pause: int = 16):
        """Presses the mouse on the element's centre and moves it by these ways downwards, one after another. It stays
        pressed until `lift`."""
        builder = ActionBuilder(self.driver, duration=pause)
        builder.pointer_action.move_to(element, 0, 0)
        builder.pointer_action.pointer_down()
        for y in itertools.accumulate(ways):
            builder.pointer_action.move_to(element, 0, y)
        builder.perform()

    def lift(self):
        """Lets go of the mouse, which has been still for a moment: long enough for no momentum to be left."""
        time.sleep(0.15)
        builder = ActionBuilder(self.driver)
        builder.pointer_action.pointer_up()
        builder.perform()

    def drag(self, element: WebElement, dx: int, dy: int, kind: str = "mouse", steps: int = 8, pause: int = 16):
        """Drags from the element's centre with a "mouse" or a "pen"; fingers are for `swipe`.

        `pause` is the time of a step in milliseconds.
        """
        builder = ActionBuilder(self.driver, mouse=PointerInput(kind, kind), duration=pause)
        builder.pointer_action.move_to(element, 0, 0)
        builder.pointer_action.pointer_down()
        for step in range(1, steps + 1):
            builder.pointer_action.move_to(element, round(dx * step / steps), round(dy * step / steps))
        builder.pointer_action.pointer_up()
        builder.perform()

    def swipe(self, element: WebElement, dy: int, steps: int = 10):
        """Draws a finger over the element, from its centre, which scrolls and snaps as on a phone."""
        if self.engine == "webkit":
            pytest.skip("WebKitGTK's driver has no fingers")
        if self.engine == "chromium":
            self.drag(element, 0, dy, "touch", steps)
            return
        # A finger of Firefox's WebDriver sends events but scrolls nothing.
        x, y = self.centre(element)
        points = [[False, x, y + dy * step / steps] for step in range(steps + 1)] + [[True, x, y + dy]]
        with self.driver.context("chrome"):
            error = self.driver.execute_async_script(FIREFOX_FINGER, points)
        assert error is None, error

    def centre(self, element: WebElement) -> tuple[float, float]:
        x, y = self.js("""
            const box = arguments[0].getBoundingClientRect()
            return [box.x + box.width / 2, box.y + box.height / 2]""", element)
        return x, y
