"""What Chromium notes of its frames while something happens."""
import contextlib
import itertools
import json
import urllib.request

import websocket


class Frames:
    """The fate of each frame between the start and the end of a `trace`."""

    def __init__(self):
        self.reports: list[dict] = []

    @property
    def dropped(self) -> int:
        """Frames that did not come and were missed: scrolling or an animation stood still for them."""
        return sum(report["state"] == "STATE_DROPPED" and bool(report.get("affects_smoothness"))
                   for report in self.reports)

    @property
    def presented(self) -> int:
        return sum(report["state"].startswith("STATE_PRESENTED") for report in self.reports)

    @property
    def scrolled(self) -> int:
        """Frames in which something scrolled, without waiting for scripts."""
        return sum(report["scroll_state"] == "SCROLL_COMPOSITOR_THREAD" for report in self.reports)

    @property
    def animated_by_main_thread(self) -> int:
        """Frames in which something moved that has to wait for scripts, layout and styles."""
        return sum(bool(report.get("has_main_animation") or report["scroll_state"] == "SCROLL_MAIN_THREAD")
                   for report in self.reports)


@contextlib.contextmanager
def trace(browser):
    """with trace(browser) as frames: ... A second connection, since Selenium's has no events."""
    address = browser.driver.capabilities["goog:chromeOptions"]["debuggerAddress"]
    with urllib.request.urlopen(f"http://{address}/json/version") as answer:
        url = json.load(answer)["webSocketDebuggerUrl"]
    socket = websocket.create_connection(url, timeout=60, suppress_origin=True)
    numbers = itertools.count(1)

    def call(method, **parameters):
        number = next(numbers)
        socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while (message := json.loads(socket.recv())).get("id") != number:
            pass
        assert "error" not in message, message
        return message["result"]

    frames = Frames()
    try:
        call("Tracing.start", transferMode="ReturnAsStream", traceConfig={
            "includedCategories": ["cc,benchmark", "disabled-by-default-devtools.timeline", "cc", "benchmark"]})
        yield frames
        socket.send(json.dumps({"id": next(numbers), "method": "Tracing.end"}))
        while (message := json.loads(socket.recv())).get("method") != "Tracing.tracingComplete":
            pass
        text, end = "", False
        while not end:
            part = call("IO.read", handle=message["params"]["stream"])
            text, end = text + part["data"], part["eof"]
    finally:
        socket.close()
    for event in json.loads(text)["traceEvents"]:
        if event["name"] == "PipelineReporter" and (report := event.get("args", {}).get("frame_reporter")):
            frames.reports.append(report)
