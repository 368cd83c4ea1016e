// Passkeys: asks the house what to ask, lets the browser do it, and sends the answer by the form that is on the page.
const form = document.getElementById("passkey");
const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));
const text = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
const say = (words) => (document.getElementById("notice").textContent = words);

// What the house asks, with bytes where browsers want bytes.
const read = (asked) => {
  asked.challenge = bytes(asked.challenge);
  if (asked.user) asked.user.id = bytes(asked.user.id);
  for (const list of [asked.excludeCredentials, asked.allowCredentials]) for (const each of list ?? []) each.id = bytes(each.id);
  return asked;
};

// What the passkey answered, as it can be sent.
const written = (made) => {
  const response = {};
  for (const name of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"])
    if (made.response[name]) response[name] = text(made.response[name]);
  if (made.response.getTransports) response.transports = made.response.getTransports();
  return JSON.stringify({ id: made.id, rawId: text(made.rawId), type: made.type, response, clientExtensionResults: {} });
};

const ask = async () => {
  const answer = await fetch(form.dataset.ask, { method: "POST", body: new URLSearchParams({ csrf: form.csrf.value }) });
  if (!answer.ok) throw new Error(form.dataset.failed);
  const publicKey = read(await answer.json());
  const made = await navigator.credentials[form.dataset.how]({ publicKey });
  form.answer.value = written(made);
  form.submit();
};

if (form && window.PublicKeyCredential && navigator.credentials) {
  form.hidden = false;
  document.getElementById("no-passkey").hidden = true;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const button = form.querySelector("button");
    button.disabled = true;
    say("");
    try {
      await ask();
    } catch (fault) {
      const told = { NotAllowedError: form.dataset.gone, AbortError: form.dataset.gone, InvalidStateError: form.dataset.there };
      say(told[fault.name] || form.dataset.failed);
    }
    button.disabled = false;
  });
}
