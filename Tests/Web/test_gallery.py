"""The gallery, as it is shown: pictures in Build/screenshots/ to be looked at."""
import pytest
from person import Person


@pytest.mark.parametrize("name, look", [
    ("light", {}),
    ("dark", {"dark": True}),
    ("narrow", {"size": (360, 800)}),
    ("wide", {"size": (1366, 900)}),
    ("forced-colors", {"forced_colors": True}),
])
def test_the_gallery_shows_each_picker_with_its_date(launch, name, look):
    browser = launch(**look)
    browser.open("Web/gallery/")
    people = [Person(browser, number) for number in range(len(browser.find_all("date-wheel")))]
    assert len(people) == 11
    for person in people:
        text = browser.js("return arguments[0].closest('figure').querySelector('output').textContent", person.picker)
        assert text == (person.look()["value"] or "nothing chosen yet")
    width = browser.js("return document.documentElement.scrollWidth - innerWidth")
    assert width <= 0, "the page is wider than the window"
    browser.screenshot(f"gallery-{name}")
    for number, locale in ((0, "en"), (1, "he"), (2, "fa")):
        browser.screenshot(f"hebrew-{locale}-{name}", browser.find_all("figure")[number], margin=8)
