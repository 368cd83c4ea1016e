"""What JAX compiles for the tests of the laboratory: quickly, and each thing once."""

from __future__ import annotations

import jax
import pytest


@pytest.fixture(scope="session", autouse=True)
def compiled_quickly_and_once(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Here what is compiled runs for less than a second: to make it the fastest code there is would take many.

    Each training compiles its lesson for itself; what another one has compiled, it finds in a folder of this run. Long
    runs are compiled as they are for whoever learns.
    """
    if request.config.getoption("markexpr") != "soak":
        jax.config.update("jax_disable_most_optimizations", True)
    jax.config.update("jax_compilation_cache_dir", str(tmp_path_factory.mktemp("compiled")))
    jax.config.update("jax_persistent_cache_min_compile_time_secs", 0.0)
    jax.config.update("jax_persistent_cache_min_entry_size_bytes", -1)
