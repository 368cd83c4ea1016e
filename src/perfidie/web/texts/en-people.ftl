### Perfidie: the texts of those who come back

## My pages

mine-pages = My pages
mine-me = Me
mine-games = My games
mine-friends = My friends
mine-circles = My circles
mine-notices = Notices
mine-ladders = Ladders
refusal-no-mail-here = This house sends no mail.
refusal-mail-failed = The mail did not go out: the mail server would not take it. Nothing has changed; try again in a few minutes.
refusal-bad-setting-mail = The setting { $name } cannot be “{ $words }”: it takes an address such as { $example }.
refusal-mail-needs-sender = PERFIDIE_MAIL needs a sender: give its address in PERFIDIE_MAIL_FROM.
refusal-mail-needs-origin = PERFIDIE_MAIL needs to know where the site is found when PERFIDIE_HOSTS is *: give its address in PERFIDIE_ORIGIN, for instance { $example }.
