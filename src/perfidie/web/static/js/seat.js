// A personal link: the key after the `#` goes into the form and out of the address; this tab keeps it in the other language.
const field = document.getElementById("key");
const found = /^#([0-9A-Za-z]{5}-?[0-9A-Za-z]{5})$/.exec(location.hash)?.[1];
if (found) {
  sessionStorage.setItem(location.pathname, found);
  history.replaceState(null, "", location.pathname + location.search);
}
field.value ||= sessionStorage.getItem(location.pathname) ?? "";
field.form.addEventListener("submit", () => sessionStorage.removeItem(location.pathname));
