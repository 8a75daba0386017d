"""Measures what wheels cost a browser, and prints it: no test, since it depends on the machine.

    .venv/bin/python Tests/Web/measure_wheels.py [chromium] [firefox] [webkit]

Times are the processor's, of the browser with all its processes, in milliseconds; the time on the clock is in brackets.
"""
import pathlib
import sys
import time

from harness.engines import ENGINES
from harness.looks import Look
from harness.pool import Pool
from harness.server import Site
from harness.tracing import trace
from person import Person

PICKER = '<date-wheel locale="en" value="2012-04-04" {}></date-wheel>'
FRAMES = "await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))"


def processor_time(root):
    """Of a process and all that it has started, in milliseconds."""
    children, times = {}, {}
    for stat in pathlib.Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        number = int(stat.parent.name)
        children.setdefault(int(fields[1]), []).append(number)
        times[number] = 10 * (int(fields[11]) + int(fields[12]))
    total, left = 0, [root]
    while left:
        number = left.pop()
        total += times.get(number, 0)
        left += children.get(number, [])
    return total


def cost(browser, code, *given):
    root, began = browser.driver.service.process.pid, time.monotonic()
    before = processor_time(root)
    browser.js_async(f"(async () => {{ {code} }})()", *given)
    clock = time.monotonic() - began
    time.sleep(.3)  # What other processes still do.
    return f"{processor_time(root) - before} ({clock * 1000:.0f})"


def measure(browser):
    browser.driver.set_script_timeout(300)
    for count in 1, 200, 1000:
        browser.show(PICKER.format(""))
        Person(browser)
        made = cost(browser, f"document.querySelector('main').innerHTML = arguments[0].repeat(arguments[1]); {FRAMES}",
                    PICKER.format(""), count)
        moved = cost(browser, """
            for (let frame = 0; frame < 60; frame++) {
              scrollTo({ top: frame * 100, behavior: 'instant' })
              await new Promise(requestAnimationFrame)
            }""")
        print(f"  {count} pickers: opened {made}, page scrolled over 60 frames {moved}")
    for bounds in 'min="2012-01-01" max="2012-12-31"', 'min="0001-01-01" max="200000-12-31"':
        browser.show(PICKER.format(""))
        Person(browser)
        opened = cost(browser, f"""
            for (let times = 0; times < 20; times++) {{
              document.querySelector('main').innerHTML = arguments[0]
              {FRAMES}
            }}""", PICKER.format(bounds))
        print(f"  {bounds}, opened 20 times: {opened}")


def measure_fling(browser):
    """Frames that a fling dropped, the processor slowed 4 times, beside a bare list that snaps. Touch look."""
    bare = """<div style="height: 180px; overflow: auto; scroll-snap-type: y mandatory; contain: strict">%s</div>""" % "".join(
        f'<p style="margin: 0; height: 36px; scroll-snap-align: start">{row}</p>' for row in range(400))
    for name, body in (("a bare list", bare), ("a wheel", PICKER.format(""))):
        browser.show(f'<div style="padding: 200px 0">{body}</div>')
        browser.until("document.readyState === 'complete'")
        browser.wait_for_frame()
        target = Person(browser).wheel("year") if name == "a wheel" else browser.find("main > div > div")
        browser.driver.execute_cdp_cmd("Emulation.setCPUThrottlingRate", {"rate": 4})
        with trace(browser) as frames:
            browser.drag(target, 0, -160, "touch", steps=5)
            time.sleep(2)
        browser.driver.execute_cdp_cmd("Emulation.setCPUThrottlingRate", {"rate": 1})
        print(f"  fling of {name}: {frames.presented} frames shown, {frames.dropped} dropped that affect smoothness")


def main():
    site = Site()
    pool = Pool(site)
    try:
        for engine in sys.argv[1:] or ENGINES:
            print(engine)
            browser = pool.get(engine, Look())
            measure(browser)
            if engine == "chromium":
                measure_fling(pool.get(engine, Look(touch=True, size=(390, 844))))
    finally:
        pool.close()
        site.close()


main()
