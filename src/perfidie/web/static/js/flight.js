// Pieces that carry a public name (data-piece) glide from where they were to where they are.
// Without this module the table is complete, only still; under reduced motion nothing moves.
const still = matchMedia("(prefers-reduced-motion: reduce)");
const timing = { duration: 320, easing: "cubic-bezier(.2, .8, .2, 1)" };
let before = new Map();

const pieces = () => document.querySelectorAll("[data-piece]");

const remember = () => {
  if (still.matches) return;
  before = new Map([...pieces()].map((piece) => [piece.dataset.piece, piece.getBoundingClientRect()]));
};

const glide = () => {
  if (still.matches || document.hidden) return;
  for (const piece of pieces()) {
    const from = before.get(piece.dataset.piece);
    if (!from || !from.width) continue;
    const to = piece.getBoundingClientRect();
    if (!to.width) continue;
    const [x, y] = [from.x - to.x, from.y - to.y];
    if (Math.abs(x) < 2 && Math.abs(y) < 2) continue;
    piece.animate([{ transform: `translate(${x}px, ${y}px) rotate(-4deg)`, zIndex: 5 }, { transform: "none", zIndex: 5 }], timing);
  }
  before = new Map();
};

document.addEventListener("htmx:before:swap", remember);
document.addEventListener("htmx:after:swap", glide);
document.addEventListener("perfidie:before", remember);
document.addEventListener("perfidie:after", glide);
