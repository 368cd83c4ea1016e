// Checks the receipt of a game (docs/receipts.md): the commitment, the key, every draw and every bot's seed, by WebCrypto.
// Nothing is sent anywhere. Rules and what bots chose are checked by `perfidie verify`.
const SCHEME = "perfidie-receipt-1";
const find = (id) => document.getElementById(id);
const utf8 = (text) => new TextEncoder().encode(text);
const hex = (bytes) => [...new Uint8Array(bytes)].map((each) => each.toString(16).padStart(2, "0")).join("");
const unhex = (text) => Uint8Array.from(text.match(/../g) ?? [], (each) => parseInt(each, 16));
const isDigest = (text) => typeof text === "string" && /^[0-9a-f]{64}$/.test(text);

const digest = async (bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
const digestOf = (...parts) => digest(utf8([SCHEME, ...parts].join("|")));
const keyed = (bytes) => crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
const mac = async (key, ...parts) => hex(await crypto.subtle.sign("HMAC", key, utf8([SCHEME, ...parts].join("|"))));

/** A number below `count`, from the first of the digests 0, 1, ... that can be shared out evenly. */
async function below(key, count, ...what) {
  const even = (2n ** 256n / BigInt(count)) * BigInt(count);
  for (let trial = 0; ; trial += 1) {
    const found = BigInt(`0x${await mac(key, ...what, String(trial))}`);
    if (found < even) return Number(found % BigInt(count));
  }
}

async function firstOf(receipt) {
  let secret = receipt.secret;
  for (let turn = 0; turn < receipt.turn; turn += 1) secret = hex(await digestOf("earlier", secret));
  return secret;
}

/** Of so much in all, or 0 where the weights are none: what is no whole number above 0 is nobody's weight. */
function totalOf(outcomes) {
  const sum = outcomes.reduce((total, [, weight]) => total + (Number.isSafeInteger(weight) && weight > 0 ? weight : NaN), 0);
  return Number.isSafeInteger(sum) ? sum : 0;
}

const sameWords = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** What was found: each a word of the page, whether it is as it should be, and its facts. */
async function* checked(record) {
  const receipt = record.receipt;
  const { label, turn, seated, numbers } = receipt;
  const sound = receipt.scheme === SCHEME && Number.isInteger(turn) && turn >= 0 && turn < 512 && isDigest(receipt.secret);
  const kept = sound && hex(await digestOf("commitment", label, await firstOf(receipt))) === receipt.commitment;
  yield ["commitment", kept, { name: label, words: receipt.commitment }];
  const options = Object.keys(record.options).sort().map((name) => [name, record.options[name]]);
  const terms = JSON.stringify([label, turn, record.game, record.rules, options, seated, numbers]);
  const whole = sound && seated.length === record.seats && numbers.length === record.seats;
  const key = whole ? await mac(await keyed(unhex(receipt.secret)), "key", terms) : "";
  yield ["key", Boolean(key) && key === receipt.key, {}];
  const people = seated.filter((level) => !level).length;
  const added = numbers.filter((number, seat) => number && !seated[seat]).length;
  yield added ? ["numbers", true, { count: added, people }] : ["numbers-none", null, {}];
  const mine = await ownNumbers();
  const known = numbers.filter((number) => mine.has(number)).length;
  if (known) yield ["mine", true, { count: known }];
  if (key) yield* drawn(record, await keyed(unhex(key)));
}

async function* drawn(record, key) {
  const receipt = record.receipt;
  if (receipt.places.length) {
    const order = receipt.places.map((_, place) => place);
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = await below(key, last + 1, "place", String(last));
      [order[last], order[other]] = [order[other], order[last]];
    }
    yield ["places", sameWords(order, receipt.places), {}];
  }
  const draws = new Map(receipt.draws);
  const lots = new Map(receipt.lots);
  const bots = new Map(receipt.bots.map((move) => [move.entry, move]));
  const moves = new Array(record.seats).fill(0);
  const wrong = { draws: 0, lots: 0, seeds: bots.size === receipt.bots.length ? 0 : 1 };
  const count = { draws: 0, lots: 0, seeds: 0 };
  const fail = (what, place) => { wrong[what] ||= Number.isInteger(place) ? place + 1 : 1; };
  let chain = await digestOf("chain");
  for (const [place, [seat, words, said = false, late = false]] of record.entries.entries()) {
    const where = [String(place), hex(chain)];
    if (seat === -1) {
      const outcomes = draws.get(place) ?? [];
      const total = totalOf(outcomes);
      let left = total ? await below(key, total, "draw", ...where) : -1;
      const taken = outcomes.find(([, weight]) => (left -= weight) < 0);
      if (!total || !sameWords(taken?.[0], words)) fail("draws", place);
      count.draws += 1;
      draws.delete(place);
    } else if (late && lots.has(place)) {
      const choices = lots.get(place);
      const taken = choices.length ? choices[await below(key, choices.length, "lot", ...where)] : null;
      if (!sameWords(taken, words)) fail("lots", place);
      count.lots += 1;
      lots.delete(place);
    }
    const move = bots.get(place);
    if (move) {
      const seed = parseInt((await mac(key, "bot", String(seat), String(moves[seat]))).slice(0, 12), 16);
      if (move.seat !== seat || said || late || seed !== move.seed) fail("seeds", place);
      count.seeds += 1;
      bots.delete(place);
    }
    if (seat >= 0 && !said) moves[seat] += 1;
    const line = utf8(JSON.stringify([seat, words, said ? 1 : 0, late ? 1 : 0]));
    chain = await digest(Uint8Array.from([...chain, ...line]));
  }
  for (const [what, rest] of [["draws", draws], ["lots", lots], ["seeds", bots]]) {
    for (const place of rest.keys()) fail(what, place); // named by the receipt, and nothing of it in the record
    if (count[what] || wrong[what]) yield [what, !wrong[what], { count: count[what], line: wrong[what] }];
  }
}

/** What this browser has added to games, as the record has it. */
async function ownNumbers() {
  let kept = "";
  try { kept = localStorage.getItem("perfidie-numbers") ?? ""; } catch { /* no storage: it knows of none */ }
  const found = await Promise.all(kept.split("\n").filter(Boolean)
    .map(async (typed) => (isDigest(typed) ? typed : hex(await digestOf("number", typed)))));
  return new Set(found);
}

// ---- the page ----

function said(word, facts = {}) {
  const text = document.querySelector(`#words [data-word="${word}"]`).textContent;
  return text.replace(/%([a-z]+)/g, (whole, name) => String(facts[name] ?? whole));
}

function tell(word, good, facts) {
  const line = document.createElement("li");
  line.className = good === null ? "is-open" : good ? "is-right" : "is-wrong";
  line.textContent = said(good === null ? word : `${word}-${good ? "right" : "wrong"}`, facts);
  find("found").append(line);
}

function conclude(word, good) {
  const told = document.createElement("p");
  told.className = good === null ? "verdict" : good ? "verdict is-right" : "verdict is-wrong";
  told.textContent = said(word);
  find("verdict").replaceChildren(told);
}

async function verify(file) {
  find("found").replaceChildren();
  find("verdict").replaceChildren();
  if (!crypto.subtle) return conclude("no-crypto", null);
  let all = true;
  try {
    const record = JSON.parse(await file.text());
    if (!Array.isArray(record.entries)) throw new TypeError("no record");
    if (!record.receipt) return conclude("none", null);
    for await (const [word, good, facts] of checked(record)) {
      tell(word, good, facts);
      all &&= good !== false;
    }
  } catch {
    return conclude("unreadable", false);
  }
  tell("not-here", null);
  conclude(all ? "all-right" : "all-wrong", all);
}

for (const part of document.querySelectorAll(".needs-script")) part.hidden = false;
const drop = find("drop");
find("record").addEventListener("change", (event) => event.target.files[0] && verify(event.target.files[0]));
for (const kind of ["dragenter", "dragover"]) {
  drop.addEventListener(kind, (event) => { event.preventDefault(); drop.classList.add("is-over"); });
}
drop.addEventListener("dragleave", () => drop.classList.remove("is-over"));
drop.addEventListener("drop", (event) => {
  event.preventDefault();
  drop.classList.remove("is-over");
  if (event.dataTransfer.files[0]) verify(event.dataTransfer.files[0]);
});
