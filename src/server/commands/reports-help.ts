export const HELP = `Reports of members, photos and messages

  npm run reports -- list <domain> [all]           the open reports, the oldest first; or all of them
  npm run reports -- show <domain> <number>        one report: what was seen, said and done
  npm run reports -- decide <domain> <number> <no_action|remove_content|ban>
      --facts "…"                    what you found, in words for both sides
      --terms "…" or --law "…"       the rule it goes by: in the site's terms, or in the law
      --remove about,photos          with remove_content on a whole profile: what goes

A decision is final: it is done at once and mailed with its reasons to whoever reported, and to the member it is about
unless nothing happens to them. Both can complain for six months; then what was reported is erased.

  npm run reports -- decide example.com 12 ban --facts "Three members were asked for money." --terms "4.2 No requests for money"`
