"""The laws are asserted in a module that is no test module; pytest is told to explain them all the same."""

import pytest

pytest.register_assert_rewrite("tests.contract.laws")
