"""Sources as the compiler wants them: what Perfidie's classes work out when they are imported, written out before.

A step says which fields it has and gets its constructor by itself; a table says its slots and gets its copy. Both
happen while Python imports the class (`Step.__init_subclass__`, `State.__init_subclass__`). A compiled class is laid
out earlier than that, so the build looks at the imported classes and writes the same methods into their source:

    class Bid(Seated[Table, Action]):       class Bid(Seated[Table, Action]):
        least: int = 1                          least: int
                                                __match_args__ = ("seat", "least")
                                                def __init__(self, seat: int, least: int = 1) -> None: ...

Nobody reads these sources but the compiler. The package keeps its own, which say the same.
"""

from __future__ import annotations

import ast
import builtins
import inspect
import sys
from collections.abc import Collection
from types import ModuleType
from typing import Any

import msgspec

from perfidie.engine import State, Step, state

OPEN = "@mypyc_attr(allow_interpreted_subclasses=True)"
"""A class of the engine, or a table: what is not compiled, such as a game from outside, inherits from it."""
HEAD = (
    "from typing import TYPE_CHECKING as _CHECKING, Any as _Any, Final as _Final, cast as _cast",
    "if _CHECKING:",
    "    from mypy_extensions import mypyc_attr",
)
CONSTANT = (int, float, str, tuple, list, dict, frozenset, msgspec.Struct, Step)
"""What a name at the top of a module stands for, if not for a class, a function or a type: it stays so."""


def written_out(module: ModuleType, compiled: Collection[str]) -> str:
    """The source of a module with all that its classes work out for themselves; `compiled` are compiled with it."""
    source = inspect.getsource(module)
    lines = source.splitlines()
    for node in reversed(ast.parse(source).body):  # from the end, so that line numbers before it stay right
        if isinstance(node, ast.ClassDef):
            _write_class(lines, node, getattr(module, node.name))
        elif isinstance(node, ast.Assign | ast.AnnAssign) or (
            isinstance(node, ast.ImportFrom)
            and str(node.module).startswith("perfidie.")
            and node.module not in compiled
        ):
            lines[node.lineno - 1 : node.end_lineno] = _constants(node, module)
    if module is state:
        lines = [line.replace("self.setup =", "self._setup =").replace("new.setup", "new._setup") for line in lines]
    at = next(place for place, line in enumerate(lines) if line.startswith("from __future__")) + 1
    return "\n".join([*lines[:at], *HEAD, *lines[at:], ""])


def _constants(node: ast.Assign | ast.AnnAssign | ast.ImportFrom, module: ModuleType) -> list[str]:
    """Names that stand for the same thing for ever, which the compiler need not look up again and again."""

    def constant(name: str) -> bool:
        return name != "__all__" and isinstance(vars(module).get(name), CONSTANT)

    if isinstance(node, ast.AnnAssign):
        kind = ast.unparse(node.annotation)
        if node.value is not None and constant(ast.unparse(node.target)) and "Final" not in kind:
            node.annotation = ast.parse(f"_Final[{kind}]", mode="eval").body
        return [ast.unparse(node)]
    if isinstance(node, ast.ImportFrom):
        names = [each.name for each in node.names if each.asname is None and constant(each.name)]
        for each in node.names:
            each.asname = f"_{each.name}" if each.name in names else each.asname
    else:
        targets = [each for each in ast.walk(ast.Tuple(node.targets)) if isinstance(each, ast.Name)]
        names = [each.id for each in targets if constant(each.id)]
        for target in targets:
            target.id = f"_{target.id}" if target.id in names else target.id
    return [ast.unparse(node), *[f"{name}: {_final(vars(module)[name])} = _{name}" for name in names]]


def _final(value: Any) -> str:
    """A row of fractions is one tuple, however long: the compiler would take one of fixed length apart."""
    row = isinstance(value, tuple) and {type(each) for each in value} == {float}
    return "_Final[tuple[float, ...]]" if row else "_Final"


def _write_class(lines: list[str], node: ast.ClassDef, cls: type) -> None:
    """The class with its methods, without decorators: those that enter it in a list are called after it."""
    is_open = type(cls) is type and (issubclass(cls, State) or cls.__module__.startswith("perfidie.engine."))
    first = min([each.lineno for each in node.decorator_list], default=node.lineno)
    if issubclass(cls, Step | State):
        written = _of_step(cls) if issubclass(cls, Step) else _of_state(cls)
        entered = [ast.unparse(each) for each in node.decorator_list if isinstance(each, ast.Call)]
        lists = [f"{each}({node.name})" for each in entered if not each.startswith("dataclass")]
        lines[node.end_lineno : node.end_lineno] = [f"    {line}" for line in written] + lists
        for each in reversed(node.body):
            if isinstance(each, ast.AnnAssign):
                lines[each.lineno - 1 : each.end_lineno] = _field(each, cls)
            elif isinstance(each, ast.Assign) and ast.unparse(each.targets[0]) == "__slots__":
                lines[each.lineno - 1 : each.end_lineno] = []
        lines[first - 1 : node.lineno - 1] = []
    if is_open:
        lines.insert(first - 1, OPEN)


def _field(node: ast.AnnAssign, cls: type) -> list[str]:
    """An annotation: a step's without its default, which stands in the constructor; a table's set-up as a property.

    A game's table has a set-up of the game's own, and a compiled field has the same type in all classes.
    """
    name, kind = ast.unparse(node.target), ast.unparse(node.annotation)
    if issubclass(cls, State) and name == "setup":
        head = ["    _setup: Setup"] if cls is State else []
        return [*head, "    @property", f"    def setup(self) -> {kind}: return _cast({kind}, self._setup)"]
    bare = issubclass(cls, Step) and not kind.startswith("ClassVar")
    return [f"    {name}: {kind}"] if bare or node.value is None else [f"    {ast.unparse(node)}"]


def _of_step(cls: type[Step[Any, Any]]) -> list[str]:
    """The names of the fields, and a constructor that takes them."""
    made = vars(cls).get("__init__")
    if made is None or made.__code__.co_filename != "<string>":  # it has no fields of its own, or wrote it itself
        return []
    names = cls.__match_args__
    takes = [_parameter(cls, each) for each in inspect.signature(made).parameters.values() if each.name != "self"]
    lines = [f"__match_args__ = {names!r}", f"def __init__(self, {', '.join(takes)}) -> None:  # type: ignore"]
    lines += [f"    self.{name} = {name}" for name in names]
    return [*lines, "    self.__post_init__()"] if hasattr(cls, "__post_init__") else lines


def _parameter(cls: type, parameter: inspect.Parameter) -> str:
    """A field with its type, where this module knows it by name, and its default: a step holds plain things only."""
    owner = next(each for each in cls.__mro__ if parameter.name in inspect.get_annotations(each))
    kind = str(inspect.get_annotations(owner)[parameter.name])
    known = {*vars(sys.modules[cls.__module__]), *vars(builtins)}
    named = {each.id for each in ast.walk(ast.parse(kind)) if isinstance(each, ast.Name)}
    usual = "" if parameter.default is parameter.empty else f" = {parameter.default!r}"
    return f"{parameter.name}: {kind if named <= known else '_Any'}{usual}"


def _of_state(cls: type[State]) -> list[str]:
    """What a table is made of, and a copy with one line for each of them."""
    if cls is State:
        return []
    return [
        f"fields = {cls.fields!r}",
        f"def clone(self) -> {cls.__name__}:",
        f"    new: {cls.__name__} = {cls.__name__}.__new__({cls.__name__})",
        "    new._setup, new.loud, new.events = self._setup, False, ()",
        *[f"    new.{name} = self.{name}" for name in cls.fields],
        "    return new",
    ]
