"""The gallery, as it is shown: pictures in Build/screenshots/ to be looked at."""
import pytest
from person import Person

LOOKS = {
    "light": {}, "dark": {"dark": True}, "narrow": {"size": (360, 800)}, "wide": {"size": (1366, 900)},
    "forced-colors": {"forced_colors": True},
}

PICKERS = """
    return [...document.querySelectorAll('date-wheel')].map(picker => ({
      name: picker.ariaLabel ?? picker.labels[0]?.textContent.trim(),
      value: picker.value,
      told: picker.closest('figure')?.querySelector('output')?.textContent ?? null,
      error: picker.shadowRoot.querySelector('[part~=error]')?.textContent ?? null,
      wheels: picker.shadowRoot.querySelectorAll('input').length,
      cut: picker.checkVisibility() ? [...picker.shadowRoot.querySelectorAll('[part~=row]')]
        .filter(row => row.checkVisibility() && row.scrollWidth > row.clientWidth + 1).map(row => row.textContent) : [],
    }))"""


@pytest.mark.parametrize("name, look", LOOKS.items())
def test_the_gallery_shows_each_picker_with_its_value(launch, name, look):
    browser = launch(**look)
    browser.open("Web/gallery/")
    Person(browser)
    pickers = browser.js(PICKERS)
    assert len(pickers) == 53
    for picker in pickers:
        assert picker["error"] is None
        assert picker["wheels"] > 0
        assert picker["name"], picker
        if picker["told"] is not None and " – " not in picker["told"]:
            assert picker["told"] == (picker["value"] or "nothing chosen yet")
    assert browser.js("return document.documentElement.scrollWidth - innerWidth") <= 0, "the page is wider than the window"
    assert browser.axe() == []
    browser.screenshot(f"gallery-{name}")


@pytest.mark.parametrize("name, look", [("light", {}), ("dark", {"dark": True}), ("narrow", {"size": (360, 800)})])
def test_the_page_from_right_to_left(launch, name, look):
    browser = launch(**look)
    browser.open("Web/gallery/right-to-left.html")
    assert Person(browser).order() == ["year", "month", "day"]
    assert [picker["error"] for picker in browser.js(PICKERS)] == [None] * 10
    assert browser.js("return document.documentElement.scrollWidth - innerWidth") <= 0, "the page is wider than the window"
    assert browser.axe() == []
    browser.screenshot(f"right-to-left-{name}")


def test_the_playground_writes_the_html_of_what_it_shows(browser):
    browser.open("Web/gallery/")
    browser.until("document.getElementById('markup').textContent")
    browser.js("""
        const form = document.getElementById('settings')
        form.elements.mode.value = 'month-day'
        form.elements.value.value = '1970-03-08[u-ca=hebrew]'
        form.elements.required.click()
        form.dispatchEvent(new Event('input'))""")
    html = browser.js("return document.getElementById('markup').textContent")
    assert html == '<date-wheel mode="month-day" calendar="hebrew" locale="en" value="1970-03-08[u-ca=hebrew]" required></date-wheel>'
    browser.until("document.getElementById('played').textContent === '1970-03-08[u-ca=hebrew]'")


def test_the_form_submits_what_its_pickers_hold(browser):
    browser.open("Web/gallery/")
    browser.until("customElements.get('date-wheel')")
    browser.js("document.querySelector('[name=from]').value = document.querySelector('[name=until]').value = '2026-05-01'")
    browser.js("document.getElementById('booking').requestSubmit()")
    told = browser.js("return document.querySelector('#booking output').textContent")
    assert told == "name=Ada  from=2026-05-01  until=2026-05-01  at=12:00"
