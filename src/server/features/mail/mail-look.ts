/** The product's colours by day: paper, ink, and the tan of a calm notice. */
export const LIGHT = {
  paper: '#faf6f0',
  surface: '#fffdfa',
  line: '#e7dccd',
  ink: '#221713',
  ink2: '#57473e',
  ink3: '#746256',
  warmSoft: '#f3e7d5',
} as const

/** Mail programs load no fonts of ours: the nearest that a system has. */
export const TITLE_FONT =
  "'Bricolage Grotesque','Avenir Next','Segoe UI',Helvetica,Arial,sans-serif"
export const TEXT_FONT = "Figtree,'Avenir Next','Segoe UI',Helvetica,Arial,sans-serif"

const NIGHT = [
  ['paper', 'background-color:#14100e'],
  ['card', 'background-color:#1e1815;border-color:#362b25'],
  ['warm', 'background-color:#34291d;color:#f6eee5'],
  ['rule', 'border-color:#362b25'],
  ['ink', 'color:#f6eee5'],
  ['ink2', 'color:#cdbfb2'],
  ['ink3', 'color:#a69486'],
  ['ring', 'border-color:#f6eee5'],
] as const

/** The style sheet: the same by night, for mail programs that ask, and less room around on a phone. */
export const DARK = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (prefers-color-scheme:dark){${night('')}}`,
  // What Outlook on the web calls it.
  night('[data-ogsc] '),
  '@media (max-width:480px){.card{padding:28px 22px!important}.edge{padding:24px 12px 32px!important}}',
].join('')

function night(before: string): string {
  return NIGHT.map(([name, rules]) => {
    const strong = rules.split(';').map((rule) => `${rule}!important`)
    return `${before}.${name}{${strong.join(';')}}`
  }).join('')
}
