// A personal link: the key after the `#` goes into the form, and out of the address.
const key = location.hash.slice(1);
if (/^[0-9A-Za-z-]{10,11}$/.test(key)) {
  document.getElementById("key").value = key;
  for (const link of document.querySelectorAll("a[hreflang]")) link.hash = key; // kept by the browser on its way back
  history.replaceState(null, "", location.pathname + location.search);
}
