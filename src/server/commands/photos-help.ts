export const HELP = `Photos

  npm run photos -- waiting <domain>                         photos that wait for approval, with the file to look at
  npm run photos -- approve <domain> <photo id ...>          show them to others
  npm run photos -- reject <domain> <photo id> <reason ...>  delete one; the reason is mailed to the member

New photos wait where the site asks for it: npm run site -- set <domain> photo_approval yes. Until then only their
owner sees them.

  npm run photos -- reject example.com 1f0c5f0e-6d2e-4d9a-9d53-0d8e2a3b4c5d Nobody is to be seen on it`
