import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type LocaleCode, LOCALE_CODES } from '#contract/locales.ts'
import { Refusal } from '#contract/refusals.ts'
import { isPagePath } from './page-path.ts'
import { sendRefusal } from './refusal-answer.ts'

const RETRY_SECONDS = 60 * 60

/** What a visitor reads of a site that is not open yet, in the language of their browser. */
const WORDS: Readonly<Record<LocaleCode, readonly [title: string, more: string]>> = {
  da: ['Vi åbner snart', 'Her er ikke noget at se endnu. Kig forbi igen senere.'],
  de: ['Wir öffnen bald', 'Hier gibt es noch nichts zu sehen. Schau später wieder vorbei.'],
  en: ['We open soon', 'There is nothing to see here yet. Come back later.'],
  es: ['Abrimos pronto', 'Aquí todavía no hay nada que ver. Vuelve más tarde.'],
  fi: ['Avaamme pian', 'Täällä ei ole vielä mitään nähtävää. Tule myöhemmin uudelleen.'],
  fr: ['Nous ouvrons bientôt', 'Il n’y a encore rien à voir ici. Reviens plus tard.'],
  it: ['Apriamo presto', 'Qui non c’è ancora niente da vedere. Torna più tardi.'],
  nb: ['Vi åpner snart', 'Her er det ikke noe å se ennå. Kom tilbake senere.'],
  nl: ['We gaan bijna open', 'Hier is nog niets te zien. Kom later nog eens kijken.'],
  pl: ['Wkrótce otwieramy', 'Tu jeszcze nic nie ma. Zajrzyj później.'],
  sv: ['Vi öppnar snart', 'Här finns inget att se ännu. Titta in igen senare.'],
}

const STYLE = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;min-height:100svh;display:grid;place-content:center;\
padding:1.5rem;box-sizing:border-box;text-align:center;font:1.0625rem/1.5 system-ui,sans-serif;background:light-dark(#faf7f5,#17120f);\
color:light-dark(#241813,#f3ece7)}h1{font-size:1.75rem;line-height:1.2;margin:0 0 .5rem}p{margin:0;max-width:28rem}`

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

/**
 * Answers for a site that is not open: nothing of it is told, not even its name, and search engines neither keep the page nor take
 * the domain for dead.
 */
export function answerNotOpen(request: FastifyRequest, reply: FastifyReply) {
  void reply.headers({ 'retry-after': RETRY_SECONDS, 'x-robots-tag': 'noindex' })
  const [path = ''] = request.url.split('?')
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  if (!isReading || !path.startsWith('/') || !isPagePath(path))
    return sendRefusal(reply, new Refusal('SERVICE_UNAVAILABLE', { retry_after: RETRY_SECONDS }))
  return reply
    .code(503)
    .headers({
      'cache-control': 'no-store',
      vary: 'accept-language',
      'content-security-policy': POLICY,
    })
    .type('text/html; charset=utf-8')
    .send(pageIn(languageOf(request.headers['accept-language'] ?? '')))
}

function pageIn(locale: LocaleCode): string {
  const [title, more] = WORDS[locale]
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">\
<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${more}</p></main></body></html>`
}

/** The first language that a browser asks for and we speak. */
function languageOf(accepted: string): LocaleCode {
  const wanted = accepted.split(',', 20).map((each) => each.trim().slice(0, 2).toLowerCase())
  const known = wanted.map((each) => (each === 'no' || each === 'nn' ? 'nb' : each))
  return LOCALE_CODES.find((code) => code === known.find((each) => isLocale(each))) ?? 'en'
}

function isLocale(word: string): boolean {
  return (LOCALE_CODES as readonly string[]).includes(word)
}
