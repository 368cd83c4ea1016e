"""Tests in a real browser. A package, so that the browser is closed before the tests of the next folder begin."""
