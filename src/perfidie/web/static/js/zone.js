// An hour is meant as the clock of whoever writes it down shows it, unless they say otherwise.
const zone = document.querySelector("[data-zone]");
const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
if (zone && [...zone.options].some((each) => each.value === here)) zone.value = here;
