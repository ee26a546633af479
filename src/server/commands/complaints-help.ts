export const HELP = `Complaints that came in through the form

  npm run complaints -- list <domain> [all]        the open complaints, the oldest first; or all of them
  npm run complaints -- show <domain> <number>     one complaint: who sent it, what it says, and the answer
  npm run complaints -- answer <domain> <number> --text "…"
                                                   answers it: the text is mailed to whoever sent it

A complaint is answered once, within 14 days as the site promises. Six months after the answer, or when the member who
sent it is erased, what was said is erased; that there was a complaint stays.

  npm run complaints -- answer example.com K-2026-000123 --text "We have paid back the second payment today."`
