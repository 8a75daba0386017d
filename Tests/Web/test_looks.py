"""What is seen of a wheel can be read, whatever the browser has been told about colours and motion."""
import pytest
from person import Person


def luminance(colour):
    linear = [c / 12.92 if c <= .03928 else ((c + .055) / 1.055) ** 2.4 for c in (part / 255 for part in colour)]
    return .2126 * linear[0] + .7152 * linear[1] + .0722 * linear[2]


def contrast(picture, box):
    """Between the ground and what differs most from it, in a part of a picture."""
    cut = picture.crop(box)
    shades = sorted(shade for count, colour in cut.getcolors(cut.width * cut.height) for shade in [luminance(colour)] * count)
    ground = shades[len(shades) // 2]
    return max((shades[-1] + .05) / (ground + .05), (ground + .05) / (shades[0] + .05))


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("away, least", [(2, 3), (-2, 3), (1, 4.5), (-1, 4.5)])
def test_today_is_legible_on_every_row(launch, dark, away, least):
    browser = launch(dark=dark)
    browser.show('<date-wheel locale="en-GB" style="font-size: 32px"></date-wheel>')
    p = Person(browser)
    p.set(value=f"{int(p.shown()['year']) - away}-01-15")  # The tenth does not matter: January has it in every year.
    [left, top, width, height] = browser.js("""
        const row = arguments[0].querySelector('[part~=today]').getBoundingClientRect()
        return [row.x, row.y, row.width, row.height]""", p.wheel("year"))
    picture = browser.screenshot(f"today-{away}-{'dark' if dark else 'light'}")
    seen = contrast(picture, tuple(map(round, (left, top, left + width, top + height))))
    assert seen >= least, f"today's year has a contrast of {seen:.2f}"


@pytest.mark.look(forced_colors=True)
def test_in_forced_colours_impossible_rows_are_struck_through(browser):
    browser.show('<date-wheel locale="en-GB" value="2019-10-12" max="2019-10-12"></date-wheel>')
    p = Person(browser)
    lines = browser.js("""
        const look = name => getComputedStyle(arguments[0].querySelector(`[part~=row]${name}`))
        return [look('[part~=impossible]').textDecorationLine, look(':not([part~=impossible])').textDecorationLine,
                getComputedStyle(arguments[0]).maskImage]""", p.wheel("month"))
    assert lines == ["line-through", "none", "none"]


@pytest.mark.look(reduced_motion=True)
def test_without_motion_rows_are_flat(browser):
    browser.show('<date-wheel locale="en-GB" value="2019-10-12"></date-wheel>')
    p = Person(browser)
    p.focus("year")
    p.look_until_still()
    assert browser.js("""
        return [...new Set([...arguments[0].querySelectorAll('[part~=row]')].map(row => row.getBoundingClientRect().height))]
        """, p.wheel("year")) == [36]


@pytest.mark.look(size=(320, 640))
@pytest.mark.parametrize("size", ["100%", "200%"])
@pytest.mark.parametrize("layout", ["block", "grid", "flex"])
def test_a_narrow_page_with_large_text_is_no_wider(browser, size, layout):
    browser.show(f'<div style="display: {layout}"><date-wheel locale="de" value="2019-09-12" max="2019-12-31"></date-wheel></div>', head=f"<style>html {{ font-size: {size} }}</style>")
    wheels = Person(browser).look()["wheels"]
    assert wheels["day"]["cut"] == wheels["year"]["cut"] == [], "half a number says nothing"
    assert browser.js("return document.documentElement.scrollWidth - innerWidth") <= 0
    browser.screenshot(f"narrow-{size.rstrip('%')}-{layout}")


@pytest.mark.look(size=(320, 640))
@pytest.mark.parametrize("mode", ["date", "date-time"])
def test_what_is_chosen_can_be_read_in_full_in_a_narrow_page_with_large_text(browser, mode):
    locales = {"en": "gregory", "vi": "vietnamese", "ar": "islamic-umalqura", "el": "gregory", "ru": "gregory", "pt": "gregory",
               "he": "hebrew", "ne": "nepali", "am": "ethiopic", "zh": "chinese", "ja": "japanese"}
    value = "2023-09-27" + "T23:59" * (mode == "date-time")
    browser.show("".join(
        f'<div><date-wheel locale="{locale}" calendar="{calendar}" mode="{mode}" value="{value}"></date-wheel></div>'
        for locale, calendar in locales.items()), head="<style>html { font-size: 200% }</style>")
    for number, locale in enumerate(locales):
        p = Person(browser, number)
        for field, wheel in p.look()["wheels"].items():
            assert wheel["cut"] == [], (locale, field)
        rows = browser.js("""
            return [...arguments[0].shadowRoot.querySelectorAll('[part~=wheel]')].map(wheel => {
              const row = wheel.querySelector('[part~=row]')
              return [row.offsetHeight, parseFloat(getComputedStyle(row).fontSize)]
            })""", p.picker)
        sizes = [size for _, size in rows]
        assert {height for height, _ in rows} == {72}
        assert 12 < min(sizes) > .9 * max(sizes), (locale, sizes)
    assert browser.js("return document.documentElement.scrollWidth - innerWidth") <= 0
    browser.screenshot(f"narrow-words-{mode}")
