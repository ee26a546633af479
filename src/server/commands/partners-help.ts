export const HELP = `Partners, who sign people up with a key of their own

  npm run partners -- list <domain>             every partner, with those that have ended
  npm run partners -- add <domain> <name ...>   a new partner; prints their key, once
  npm run partners -- end <domain> <name ...>   stop a partner's key; what was begun with it can still be finished

Only a hash of the key is stored. A lost key cannot be shown again: end the partner and add them anew.`
