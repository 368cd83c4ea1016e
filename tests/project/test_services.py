"""The servers of the tests are real, and come back after they were killed."""

from __future__ import annotations

from services import Postgres, Redis


def test_a_postgresql_keeps_what_was_committed_when_it_is_killed_and_started_again(postgres: Postgres) -> None:
    name = postgres.database().rsplit("/", 1)[1]
    postgres.tell("CREATE TABLE colours (name text)", name)
    postgres.tell("INSERT INTO colours VALUES ('vermilion')", name)
    postgres.kill()
    assert not postgres.answers()
    postgres.start()
    assert postgres.tell("SELECT name FROM colours", name) == [("vermilion",)]


def test_every_database_asked_for_is_a_new_one(postgres: Postgres) -> None:
    assert postgres.database() != postgres.database()


def test_a_redis_answers_and_starts_with_nothing(redis: Redis) -> None:
    assert redis.ask("SET colour vermilion") == b"+OK\r\n"
    redis.kill()
    assert not redis.answers()
    redis.start()
    assert redis.ask("DBSIZE") == b":0\r\n"
