// This browser asks to be told: what its push service says is put into a form of the page.
const form = document.getElementById("subscribe");
const word = document.getElementById("push-word");
const say = (text) => { word.textContent = text; };
const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));
const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");

if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) say(form.dataset.cannot);
else if (Notification.permission === "denied") say(form.dataset.blocked);
else if (!document.querySelector("[data-here]")) form.hidden = false;

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  say("");
  if ((await Notification.requestPermission()) !== "granted") return say(form.dataset.blocked);
  try {
    const worker = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: bytes(form.dataset.key) };
    const before = await worker.pushManager.getSubscription();
    await before?.unsubscribe(); // it may be of another house, or of a key that is no more
    const found = await worker.pushManager.subscribe(options);
    form.elements.endpoint.value = found.endpoint;
    for (const name of ["p256dh", "auth"]) form.elements[name].value = text(found.getKey(name));
    form.submit();
  } catch {
    say(form.dataset.failed);
  }
});

// The zone of this browser's clock is proposed where none has been chosen.
const zone = document.querySelector("select[data-zone]");
if (zone && !zone.dataset.zone) {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if ([...zone.options].some((option) => option.value === here)) zone.value = here;
}
