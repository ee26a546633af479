export const HELP = `Members

  npm run members -- show <domain> <e-mail or id>               what is known about a member
  npm run members -- ban <domain> <e-mail or id> <reason ...>   shut a member out; the reason is mailed to them
  npm run members -- unban <domain> <e-mail or id>              let a banned member in again, as what they were
  npm run members -- credit <domain> <e-mail or id> <n> --why <words ...>
                                                                give credits, or take some with a minus

The reason for credits stays in the ledger for good, also when the member is gone: do not name anybody in it.

A ban logs out every device at once. Somebody who deleted their account cannot be banned: they are erased.

  npm run members -- ban example.com noor@example.org Asked others for money
  npm run members -- credit example.com noor@example.org 10 --why the site was down on Saturday`
