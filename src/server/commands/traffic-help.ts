export const HELP = `What came of the visitors, by who sent them and the page they came to

  npm run traffic -- figures            the last 30 days of every site, by source
  npm run traffic -- figures --from 2026-01-01 --to 2026-01-31 --site example.com --by both --csv

  --from 2026-01-01   the first day, in the time zone of the site; otherwise 29 days before the last one
  --to 2026-01-31     the last day; otherwise today
  --site example.com  only this site
  --by source         one line for each network, ref, sub1, sub2 and sub3 (source), for each landing page (lander),
                      or for each of both (both)
  --csv               for a spreadsheet: rates as fractions of one, amounts with a point

visits      pages that visitors opened: landing pages and the first page; no members, no programs
bounces     of the visits with lb in their address (such as ?lb=1) those that ended without a press, a key or a scroll;
            the rate is that of the visits with lb
signups     who signed up in these days; the rate is that of the visits
activated   of these, who confirmed their address; the rate is that of the signups
buyers      of these, who bought until now, whenever that was; the rate is that of the signups
revenue     what they paid until now, without what was refunded or charged back

A visit, like a signup, counts for the source in its address, or for the last one in 30 days. Who signed up without a landing page
stands with the first page: index. What was one source too many for a day has its visits with the network other.
Members who were erased stand together as (erased), from their first credit on: whether they confirmed their address is not known
any more, and whoever never had a credit is not counted.`
