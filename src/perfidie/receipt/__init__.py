"""The receipt of a game: what lets anybody check, once it is over, that nobody chose its chance.

Before the game the house commits to a secret of its own, without showing it; everybody who sits down may add a number.
All chance of the game follows from these, from the agreed game and from what has been done at the table until then, by
a standard construction. At the end the house opens its secret, and the whole record can be checked.

`numbers` is the construction, and nothing else; `seal` draws by it while a game is on; `opened` is what a record says
of it at the end; `check` looks whether that is so. docs/receipts.md says how others can check it.
"""

from perfidie.receipt.choices import open_choices, without_sand
from perfidie.receipt.numbers import LONGEST, SCHEME, Terms, commitment, number_of, secret_of
from perfidie.receipt.opened import BotMove, Kept, Receipt, Thought, opened, read_receipt
from perfidie.receipt.seal import Seal

__all__ = [
    "LONGEST",
    "SCHEME",
    "BotMove",
    "Kept",
    "Receipt",
    "Seal",
    "Terms",
    "Thought",
    "commitment",
    "number_of",
    "open_choices",
    "opened",
    "read_receipt",
    "secret_of",
    "without_sand",
]
