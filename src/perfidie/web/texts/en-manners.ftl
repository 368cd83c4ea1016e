### Perfidie: friends and manners

## My friends

friends-none = Nobody yet. Ask somebody you have played with: if they agree, you will find each other here.
friends-asking = They ask you
friends-yes = Accept
friends-no = Decline
friends-asked = Your requests
friends-waits = has not answered yet
friends-withdraw = Withdraw the request
friends-recent = Played with recently
friends-ask = Ask to be friends
friends-part = Be friends no longer
friends-invite = Invite
friends-to-which = To which table
friends-invite-how = Open a table, and you can invite them to it from here.
friends-invite-sent = It is sent: your invitation waits on their page.
friends-invited = Invitations
friends-invites = { $name } invites you to table { $words } ({ $title }).
friends-go = Go there
friends-pass = Not this time
friends-shunned = Those you no longer hear
friends-shunned-help = Nobody but you knows of it.
friends-gone = somebody who has left

## The people at a table

people-title = The people at the table
people-who = Who sits there
people-link = Friends, mute, block, report
people-settings-help = Read somebody no longer, meet them no longer, report them, or make a friend.
people-nobody = Nobody but you, for now.
people-mute = Mute
people-mute-help = What this person writes no longer appears on your pages. What they state as part of the game stays.
people-unmute = Read again
people-is-muted = you have muted them
people-block = Block
people-block-help = They are muted, and can neither sit at tables you host, nor ask you to be friends, nor invite you. In a circle the draw keeps you apart while it can; where all meet all, you play each other.
people-unblock = Unblock
people-is-blocked = you have blocked them
people-report = Report
people-report-help = Whoever keeps the house will read your words and the last lines of chat that you had before you.
people-secret = Whoever is meant is told nothing of this, but for a request to be friends.
people-is-friend = you are friends
people-asks-you = Asks to be friends
people-blocked-here = You have blocked { $name }, who is at this table.

## Reporting

report-title = Report { $name }
report-help = Say what happened. The code of the table and the last lines of chat that you could read go with your words; whoever is reported will not know.
report-why = Why
report-reason-insults = Insults, threats, hateful talk
report-reason-cheating = Cheating: several seats, hands revealed elsewhere
report-reason-spoiling = Spoils the game on purpose
report-reason-name = An offensive name, or one that imitates somebody
report-reason-other = Something else
report-words = In a few words (optional)
report-go = Send the report
report-not = Send nothing
report-done = It is sent. Thank you: whoever keeps the house will read it.

## Refusals

refusal-look-alike-name = “{ $name }” reads like “{ $words }”, who is at this table already. Choose another name.
refusal-name-of-the-house = “{ $name }” would pass for the house or one of its bots. Choose another name.
refusal-friend-stranger = Only people you have played with, and who are still here, can be asked or invited.
refusal-friend-oneself = You are on good terms with yourself already.
refusal-friend-blocked = You have blocked this person: unblock them first.
refusal-friend-waits = You have asked already: the answer will come, or it will not.
refusal-friend-already = You are friends already.
refusal-friend-nobody = There is nothing of the kind between you.
refusal-friend-nobody-asks = This request no longer waits for an answer.
refusal-shun-oneself = Nobody can flee from themselves.
refusal-invited-sits = This person is at that table already.
refusal-invited-already = This person is invited to that table already.
refusal-report-oneself = Nobody reports themselves.
refusal-report-no-reason = Say why: choose one of the reasons.
refusal-report-too-long = This is too long: { $most } characters at most.
refusal-report-waits = You have reported this person at this table already: your words wait to be read.

## For whoever keeps the house

admin-number = no.
admin-about = about
admin-by = by
admin-reason = reason
admin-words = words
admin-closed = closed
admin-verdict = verdict
admin-reports = reports
admin-friends = friends
admin-report-next = To act: “perfidie admin mute { $words }” or “perfidie admin ban { $words }”, then “perfidie admin reports { $number } --close VERDICT”.
admin-report-withheld =
    { $count ->
        [one] { $count } line that was said to a few is not shown before the game is over.
       *[other] { $count } lines that were said to a few are not shown before the game is over.
    }
admin-report-closed = Report { $number } is closed.
