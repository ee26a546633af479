export const HELP = `Sites and their settings

  npm run site -- list                              every site; loopback names get the default one
  npm run site -- show <domain> [field]             all settings, or one
  npm run site -- set <domain> <field> <value ...>  change a setting; running servers follow within a second
  npm run site -- reset <domain> <field>            put a setting back to its default
  npm run site -- add <domain>                      a new site with default settings
  npm run site -- default <domain>                  choose the default site

A value is JSON or plain text. A list is written with spaces, with commas or as JSON.
A field of the company is written with a dot.

  npm run site -- set example.com name Vonk voor twee
  npm run site -- set example.com visible_locales nl en de
  npm run site -- set example.com company.address "Vonkengracht 12, 1000 AA"
  npm run site -- set example.com fictional_warning null   the catalogue's own text`
