"""The engine's bytes come through JavaScript unharmed, whatever they are."""
import base64
import itertools
import subprocess
import sys

import pytest
from harness.paths import ROOT, tool

# Every byte; NUL before each digit; each pair of bytes that mean something to a string literal or a template, or that
# are written as another.
TRICKY = b"\0\n\r\"'\\`${}/xu0179C\x7f\x80"
BYTES = bytes(range(256)) + b"".join(b"\0" + bytes([digit]) for digit in b"0123456789") + b"".join(
    bytes(pair) for pair in itertools.product(TRICKY, repeat=2)) + b"</script><!--" + b"\xe2\x80\xa8\xef\xbb\xbf\xff\0"


@pytest.fixture(scope="module")
def embedded(tmp_path_factory):
    folder = tmp_path_factory.mktemp("embedded")
    (folder / "engine.wasm").write_bytes(BYTES)
    subprocess.run(
        [sys.executable, str(ROOT / "Scripts" / "embed-engine.py"), folder / "engine.wasm", folder / "engine-bytes.js"],
        check=True)
    return folder / "engine-bytes.js"


@pytest.fixture(scope="module")
def minified(embedded):
    out = embedded.with_name("minified.js")
    subprocess.run(
        [tool("esbuild"), embedded, "--bundle", "--minify", "--format=esm", "--charset=utf8", f"--outfile={out}",
         "--log-level=warning"], check=True)
    return out


@pytest.mark.parametrize("module", ["embedded", "minified"])
def test_every_byte_arrives(browser, site, request, module):
    address = site.make(".js", request.getfixturevalue(module).read_bytes().decode("utf-8"))
    browser.show("", module=None)
    arrived = browser.js_async(f"""import('{address}').then(({{ default: bytes }}) =>
        btoa(String.fromCharCode(...bytes)))""")
    assert base64.b64decode(arrived) == BYTES
