// What does not fit of the decision on this page, in sentences. Run by fitting.py at each size.
() => {
  const wide = innerWidth, high = innerHeight, found = [];
  const page = document.scrollingElement;
  if (page.scrollHeight > high + 1) found.push(`the page is ${page.scrollHeight} high in ${high}`);
  if (page.scrollWidth > wide + 1) found.push(`the page is ${page.scrollWidth} wide in ${wide}`);
  const away = (el) => {
    const sheet = el.closest(".sheet");
    if (sheet && getComputedStyle(sheet).visibility === "hidden" || sheet && !sheet.getClientRects().length) return sheet;
    const fold = el.closest("details:not([open])");
    return fold && !el.closest("summary") ? fold : null;
  };
  const cued = (el) => {
    const place = away(el);
    const cue = place.matches("details") ? place.querySelector("summary") : document.querySelector(`.decision a[href="#${place.id}"], .region-board a[href="#${place.id}"], .dock a[href="#${place.id}"], .rail-tabs a[href="#${place.id}"]`);
    return cue && !covered(cue);
  };
  const covered = (el) => {
    const box = el.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) return "not there";
    if (box.left < -1 || box.top < -1 || box.right > wide + 1 || box.bottom > high + 1) return `outside the window (${Math.round(box.left)}, ${Math.round(box.top)}, ${Math.round(box.right)}, ${Math.round(box.bottom)})`;
    const owner = el.closest("label, button, a") ?? el;
    for (const [x, y] of [[.5, .5], [.2, .2], [.8, .2], [.2, .8], [.8, .8]]) {
      const hit = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
      if (!hit || !(owner.contains(hit) || hit.contains(owner) || (el.dataset.point && hit.closest("[data-over]")?.dataset.over === el.dataset.point))) return `covered at ${x}, ${y} by ${hit?.tagName}.${hit?.className?.baseVal ?? hit?.className}`;
    }
    return "";
  };
  const name = (el) => `${el.tagName.toLowerCase()}.${String(el.className).split(" ").join(".")} ${el.value ?? el.dataset.point ?? ""} "${el.textContent.trim().slice(0, 24)}"`;
  const choices = new Map();
  for (const el of document.querySelectorAll("#table button[form=move]:not([aria-disabled]), #table label:has(> input[form=move])")) {
    const control = el.matches("label") ? el.querySelector("input") : el;
    if (el.closest(".advice")) continue;
    const key = `${control.name}=${control.value}`;
    choices.set(key, [...choices.get(key) ?? [], el]);
  }
  for (const [key, controls] of choices) {
    const near = controls.filter((el) => !away(el));
    if (!near.length) {
      if (!controls.some(cued)) found.push(`${key}: no cue to it`);
      continue;
    }
    const shown = near.filter((el) => el.getClientRects().length);
    if (!shown.length) found.push(`${key}: not shown`);
    for (const el of shown) {
      const why = covered(el), box = el.getBoundingClientRect();
      if (why) found.push(`${key} (${name(el)}): ${why}`);
      else if (Math.min(box.width, box.height) < 24) found.push(`${key}: only ${Math.round(box.width)} by ${Math.round(box.height)}`);
    }
  }
  for (const el of document.querySelectorAll("#r-hand .card, #table [data-point]")) {
    if (away(el)) continue;
    if (el.matches(".charlatans:not(:has(> .shows-flask)) :is(.rival, .square, .flask)")) continue; // they give way to the stage
    if (!el.getClientRects().length && el.closest(".only-wide, .only-phone")) continue;
    const why = covered(el);
    if (why) found.push(`${name(el)}: ${why}`);
  }
  const prompt = document.querySelector("#r-decision .decision-prompt");
  if (prompt && covered(prompt)) found.push(`the question: ${covered(prompt)}`);
  for (const el of document.querySelectorAll("#decision, #r-decision .acts, #r-hand")) {
    if (el.scrollHeight > el.clientHeight + 2 && ["auto", "scroll"].includes(getComputedStyle(el).overflowY)) found.push(`${el.id || el.className} scrolls`);
  }
  return found;
}
