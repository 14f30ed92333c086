"""Who somebody is and what they may: guests, accounts, passkeys, bans, and the links to a table."""
