"""How the browser looks to a page: colours, motion, pointer, size, language and time zone.

Chromium and Firefox change their look while they run. WebKitGTK takes it from the environment it starts in.
"""
import dataclasses

import pytest


@dataclasses.dataclass(frozen=True)
class Look:
    dark: bool = False
    reduced_motion: bool = False
    forced_colors: bool = False
    touch: bool = False  # A finger for the pointer, and no hovering.
    size: tuple[int, int] = (1024, 768)
    language: str = "en-US"
    time_zone: str = "UTC"


def set_chromium(driver, look: Look):
    command = driver.execute_cdp_cmd
    command("Emulation.setEmulatedMedia", {"features": [
        {"name": "prefers-color-scheme", "value": "dark" if look.dark else "light"},
        {"name": "prefers-reduced-motion", "value": "reduce" if look.reduced_motion else "no-preference"},
        {"name": "forced-colors", "value": "active" if look.forced_colors else "none"},
    ]})
    command("Emulation.setTouchEmulationEnabled", {"enabled": look.touch, "maxTouchPoints": 5 if look.touch else 1})
    width, height = look.size
    command("Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": look.touch})
    command("Emulation.setTimezoneOverride", {"timezoneId": look.time_zone})
    # The first is for Intl, the second for navigator.language.
    command("Emulation.setLocaleOverride", {"locale": look.language})
    command("Emulation.setUserAgentOverride",
            {"userAgent": driver.execute_script("return navigator.userAgent"), "acceptLanguage": look.language})


def set_firefox(driver, look: Look):
    coarse, fine_with_hover = 1, 6
    pointer = coarse if look.touch else fine_with_hover
    preferences = {
        "layout.css.prefers-color-scheme.content-override": 0 if look.dark else 1,
        "ui.prefersReducedMotion": int(look.reduced_motion),
        "browser.display.document_color_use": 2 if look.forced_colors else 1,
        "dom.w3c_touch_events.enabled": int(look.touch),
        "ui.primaryPointerCapabilities": pointer,
        "ui.allPointerCapabilities": pointer,
    }
    with driver.context("chrome"):
        driver.execute_script(
            "for (const [name, value] of Object.entries(arguments[0])) Services.prefs.setIntPref(name, value)",
            preferences)
    tab = driver.current_window_handle
    width, height = look.size
    driver.browsing_context.set_viewport(
        context=tab, viewport={"width": width, "height": height}, device_pixel_ratio=1)
    driver.emulation.set_locale_override(locale=look.language, contexts=[tab])
    driver.emulation.set_timezone_override(timezone=look.time_zone, contexts=[tab])


def webkit_environment(look: Look) -> dict[str, str]:
    """What webkit_window.py reads, and WebKitGTK itself."""
    for wanted, name in ((look.forced_colors, "forced colours"), (look.touch, "a touch screen")):
        if wanted:
            pytest.skip(f"WebKitGTK cannot be made to show {name}")
    width, height = look.size
    return {
        "WINDOW_WIDTH": str(width), "WINDOW_HEIGHT": str(height), "WINDOW_LANGUAGE": look.language,
        "WINDOW_DARK": str(int(look.dark)), "WINDOW_STILL": str(int(look.reduced_motion)),
        "TZ": look.time_zone, "LC_ALL": "C.UTF-8",
    }
