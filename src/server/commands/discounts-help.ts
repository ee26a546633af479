export const HELP = `Discount codes

  npm run discounts -- list <domain>                  every code, with what it asks for and how often it was used
  npm run discounts -- create <domain> --percentage <1 to 100> ...   new codes; prints them
  npm run discounts -- end <domain> <code>            stop a code; purchases that were begun with it keep it

What create takes:

  --percentage 25     how much less is paid
  --code SUMMER25     a code of your own: 3 to 30 letters, digits and dashes; otherwise one is made up
  --count 50          so many made-up codes at once, at most 1000
  --minimum 29.95     what must be bought at least, before the discount, in --currency (EUR if there is none)
  --currency EUR      the currency of the minimum
  --country NL        only for payments from this country
  --until 2026-12-31  the last day it works, in the time zone of the site; otherwise 30 days from now
  --each              every member can use it once; otherwise it works once in all

  npm run discounts -- create example.com --percentage 25 --code SUMMER25 --each --until 2026-08-31`
