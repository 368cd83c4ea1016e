// Links and lines as they are to be passed on, and the button that copies them.
for (const field of document.querySelectorAll("[data-link]")) field.value = new URL(field.value, location.href).href;

const say = (text) => {
  const notice = document.getElementById("notice");
  if (notice) notice.textContent = text;
};

document.addEventListener("click", async (event) => {
  const button = event.target.closest?.("[data-copy], [data-copy-text]");
  if (!button) return;
  const field = document.getElementById(button.dataset.copy ?? button.dataset.copyText);
  if (button.dataset.copy) field.value = new URL(field.value, location.href).href;
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    field.select(); // an address without https has no clipboard: the old way
    document.execCommand("copy");
  }
  say(button.dataset.copied);
  setTimeout(() => say(""), 2500);
});
