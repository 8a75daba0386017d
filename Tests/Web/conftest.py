"""The fixtures of the browser tests. A test that takes `browser` or `launch` runs once in each engine."""
import re
import signal

import pytest
from harness.engines import ENGINES, version
from harness.looks import Look
from harness.pool import Pool
from harness.server import Site
from person import Person


def pytest_addoption(parser):
    parser.addoption(
        "--engine", action="append", choices=ENGINES, help="an engine to test in; may be repeated; all three without it")


def pytest_configure(config):
    # Stopped from outside, as by a limit on time: the browsers and their screens end too.
    signal.signal(signal.SIGTERM, lambda *_: pytest.exit("told to stop", returncode=128 + signal.SIGTERM))


def engines(config):
    return config.getoption("--engine") or ENGINES


def pytest_report_header(config):
    return "browsers: " + ", ".join(map(version, engines(config)))


def pytest_generate_tests(metafunc):
    if "engine" in metafunc.fixturenames:
        metafunc.parametrize("engine", engines(metafunc.config), scope="session")


@pytest.fixture(scope="session")
def site():
    site = Site()
    yield site
    site.close()


@pytest.fixture(scope="session")
def pool(site):
    pool = Pool(site)
    yield pool
    pool.close()


@pytest.fixture
def launch(engine, pool, request):
    """launch(dark=True, size=(390, 844)) answers the browser with this look. It is the same browser each time in
    Chromium and Firefox, so a test uses the latest answer only. Fails the test that leaves an error in a page."""
    browser, left = None, []

    def launch(**look):
        nonlocal browser
        if browser:
            left.extend(browser.errors())
        browser = pool.get(engine, Look(**look))
        browser.forget()
        return browser

    yield launch
    if browser:
        if (report := request.node.stash.get(REPORT, None)) and report.failed:
            browser.screenshot("failed-" + re.sub(r"\W+", "-", request.node.name).strip("-"))
        left.extend(browser.errors())
    assert not left, "errors in the page that the test did not expect:\n" + "\n".join(left)


@pytest.fixture
def browser(launch, request):
    """The browser, with the look that the test's `look` marker states."""
    marker = request.node.get_closest_marker("look")
    return launch(**(marker.kwargs if marker else {}))


@pytest.fixture
def person(browser):
    """Shows a page with this inside, and answers the person before its first picker."""
    def show(body, **page):
        browser.show(body, **page)
        return Person(browser)
    return show


@pytest.fixture
def person_with(person):
    """Shows a picker with these attributes, and answers the person before it."""
    return lambda attributes, **page: person(f"<date-wheel {attributes}></date-wheel>", **page)


REPORT = pytest.StashKey[pytest.TestReport]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    if report.when == "call":
        item.stash[REPORT] = report
    return report
