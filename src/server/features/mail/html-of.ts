import { escapeHtml } from '#server/kernel/text.ts'
import type { Letter } from './write-letter.ts'

/**
 * A letter as HTML for mail programs: tables, styles on the elements, nothing from outside. What they know of dark mode
 * is in the style sheet, by classes.
 */
export function htmlOf(letter: Letter): string {
  const { language, subject, preheader } = letter
  return `<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(subject)}</title>
<style>${DARK}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${LIGHT.paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preheader)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${LIGHT.paper}" style="background-color:${LIGHT.paper}">
<tr><td align="center" class="edge" style="padding:40px 16px 48px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td style="padding:0 4px 20px">${mark(letter.site)}</td></tr>
<tr><td class="card" bgcolor="${LIGHT.surface}" style="background-color:${LIGHT.surface};border:1px solid ${LIGHT.line};border-radius:22px;padding:40px">${card(letter)}</td></tr>
<tr><td style="padding:24px 4px 0">${footer(letter)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function card({ title, body, fact, button, after, second, fallback, site }: Letter): string {
  const [first = '', ...others] = body
  return [
    `<h1 class="ink" style="margin:0 0 16px;font:700 30px/1.1 ${TITLE_FONT};letter-spacing:-0.025em;text-wrap:balance;color:${LIGHT.ink}">${escapeHtml(title)}</h1>`,
    paragraph(first),
    ...(fact === null ? [] : [factBox(fact)]),
    ...others.map(paragraph),
    ...(button ? [buttonOf(button, site)] : []),
    ...after.map(note),
    ...(second ? [secondOf(second)] : []),
    ...(button ? [fallbackOf(fallback, button.address)] : []),
  ].join('\n')
}

function paragraph(text: string): string {
  return `<p class="ink2" style="margin:0 0 16px;font:400 17px/1.55 ${TEXT_FONT};text-wrap:pretty;color:${LIGHT.ink2}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
}

function note(text: string): string {
  return `<p class="ink3" style="margin:0 0 8px;font:400 14px/1.5 ${TEXT_FONT};text-wrap:pretty;color:${LIGHT.ink3}">${escapeHtml(text)}</p>`
}

function factBox(text: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 20px"><tr><td class="warm" bgcolor="${LIGHT.warmSoft}" style="background-color:${LIGHT.warmSoft};border-radius:12px;padding:14px 18px;font:600 16px/1.45 ${TEXT_FONT};color:${LIGHT.ink}">${escapeHtml(text).replaceAll('\n', '<br>')}</td></tr></table>`
}

/** The whole cell is painted, so that it is a button also where links cannot have a background. */
function buttonOf({ label, address }: NonNullable<Letter['button']>, site: Letter['site']): string {
  const { brand, onBrand } = site
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:12px 0 28px"><tr><td align="center" bgcolor="${brand}" style="background-color:${brand};border-radius:12px"><a href="${escapeHtml(address)}" style="display:inline-block;padding:15px 26px;font:650 17px/1.2 ${TEXT_FONT};color:${onBrand};text-decoration:none;border-radius:12px">${escapeHtml(label)}</a></td></tr></table>`
}

function secondOf({ label, address }: NonNullable<Letter['second']>): string {
  return `<p class="ink3" style="margin:16px 0 8px;font:400 14px/1.5 ${TEXT_FONT};color:${LIGHT.ink3}"><a class="ink2" href="${escapeHtml(address)}" style="color:${LIGHT.ink2};text-decoration:underline">${escapeHtml(label)}</a></p>`
}

function fallbackOf(words: string, address: string): string {
  return `<p class="ink3 rule" style="margin:24px 0 0;padding:20px 0 0;border-top:1px solid ${LIGHT.line};font:400 13px/1.5 ${TEXT_FONT};color:${LIGHT.ink3}">${escapeHtml(words)}<br><a class="ink2" href="${escapeHtml(address)}" style="color:${LIGHT.ink2};text-decoration:underline;word-break:break-all">${escapeHtml(address)}</a></p>`
}

function footer({ footer: { why, help, company, links } }: Letter): string {
  const linked = links.map(
    ({ label, address }) =>
      `<a class="ink2" href="${escapeHtml(address)}" style="color:${LIGHT.ink2};text-decoration:underline">${escapeHtml(label)}</a>`,
  )
  return [
    `${escapeHtml(why)} ${escapeHtml(help)}`,
    escapeHtml(company),
    linked.join(' &nbsp;&middot;&nbsp; '),
  ]
    .map(
      (line) =>
        `<p class="ink3" style="margin:0 0 10px;font:400 13px/1.5 ${TEXT_FONT};text-wrap:pretty;color:${LIGHT.ink3}">${line}</p>`,
    )
    .join('\n')
}

/** The two circles with their lens, and the name. Drawn with borders: no picture that has to be loaded or allowed. */
function mark({ name, brand }: Letter['site']): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<!--[if !mso]><!--><td style="padding:0 9px 0 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td>${half('border-right:0;border-radius:13px 6px 6px 13px/13px 3px 3px 13px;margin-right:-5px')}</td>
<td><div class="ring" style="width:9px;height:18px;border-radius:50%;background-color:${brand};${DRAWN}">&nbsp;</div></td>
<td>${half('border-left:0;border-radius:6px 13px 13px 6px/3px 13px 13px 3px;margin-left:-5px')}</td>
</tr></table></td><!--<![endif]-->
<td class="ink" style="font:700 25px/1 ${TITLE_FONT};letter-spacing:-0.035em;color:${LIGHT.ink}">${escapeHtml(name)}</td>
</tr></table>`
}

function half(shape: string): string {
  return `<div class="ring" style="width:16px;height:21px;${DRAWN};${shape}">&nbsp;</div>`
}

/** The product's colours by day: paper, ink, and the tan of a calm notice. */
const LIGHT = {
  paper: '#faf6f0',
  surface: '#fffdfa',
  line: '#e7dccd',
  ink: '#221713',
  ink2: '#57473e',
  ink3: '#746256',
  warmSoft: '#f3e7d5',
} as const

const DRAWN = `font-size:0;line-height:0;border:2px solid ${LIGHT.ink}`

/** Mail programs load no fonts of ours: the nearest that a system has. */
const TITLE_FONT = "'Bricolage Grotesque','Avenir Next','Segoe UI',Helvetica,Arial,sans-serif"
const TEXT_FONT = "Figtree,'Avenir Next','Segoe UI',Helvetica,Arial,sans-serif"

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
const DARK = [
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
