"""A process that works on reviews: `python -m perfidie.review.worker`.

It is asked as processes are in which bots think (`perfidie.bots.worker`), one piece of a review after the other, and
gives way to them.
"""

from __future__ import annotations

from time import thread_time

from perfidie.bots.worker import Answer, Study, serve, without_secrets
from perfidie.review.pieces import done

NICE = 15
"""How far it gives way to everything else on the machine: to pages, and to bots who think."""


class Student:
    """Works on tasks; nothing is kept from one to the next."""

    def answer(self, study: Study) -> Answer:
        """Never fails: what cannot be reviewed gets an answer that says so."""
        began = thread_time()
        try:
            return Answer(study.id, studied=done(study.task), spent=thread_time() - began)
        except Exception as error:
            return Answer(study.id, error=without_secrets(error))


if __name__ == "__main__":
    serve(Study, Student().answer, NICE)
