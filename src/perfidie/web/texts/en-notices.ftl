### Perfidie: what waits for somebody who is not looking

## Notices

tiding-title = Perfidie
tiding-turn = A table waits for you: {$words}, with {$names}.
tiding-turn-alone = A table waits for you: {$words}.
tiding-begun = The game has begun: {$words}, with {$names}.
tiding-begun-alone = The game has begun: {$words}.
tiding-over = The game is over: {$words}, with {$names}.
tiding-over-alone = The game is over: {$words}.
tiding-again = {$name} asks for another game: {$words}.
tiding-evening = An evening waits for you: {$name}, {$when}.
tiding-evening-changed = An evening has changed: {$name}, {$when}.
tiding-evening-off = The evening does not take place: {$name}, {$when}.
tiding-round = A round is open: {$name}.
tiding-friend = {$name} would like to be your friend.
tiding-friends = {$name} and you are friends.
tiding-invited = {$name} invites you to a table: {$words}.
tiding-test = This device receives notices from Perfidie.

## The mail of the day

digest-subject = {$number ->
    [one] Perfidie: one thing waits for you
   *[other] Perfidie: {$number} things wait for you
}
digest-mail =
    This is what waits for you:

    {$words}

    You get this mail once a day at most, because you asked for it.
    To get it no longer: {$link}
digest-title = The mail of the day
digest-ask = No more mail from this house?
digest-ask-help = All else stays: your name, your tables, your devices.
digest-stop = No more mail
digest-done = Done: no more mail of the day.

## The page

notices-title = Notices
notices-devices = On my devices
notices-devices-help = When a table waits for you and you are not there, this device says so. The notice names the game and the players, never what happened.
notices-none = No device is notified.
notices-this = this device
notices-unknown = a browser
notices-unreached = This device could not be reached since {$when}.
notices-allow = Notify me on this device
notices-blocked = This browser blocks notifications of this site: allow them in its settings.
notices-cannot = This browser cannot receive notices. On an iPhone, add the site to the home screen first.
notices-failed = The push service of this browser did not answer. Nothing has changed; try again later.
notices-noscript = Notifying a device needs JavaScript.
notices-test = Try it
notices-drop = Stop notifying me here
notices-tested = The notice is on its way: it arrives in a few moments.
notices-kept = Noted.
notices-wishes = When and how
notices-guest = Keep your name to choose quiet hours and the mail of the day.
notices-guest-go = Keep my name
notices-push = Notify my devices
notices-digest = One mail a day at most, with what waits for me
notices-digest-address = It goes to {$words}.
notices-digest-none = First add a mail address on your page.
notices-digest-off = This house sends no mail.
notices-quiet = Quiet hours
notices-quiet-help = What comes in these hours is told when they end.
notices-quiet-from = from
notices-quiet-to = to
notices-hour = {$number}:00
notices-zone = My time zone
notices-zone-house = that of the house
notices-save = Keep these choices
notices-waits = What waits for me
notices-nothing = Nothing waits for you.

refusal-bad-push-address = This is not the address of a push service. Nothing has changed.
refusal-too-many-devices = {$most} devices are notified already: remove one first.
refusal-push-failed = The notice did not go out: the service of this device refuses it or does not answer. Nothing is lost.
refusal-dead-mail-link = This link is not of this house, or a piece of it is missing. Nothing has changed.
refusal-half-hours = Choose both hours, or neither. Nothing has changed.
refusal-bad-hours = Hours go from 0 to 23, and the zone is one of the list.
