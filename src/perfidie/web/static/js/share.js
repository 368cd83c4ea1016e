// Sends the picture of a game where the device can send pictures; elsewhere the button stays hidden, and it is saved.
const can = Boolean(navigator.share && navigator.canShare?.({ files: [new File([""], "p.png", { type: "image/png" })] }));

function dress() {
  if (can) for (const button of document.querySelectorAll("[data-send]")) button.hidden = false;
}

async function send(button) {
  const picture = await (await fetch(button.dataset.send)).blob();
  const files = [new File([picture], button.dataset.name, { type: "image/png" })];
  await navigator.share({ files, title: document.title, url: new URL(button.dataset.link, location.href).href });
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-send]");
  if (button) send(button).catch(() => {}); // changed their mind, or the device did
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && document.querySelector(".picture:target")) location.hash = "#table";
});
new MutationObserver(dress).observe(document.body, { childList: true, subtree: true });
dress();
