"""A mouse turns the wheels: by its own wheel a row a notch, and by taking hold of them."""
import pytest

# With room around it for the mouse.
PLACE = '<div style="padding: 150px 50px">%s</div>'
NISAN = PLACE % '<date-wheel locale="en" calendar="hebrew" value="2012-04-04"></date-wheel>'  # 12 Nisan 5772


@pytest.fixture
def turn(browser):
    """Turns the mouse's wheel and waits until the picker has heard of it."""
    def turn(person, field, notches):
        browser.js("told.length = 0")
        browser.notches(person.wheel(field), notches)
        browser.until("told.length")
        return person.sentence()
    return turn


@pytest.mark.parametrize("field, down, up", [
    ("year", "12 Nisan 5773", "12 Nisan 5771"), ("month", "12 Iyar 5772", "12 Adar 5772"),
    ("day", "13 Nisan 5772", "11 Nisan 5772")])
def test_a_notch_turns_by_one_row(person, turn, field, down, up):
    p = person(NISAN)
    assert turn(p, field, 1) == down
    assert len(p.changes()) == 1
    assert turn(p, field, -1) == "12 Nisan 5772"
    assert turn(p, field, -1) == up


@pytest.mark.parametrize("attribute", ["", "loop=none"])
@pytest.mark.parametrize("field", ["day", "month", "year"])
def test_a_mouse_or_the_focus_that_reaches_a_wheel_turns_nothing(person, field, attribute):
    p = person(NISAN.replace("locale", f"{attribute} locale"))
    p.browser.hover(p.wheel(field))
    assert (p.sentence(), p.events()) == ("12 Nisan 5772", [])
    p.focus(field)
    assert (p.sentence(), p.events()) == ("12 Nisan 5772", [])


def test_five_quick_notches_turn_by_five_rows(person, turn):
    p = person(NISAN)
    assert turn(p, "year", 5) == "12 Nisan 5777"
    assert len(p.changes()) == 1


def test_a_notch_passes_over_a_row_that_is_impossible(person, turn):
    p = person('<date-wheel locale="en" calendar="hebrew" value="2012-03-04"></date-wheel>')  # 10 Adar 5772
    assert turn(p, "month", -1) == "10 Shevat 5772"
    assert turn(p, "month", 1) == "10 Adar 5772"


def test_a_notch_at_the_end_of_a_wheel_turns_nothing_and_scrolls_no_page(person):
    p = person(f'<div style="height: 3000px">{NISAN.replace("locale", "max=2012-04-04 locale")}</div>')
    p.browser.notches(p.wheel("year"), 2)
    p.browser.wait_for_frame()
    assert p.sentence() == "12 Nisan 5772"
    assert p.browser.js("return scrollY") == 0


# What devices send, as far as it is known: mode, pixels or lines, the old unit; and what it means. The first of a flow
# decides for the rest of it.
FLOWS = {
    "Chromium on Linux": ([(0, 120, -120)], [1]),
    "Chromium on Windows": ([(0, 100, -120), (0, 200, -240)], [1, 2]),
    "Chromium on Windows, zoomed to 125 %": ([(0, -80, 120)], [-1]),
    "WebKitGTK": ([(0, 83, -120)], [1]),
    "Firefox, in lines": ([(1, 3, -144), (1, -3, 144)], [1, -1]),
    "Firefox, in pages": ([(2, 1, -1200)], [1]),
    "Firefox, a wheel of fine steps": ([(1, .75, -36)] * 4, [0, 0, 0, 1]),
    "macOS, slow and then fast": ([(0, 4.000244140625, -12), (0, 12.000732421875, -36)], [1, 1]),
    "a trackpad on macOS": ([(0, 1, -3), (0, 14, -42), (0, 40, -120), (0, 80, -240)], [None] * 4),
    "a trackpad on Windows": ([(0, 2.5, -3), (0, 100, -120)], [None] * 2),
    "a wheel of fine steps in Chromium": ([(0, 12.5, -15)] * 2, [None] * 2),
}


@pytest.mark.parametrize("name", FLOWS)
def test_notches_are_told_from_a_flow(browser, name):
    events, meaning = FLOWS[name]
    browser.show("")
    assert browser.js_async("""import('/Web/notch.js').then(({ notches }) => arguments[0].map(
        ([deltaMode, deltaY, wheelDeltaY], index) =>
          notches({ deltaMode, deltaX: 0, deltaY, wheelDeltaY, timeStamp: 5000 + index * 16 })))""", events) == meaning


@pytest.mark.parametrize("kind", [{"ctrlKey": True}, {"shiftKey": True}, {"deltaX": 120}])
def test_what_zooms_or_goes_sideways_is_no_notch(browser, kind):
    browser.show("")
    assert browser.js_async("""import('/Web/notch.js').then(({ notches }) =>
        notches({ deltaMode: 0, deltaX: 0, deltaY: 120, wheelDeltaY: -120, timeStamp: 5000, ...arguments[0] }))""",
        kind) is None


def test_a_wheel_follows_the_mouse_and_ends_on_a_row(person):
    p = person(NISAN)
    before = p.look()["wheels"]["year"]["scrolled"]
    p.browser.press_and_move(p.wheel("year"), -4, -20, -20, -30)  # The first four tell a drag from a click.
    p.browser.until("arguments[0].value === '2014-04-12'", p.picker)
    held = p.look()
    assert held["wheels"]["year"]["scrolled"] - before == pytest.approx(70, abs=1.5)
    assert held["wheels"]["year"]["under"] == "5774"
    assert held["value"] == "2014-04-12"
    told = p.browser.js("return told")
    assert told[-1] == ["input", "2014-04-12"] and "change" not in dict(told)
    assert p.look()["wheels"]["year"]["scrolled"] == held["wheels"]["year"]["scrolled"], "a wheel that is held moved"
    p.browser.lift()
    assert p.sentence() == "12 Nisan 5774"
    assert p.changes() == ["2014-04-12"]


def test_a_wheel_let_go_in_motion_goes_on(person):
    p = person(NISAN)
    p.browser.drag(p.wheel("year"), 0, -180, steps=3, pause=10)
    assert int(p.shown()["year"]) >= 5772 + 180 / 36 + 2, "less than two rows by momentum"
    assert len(p.changes()) == 1


@pytest.mark.look(reduced_motion=True)
def test_without_motion_a_wheel_let_go_stops_on_its_row(person):
    p = person(NISAN)
    p.browser.drag(p.wheel("year"), 0, -76, steps=6)
    assert p.sentence() == "12 Nisan 5774"


def test_a_press_that_hardly_moves_is_a_click(person):
    p = person(NISAN)
    p.browser.drag(p.wheel("month"), 0, 2, steps=2)
    assert p.events() == [("input", "2012-04-04"), ("change", "2012-04-04")] or p.events() == []
    assert p.sentence() == "12 Nisan 5772"
    p.click_row("month", 1)
    assert p.sentence() == "12 Iyar 5772"


def test_a_press_stops_a_wheel_that_goes_on_and_chooses_nothing_else(person):
    p = person(NISAN)
    p.browser.drag(p.wheel("year"), 0, -160, steps=5)
    p.browser.press_and_move(p.wheel("year"))
    stopped = int(p.look()["wheels"]["year"]["under"])
    p.browser.lift()
    assert abs(int(p.shown()["year"]) - stopped) <= 1
    assert len(p.changes()) == 1


def test_a_drag_selects_no_text(person):
    p = person(f"<p>Before</p>{NISAN}<p>After</p>")
    p.browser.press_and_move(p.wheel("month"), -60, -60, -60, 150, 150)
    p.browser.lift()
    p.look_until_still()
    assert p.browser.js("return String(getSelection())") == ""


def test_the_cursor_tells_that_a_wheel_can_be_taken_hold_of(person):
    p = person(NISAN)
    cursor = lambda: p.browser.js("return getComputedStyle(arguments[0]).cursor", p.wheel("day"))
    assert cursor() == "grab"
    p.browser.press_and_move(p.wheel("day"), 10)
    assert cursor() == "grabbing"
    p.browser.lift()
    assert cursor() == "grab"


def test_a_value_set_in_a_drag_ends_it(person):
    p = person(NISAN)
    p.browser.press_and_move(p.wheel("year"), -60)
    p.run("picker.value = '2024-03-10'")
    p.browser.lift()
    assert p.sentence() == "30 Adar I 5784"
    assert p.changes() == []


def test_a_drag_in_a_scaled_page_follows_the_mouse(person):
    p = person(f'<div style="transform: scale(2); transform-origin: 0 0">{NISAN}</div>')
    before = p.look()["wheels"]["year"]["scrolled"]
    p.browser.press_and_move(p.wheel("year"), -4, -72)
    assert p.look()["wheels"]["year"]["scrolled"] - before == pytest.approx(36, abs=1.5)
    p.browser.lift()
    assert p.shown()["year"] == "5773"
