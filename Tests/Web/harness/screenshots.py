"""Pictures of what a test saw, in Build/screenshots/<engine>/<name>.png."""
import io
import math

from PIL import Image
from selenium.webdriver.remote.webelement import WebElement

from .paths import SCREENSHOTS


class Screenshots:
    def screenshot(self, name: str, element: WebElement | None = None, margin: int = 0) -> Image.Image:
        """Stores a picture of the window, or of the element and so many pixels around it, and answers it.

        Cut from the window's own picture: WebKitGTK's picture of an element is blank.
        """
        if element:
            self.js("arguments[0].scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })", element)
        self.wait_for_frame()
        picture = Image.open(io.BytesIO(self.driver.get_screenshot_as_png())).convert("RGB")
        if element:
            left, top, right, bottom, scale = self.js("""
                const box = arguments[0].getBoundingClientRect()
                return [box.left, box.top, box.right, box.bottom, devicePixelRatio]""", element)
            box = (
                max(0, math.floor((left - margin) * scale)), max(0, math.floor((top - margin) * scale)),
                min(picture.width, math.ceil((right + margin) * scale)),
                min(picture.height, math.ceil((bottom + margin) * scale)))
            assert box[0] < box[2] and box[1] < box[3], f"nothing of the element is to be seen: {box}"
            picture = picture.crop(box)
        path = SCREENSHOTS / self.engine / f"{name}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        picture.save(path)
        return picture
