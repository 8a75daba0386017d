import pytest

from engine import BUILD, Engine, module_path


@pytest.fixture(scope="session")
def engine() -> Engine:
    path = module_path()
    if not path.is_file():
        pytest.fail(
            f"There is no module at {path}. Build it with\n    {BUILD}\n"
            "or name another in ENGINE_PROBE_WASM.",
            pytrace=False,
        )
    return Engine(path)
