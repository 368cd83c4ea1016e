### Perfidie: keeping oneself

## My page

foot-me = Me
me-title = Me
me-who = Who I am
me-stranger = The house does not know you yet. Give a name, or simply sit down at a table: nothing else is asked.
me-guest = You are a guest: this device knows you, and no other does. To find your tables elsewhere, add a passkey.
me-why = To keep your name is to find your tables, games and friends again on all your devices, and to be able to play for the ladder. Without a password, and whenever you like.
me-kept = You have been at home here since { $time }.
me-name = My name
me-language = My language
me-save = Save
me-sign-in = Been here before? Sign in
me-name-first = Choose a name first.
me-passkeys = My passkeys
me-passkeys-help = A passkey stays on your device or on your key ring: you sign in with a finger, your face or a code, without a password. The house keeps only its public half.
me-passkey-add = Add a passkey
me-passkey-days = made on { $first }, used on { $last }
me-remove = Remove
me-remove-what = Remove: { $name }
me-unknown-device = A device
me-program = A program
passkey-unable = This browser cannot use a passkey here: that takes scripts, and an address with https.
passkey-no-name = A passkey needs a house with a name: this one was opened by a bare number.
passkey-failed = The passkey could not be read. Nothing has changed; try again.
passkey-given-up = No passkey was chosen. Nothing has changed.
passkey-there = This device already has a passkey for you.
me-mail = My mail address
me-mail-help = A link sent there signs you in where you have no passkey. It is shown to nobody.
me-mail-address = Mail address
me-mail-other = Another address
me-mail-send = Send a link
me-devices = My devices
me-device-days = since { $first }, seen on { $last }
me-this-device = this one
me-end = Sign out
me-end-others = Sign out all others
me-leave = Sign out on this device
me-data = What is kept of me
me-data-help = All of it fits in one file, and all of it can be erased.
me-data-privacy = What the house keeps
me-export = Give me everything
me-erase = Erase everything
me-said-named = Noted.
me-said-added = The passkey is kept: you are at home here.
me-said-removed = The passkey is removed.
me-said-mailed = The address is kept.
me-said-unmailed = The address is removed.
me-said-ended = Signed out.
me-said-entered = Welcome back.
me-said-moved =
    { $count ->
        [one] A table begun here as a guest is yours now.
       *[other] { $count } tables begun here as a guest are yours now.
    }
me-said-left =
    { $count ->
        [one] At one table you had a seat already: the guest’s stays, and the table may leave it to a bot.
       *[other] At { $count } tables you had a seat already: the guest’s stays, and the table may leave it to a bot.
    }
last-title = The last key
last-way = { $name }: this is your last way back
last-help = Without it, only the devices on your list will still know you. If they are lost, or their cookie goes, nobody can give you your tables back: neither you nor the house. Rather add another key first.
last-go = Remove it all the same
last-stay = Change nothing
erase-title = Erase everything
erase-sure = Erase everything about you?
erase-help = Your name goes from everywhere, with your keys, your address, your devices and what you said. A bot finishes your games under a neutral word; those of others stay theirs. There is no way back.
erase-go = Yes, erase everything

## Signing in

sign-in-title = Sign in
sign-in-below = Find your name and your tables again
sign-in-passkey = With a passkey
sign-in-passkey-help = Your device offers those that it knows.
sign-in-go = Sign in
sign-in-mail = With a link
sign-in-mail-help = A letter goes to the address you have confirmed. Its link serves once, for a quarter of an hour, in this browser.
sign-in-guest = To play, nothing of this is needed.
sign-in-left = This device does not know you any more.
sign-in-erased = Everything is erased. The door stays open.
link-title = Your link
link-sent = Look at your mail
link-sent-enter = If this address is known here, a link arrives there in a moment. Open it in this browser, or type its code here. It serves once, for a quarter of an hour.
link-sent-confirm = A letter is on its way. Open its link in this browser, or type its code here. It serves once, for a quarter of an hour.
link-here = You have followed your link
link-help = Press the button, and it is done. The link serves only in the browser that asked for it: elsewhere, rather type its code where you asked for it.
link-key = Code in the letter
link-confirm = Confirm
link-again = Ask for another link
letter-enter-subject = Perfidie: your link to sign in
letter-enter =
    To sign in at { $name }, open this link in the browser that asked for it:

    { $link }

    Or type this code there: { $words }

    It serves once, for a quarter of an hour. If you asked for nothing, leave it: without it nobody comes in.
letter-confirm-subject = Perfidie: confirm your address
letter-confirm =
    To keep this address at { $name }, open this link in the browser that asked for it:

    { $link }

    Or type this code there: { $words }

    It serves once, for a quarter of an hour. If you asked for nothing, leave it: the address will not be kept.
letter-known-subject = Perfidie: this address knows you already
letter-known =
    Somebody wanted to keep this address at { $name }, where it knows you already.

    If that was you, rather sign in: { $link }

    If not, leave this letter: nothing has changed.

## Refusals

refusal-nobody-yet = The house does not know you yet: give a name first, or sit down at a table.
refusal-passkey-refused = This passkey did not convince: its answer is damaged or is not its own. Nothing has changed.
refusal-passkey-elsewhere = This passkey answers to another site. Nothing has changed.
refusal-passkey-stale = This answer comes too late, was used already or comes from another browser. Try again.
refusal-passkey-unknown = Nobody is known here by this passkey: it was removed, or its account was erased.
refusal-passkey-copied = This passkey counts fewer uses than before: it may have been copied. To be safe, it opens nothing.
refusal-passkey-known = This passkey is kept already.
refusal-too-many-passkeys = You have { $most } passkeys already: remove one first.
refusal-no-such-passkey = This passkey is not, or no longer, one of yours.
refusal-no-such-device = This device is not, or no longer, one of yours.
refusal-no-way-back = Without a passkey or an address you could not come back: add one first, or erase everything.
refusal-bad-mail = This is no mail address.
refusal-mail-taken = This address is somebody’s already.
refusal-dead-letter = This link opens nothing: its code is mistyped, or it was used already, or it is too old. Go back and correct the code, or ask for another link.
refusal-letter-elsewhere = This link was asked for in another browser: open it there, or type its code there. It is not used up yet.

## Privacy

privacy-kept-account = If you add a passkey or an address: since when you have been at home here, and your settings. The public half of each passkey, the day it was made and the day it was used. Your mail address, once it is confirmed. Without that, nothing of the kind.
privacy-kept-devices = Your devices: which browser, since which day, seen on which day. You see all of them on your page, and can close them.
privacy-kept-results = The results of your finished games, and what is counted from them: your share of the win, your side, your habits, your rating; your friends, those you do not want to hear, what you have reported and what waits for you, if there is any.
privacy-kept-notices = If you wish to be told: the address that the push service of your browser has given it, your time zone, your quiet hours and your holidays.
privacy-kept-company = Your circles: who belongs to them, what you have answered to evenings, and your tournaments.
privacy-long-accounts =
    { $days ->
        [0] Somebody with a passkey or an address: always.
       *[other] Somebody with a passkey or an address: { $days } days after their last visit, once they hold no seat any more.
    }
privacy-erase-self = To be given everything, or to erase everything: two buttons on your page.

## Keeping the house

admin-account = Account
admin-passkeys = Passkeys
admin-mail = Mail
admin-sure-sign-out = Close all devices of { $words }? (y/n)
admin-signed-out = { $words }: devices closed, { $count } in all.
