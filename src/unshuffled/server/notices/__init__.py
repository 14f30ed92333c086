"""Notices when it is somebody's turn and no page of theirs shows it.

waiting    decides who is to get a notice: who was asked, who has looked, and what the database says is due
sending    sends a notice that is due: is it still their turn, are these quiet hours, through which channels
quiet      quiet hours
resting    channels that did not answer
text       what a notice says, in the person's language
guard      the only way out: addresses that may be sent to, and how
posting    one request, of whose response nothing but the status is read
push       web push: encrypted for the browser (RFC 8291), signed by the server (RFC 8292)
mail       e-mail, with links that confirm an address and switch it off
webhooks   Discord, ntfy, Gotify, plain JSON
people     what each person wants: channels and quiet hours
routes     the same over HTTP

Nobody's answer waits for any of it: a change is noted in memory, and everything else happens in tasks with bounds.
"""
