// Pages that all visitors of a kind see alike: made once, and given to all of them for a second.

import type { FastifyRequest } from 'fastify'
import type { Boot, PageAnswer, PageAssets } from '#contract/page.ts'
import type { RouteName } from '#contract/routes.ts'
import { pageRoute } from './page-path.ts'
import { sessionToken } from './visit.ts'
import { zipAround } from './zip-page.ts'

/** A page with the nonce that it was made with. */
type MadePage = {
  readonly boot: Boot
  readonly answer: PageAnswer
  readonly assets?: PageAssets
  readonly nonce: string
}

/** A page that is written out for each answer with a nonce of its own. */
type KeptPage = {
  readonly boot: Boot
  readonly answer: PageAnswer
  readonly html: (nonce: string) => string
  /** Null for what is sent as it is. */
  readonly zip: ((nonce: string) => Buffer) | null
}

/** They show nothing of who looks but language, theme, country and whether they have entered; nobody writes on them. */
const SAME_FOR_VISITORS: ReadonlySet<RouteName> = new Set([
  'index',
  'login',
  'pricing',
  'pages-accessibility',
  'pages-cookies',
  'pages-faq',
  'pages-privacy',
  'pages-return-policy',
  'pages-safety',
  'pages-service',
  'pages-terms',
  'landers-tinderswipe',
  'landers-alonetonight',
  'landers-collagelanding',
  'landers-gallery',
  'landers-iconslanding',
  'landers-maplanding',
  'landers-socialnetwork',
  'landers-transitionsvideolanding',
  'landers-video',
])

/** Whether a visitor's request may have what others had. A query may name a language, a source or anything else. */
export function mayShare(request: FastifyRequest, { pathname, search }: URL): boolean {
  if (sessionToken(request) !== undefined || search !== '') return false
  const route = pageRoute(pathname)
  return route !== null && SAME_FOR_VISITORS.has(route.name)
}

const KEPT_MS = 1000
/** Addresses and cookies are up to those who ask: more kinds of visitors at once are not kept. */
const MOST = 100

type Kept = { readonly page: Promise<KeptPage | null>; readonly until: number }

/** Makes each page once a second at most, however many ask; those who come while it is made wait for it together. */
export function keepVisitorPages() {
  const kept = new Map<string, Kept>()

  return (key: string, make: () => Promise<MadePage | null>): Promise<KeptPage | null> => {
    const now = performance.now()
    const known = kept.get(key)
    if (known && now < known.until) return known.page
    for (const [each, { until }] of kept) if (until <= now) kept.delete(each)
    const page = make().then((made) => made && ready(made))
    if (kept.size >= MOST) return page
    const entry = { page, until: now + KEPT_MS }
    kept.set(key, entry)
    const forget = () => kept.get(key) === entry && kept.delete(key)
    // What failed, or leads elsewhere, is asked for anew.
    page.then((it) => (it?.answer.status === 200 ? undefined : forget()), forget)
    return page
  }
}

/** Without the nonce it was made with. */
function ready({ boot, answer, assets, nonce }: MadePage): KeptPage {
  const pieces = 'html' in answer ? answer.html.split(nonce) : []
  return {
    boot,
    answer,
    html: (own) => pieces.join(own),
    zip: assets ? zipAround(pieces, assets) : null,
  }
}
