"""Networks that have learned a game: read from a file, asked with a view, run by NumPy alone.

A file holds one network as arrays (`.npz`) and, as the array `header`, the JSON that says what it is: for which game,
seats and options, over which features, from which training. What does not fit is refused; nothing is guessed.
"""

from __future__ import annotations

import io
import zipfile
import zlib
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from perfidie.engine import Game, Refusal, Setup, View
from perfidie.engine.numbering import numbering

try:
    from lzma import LZMAError
except ModuleNotFoundError:  # some Pythons are built without it; what it packed is then refused when it is read
    LZMAError = zlib.error  # type: ignore[misc, assignment]

FORMAT = 1
LARGEST = 16 * 1024 * 1024
"""No file is read that is larger than this."""
LARGEST_NUMBER = 1e5
"""No weight of a network is larger: half precision, in which files are kept, ends before."""
HEADER = "header"
SHARP, SHARPEST = 8.0, 1000.0
"""How surely a network is played by that does not say, and how surely at most."""
Read = TypeVar("Read")


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What a network is, and where it comes from."""

    format: int = FORMAT
    game: str
    seats: int
    tables: list[dict[str, Any]]
    """The options of the tables it has learned at; at others it does not play."""
    features: int
    """The version of the features it reads."""
    layout: str
    """The digest of their layout and of the numbers of the actions."""
    program: str = ""
    """The version of the program it was trained with."""
    commit: str = ""
    """And the commit, where it was trained in a checkout."""
    seed: int = 0
    decisions: float = 0.0
    licence: str = "MIT"
    sharp: float = SHARP
    """How surely it is played by: its preferences are taken times this number. At 1 it mixes as it did when it learned;
    the larger the number, the more often it does what it likes best, and the easier it is to foresee."""


class Thought(NamedTuple):
    """What a network makes of a view."""

    liked: Any
    """By number of an action at this table: how much it is preferred, as a logit."""
    expects: float
    """The share of the win it expects for this seat."""


def layout_of(game: Game[Any, Any], setup: Setup) -> str:
    """A digest of what a network for this table reads and of what it answers with."""
    numbers = numbering(game, setup)
    fields = [[each.name, each.size, each.low, each.high] for each in game.lab.features(setup)]
    words = [list(action.words) for action in numbers.actions[: numbers.seats_take]]
    told = [fields, words, game.lab.features_version]
    return sha256(msgspec.json.encode(told)).hexdigest()[:16]


def turned_numbers(game: Game[Any, Any], setup: Setup, seat: int) -> list[int]:
    """By number of an action as this seat counts the seats: its number at the table."""
    numbers = numbering(game, setup)
    turned = game.lab.turned(setup, seat)
    at_table = [0] * numbers.seats_take
    for number in range(numbers.seats_take):
        own = numbers.for_seats[turned[numbers.actions[number].code]]
        at_table[own] = number
    return at_table


class Network:
    """A network that plays one game at one number of seats."""

    def __init__(self, game: Game[Any, Any], header: Header, arrays: dict[str, Any], digest: str = "") -> None:
        import numpy

        self.np, self.game, self.header = numpy, game, header
        self.digest = digest
        """Of its file: by this a receipt says which network made a choice."""
        self.arrays = arrays
        self.layers = sum(1 for name in arrays if name[0] == "w" and name[1:].isdigit())
        self._scales: dict[Setup, Any] = {}
        self._turned: dict[tuple[Setup, int], Any] = {}

    def plays(self, setup: Setup) -> bool:
        """Whether this is a table it has learned at."""
        header = self.header
        return setup.seats == header.seats and dict(setup.options) in header.tables

    def think(self, view: View[Any], setup: Setup) -> Thought:
        """What it makes of a view. It sees nothing else."""
        np, arrays = self.np, self.arrays
        assert view.seat is not None
        seen = np.frombuffer(self.game.lab.glance(view), np.int8)
        inside = seen * self._scale(setup)
        for layer in range(self.layers):
            weights = arrays[f"w{layer}"]
            outside = np.maximum(inside @ weights + arrays[f"b{layer}"], 0)
            inside = inside + outside if layer and weights.shape[0] == weights.shape[1] else outside
        own = inside @ arrays["wp"] + arrays["bp"]
        liked = np.empty_like(own)
        liked[self._places(setup, view.seat)] = own
        expects = float((inside @ arrays["wv"] + arrays["bv"])[0])
        return Thought(liked, float(1 / (1 + np.exp(-min(max(expects, -30.0), 30.0)))))

    def _scale(self, setup: Setup) -> Any:
        found = self._scales.get(setup)
        if found is None:
            found = self._scales[setup] = scale_of(self.game, setup).astype("f8")
        return found

    def _places(self, setup: Setup, seat: int) -> Any:
        found = self._turned.get((setup, seat))
        if found is None:
            found = self._turned[setup, seat] = self.np.array(turned_numbers(self.game, setup, seat))
        return found


def scale_of(game: Game[Any, Any], setup: Setup) -> Any:
    """By what each number of a glance is multiplied before a network reads it."""
    import numpy

    each = [
        1 / max(abs(field.low), abs(field.high), 1) for field in game.lab.features(setup) for _ in range(field.size)
    ]
    return numpy.array(each, numpy.float32)


def read(path: Path, game: Game[Any, Any]) -> Network:
    """The network in this file, for this game; a refusal that says what is wrong with it."""
    return parsed(contents(path), game, path.name)


def contents(path: Path) -> bytes:
    """The bytes of a file that may hold a network."""
    try:
        if path.stat().st_size > LARGEST:
            raise Refusal("network-broken", file=path.name)
        return path.read_bytes()
    except OSError as error:
        raise Refusal("network-missing", file=path.name) from error


def parsed(data: bytes, game: Game[Any, Any], name: str) -> Network:
    """The network in these bytes, checked whole: it fits the game and the features of this program."""
    header, arrays = _opened(data, name)
    if header.format != FORMAT:
        raise Refusal("network-other-format", file=name)
    if not 0 < header.sharp <= SHARPEST:
        raise Refusal("network-broken", file=name)
    if header.game != game.id:
        raise Refusal("network-other-game", file=name, game=header.game[:40])
    if header.features != game.lab.features_version:
        raise Refusal("network-other-features", file=name, has=header.features, wants=game.lab.features_version)
    for setup in _setups(header, game, name):
        if layout_of(game, setup) != header.layout:
            raise Refusal("network-other-features", file=name, has=header.features, wants=game.lab.features_version)
        width = sum(field.size for field in game.lab.features(setup))
        _check_shapes(arrays, width, numbering(game, setup).seats_take, name)
    return Network(game, header, arrays, sha256(data).hexdigest()[:16])


def header_of(data: bytes, name: str) -> Header:
    """What the file with these bytes says of itself; nothing else of it is read."""
    return _unpacked(data, name, _header)


BROKEN = (
    OSError, ValueError, KeyError, TypeError, EOFError, MemoryError, NotImplementedError, RuntimeError,
    zipfile.BadZipFile, zlib.error, LZMAError, msgspec.MsgspecError,
)  # fmt: skip
"""What unpacking a damaged file may end with."""


def _unpacked(data: bytes, name: str, read: Callable[[Any], Read]) -> Read:
    """What is read out of these bytes; a refusal where they are no such file."""
    try:
        import numpy
    except ModuleNotFoundError as missing:
        raise Refusal("needs-legend", package="numpy") from missing
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as whole:
            if sum(each.file_size for each in whole.infolist()) > 2 * LARGEST:
                raise ValueError("it unpacks to more than any network needs")
        with numpy.load(io.BytesIO(data), allow_pickle=False) as file:
            return read(file)
    except BROKEN as error:
        raise Refusal("network-broken", file=name) from error


def _header(file: Any) -> Header:
    return msgspec.json.decode(file[HEADER].tobytes(), type=Header)


def _opened(data: bytes, name: str) -> tuple[Header, dict[str, Any]]:
    """Header and arrays, all numbers of which are finite: in double precision, in which all machines reckon alike."""

    def read(file: Any) -> tuple[Header, dict[str, Any]]:
        return _header(file), {each: file[each].astype("f8") for each in file.files if each != HEADER}

    header, arrays = _unpacked(data, name, read)
    if not all(abs(each).max(initial=0) < LARGEST_NUMBER for each in arrays.values()):
        raise Refusal("network-not-numbers", file=name)
    return header, arrays


def _setups(header: Header, game: Game[Any, Any], name: str) -> list[Setup]:
    """The tables it says it has learned at, as this program lays them."""
    try:
        found = [game.setup(header.seats, options) for options in header.tables]
    except Refusal as error:
        raise Refusal("network-other-table", file=name) from error
    if not found:
        raise Refusal("network-other-table", file=name)
    return found


def _check_shapes(arrays: dict[str, Any], width: int, actions: int, name: str) -> None:
    """Whether the arrays follow upon one another, from the features to the actions."""
    layers = sum(1 for each in arrays if each[0] == "w" and each[1:].isdigit())
    inside, ends = width, {"p": actions, "v": 1}
    for letter in [*map(str, range(layers)), *ends]:
        weights, bias = arrays.get(f"w{letter}"), arrays.get(f"b{letter}")
        if weights is None or bias is None or not layers:
            raise Refusal("network-broken", file=name)
        outside = ends.get(letter, bias.size)
        if weights.shape != (inside, outside) or bias.shape != (outside,):
            raise Refusal("network-broken", file=name)
        inside = inside if letter in ends else outside


def written(header: Header, arrays: dict[str, Any]) -> bytes:
    """A network as the bytes of a file: numbers of half precision, which is enough to play by.

    Where things alike share their weights these stand there many times, often far apart: LZMA looks back that far.
    """
    import numpy

    told = {HEADER: numpy.frombuffer(msgspec.json.encode(header), numpy.uint8)}
    with numpy.errstate(over="ignore"):  # what is too large for half precision is refused when it is read
        halves: dict[str, Any] = {name: numpy.asarray(array, numpy.float16) for name, array in arrays.items()}
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_LZMA) as file:
        for name, array in {**told, **halves}.items():
            part = io.BytesIO()
            numpy.save(part, array)
            file.writestr(zipfile.ZipInfo(f"{name}.npy"), part.getvalue(), zipfile.ZIP_LZMA)
    return whole.getvalue()
