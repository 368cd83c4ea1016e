"""Streams that are squeezed on their way say the same, message by message."""

from __future__ import annotations

import gzip
import zlib
from pathlib import Path
from random import Random

import pytest

from perfidie.web.squeezed import Squeezed, takes_gzip
from web.browserless import a_site, live, to_decide


def messages(rng: Random, count: int) -> list[bytes]:
    """Some that are much alike, some longer than all that is remembered, some of one letter."""
    words = [b"<li>seat</li>", b"<b>p8</b>", "<i>v\u00e9rit\u00e9</i>".encode(), bytes(range(256))]
    return [b"".join(rng.choices(words, k=rng.choice((1, 30, 900)))) or b"." for _ in range(count)]


@pytest.mark.parametrize("seed", range(5))
def test_each_message_can_be_read_as_soon_as_it_has_come_and_the_whole_is_a_gzip_file(seed: int) -> None:
    stream, reader, whole = Squeezed(), zlib.decompressobj(31), b""
    told = messages(Random(seed), 40)
    for number, text in enumerate(told):
        made = stream.squeeze(text, last=number == len(told) - 1)
        assert reader.decompress(made) == text
        whole += made
    assert reader.eof
    assert gzip.decompress(whole) == b"".join(told)


@pytest.mark.parametrize(
    ("said", "taken"),
    [
        (b"gzip, deflate, br, zstd", True), (b"br, GZIP;q=0.5", True), (b"gzip;q=0", False), (b"gzip; q=0.0", False),
        (b"br", False), (b"", False), (b"x-gzip", False), (b"*", False),
    ],
)  # fmt: skip
def test_only_who_says_so_is_sent_a_squeezed_stream(said: bytes, taken: bool) -> None:
    assert takes_gzip({b"accept-encoding": said}) is taken
    assert not takes_gzip({})


@pytest.mark.usefixtures("hushed")
def test_a_squeezed_stream_says_what_a_plain_one_says_in_a_quarter_of_the_bytes(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", "Cy")
            plain, small = people[0].listen(path), people[0].listen(path)
            small.scope["headers"] = [*small.scope["headers"], (b"accept-encoding", b"gzip")]
            async with plain, small:
                reader = zlib.decompressobj(31)
                assert reader.decompress(b"".join(small.got)) == b"".join(plain.got)
                before = len(small.got), len(plain.got)
                for _ in range(20):
                    seat, page = await to_decide(path, people)
                    await people[seat].move(path, page.version, page.moves[0])
                    assert reader.decompress(b"".join(await small.news())) == b"".join(await plain.news())
                sizes = [sum(map(len, each.got[had:])) for each, had in zip((small, plain), before, strict=True)]
                assert sizes[0] < sizes[1] / 4

    live(story())
