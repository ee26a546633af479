import type { FastifyRequest } from 'fastify'
import { CountryCode } from '#contract/codes.ts'
import { dayIn } from '#contract/fields.ts'
import { NICHES, readSlug, slugOf } from '#contract/landers.ts'
import { LOCALE_CODES } from '#contract/locales.ts'
import { type RouteName, ROUTES } from '#contract/routes.ts'
import { keptTrafficSource, type TrafficSource, trafficSourceIn } from '#contract/traffic.ts'
import type { Answered } from '#server/http/documents.ts'
import { type Device, deviceOf } from '#server/http/device.ts'
import { pageRoute } from '#server/http/page-path.ts'
import { choicesIn, type Visit } from '#server/http/visit.ts'
import type { View } from './open-traffic.ts'

/** In which country an address is; null where that is not known. */
type CountryOf = (ip: string) => string | null

type Seen = { readonly countryOf: CountryOf; readonly now: Date }

/** What there is to count when a page was answered: a visitor who looks at a page of ours that exists; or null. */
export function viewOf(
  request: FastifyRequest,
  { url, boot, status }: Answered,
  { countryOf, now }: Seen,
): View | null {
  const isVisit = status === 200 && boot.user === null && request.method === 'GET'
  const page =
    isVisit && !isAhead(request) && isPerson(agentOf(request)) && countedPage(url.pathname)
  if (!page) return null
  return {
    siteId: request.site.id,
    day: dayIn(boot.settings.time_zone, now),
    page,
    source: sourceOf({ query: url.searchParams, cookie: choicesIn(request)['source'] }),
    ...whereFrom(countryOf(request.ip), agentOf(request)),
    isWatched: url.searchParams.has('lb'),
  }
}

/** Whether a browser fetches what its owner may never look at. */
function isAhead({ headers }: FastifyRequest): boolean {
  return [headers['sec-purpose'], headers['purpose'], headers['x-moz']].some(
    (purpose) => purpose !== undefined && /prefetch|prerender|preview/i.test(String(purpose)),
  )
}

function agentOf({ headers }: FastifyRequest): string {
  return headers['user-agent'] ?? ''
}

type Left = { readonly path: string; readonly timeZone: string; readonly countryOf: CountryOf }

/** What there is to count when a page was left at once: a visitor who left a page that is counted; or null. */
export function bounceOf(
  visit: Pick<Visit, 'site' | 'member' | 'query' | 'cookies' | 'userAgent' | 'ip' | 'now'>,
  { path, timeZone, countryOf }: Left,
): Omit<View, 'isWatched'> | null {
  const page = visit.member === null && isPerson(visit.userAgent) && countedPage(path)
  if (!page) return null
  const query = new URLSearchParams(visit.query)
  return {
    siteId: visit.site.id,
    day: dayIn(timeZone, visit.now),
    page,
    source: sourceOf({ query, cookie: visit.cookies.choices()['source'] }),
    ...whereFrom(countryOf(visit.ip), visit.userAgent),
  }
}

/** The country only where we offer the product in it: all others together are one. */
function whereFrom(country: string | null, userAgent: string): { country: string; device: Device } {
  const isOurs = CountryCode.options.some((code) => code === country)
  return {
    country: isOurs ? country! : country === null ? '' : 'other',
    device: deviceOf(userAgent),
  }
}

/** The name under which a page is counted: the first page, or a landing page with its slug if that is known; or null. */
function countedPage(path: string): string | null {
  const route = pageRoute(path)
  return route && isCounted(route.name) ? withSlug(route.name, route.params['slug']) : null
}

/**
 * The same name for the landing page that a member signed up from. A member who came by none came by the first page.
 */
export function pageOfLander(lander: string): string {
  const [name = '', slug] = (lander || 'index').split('/')
  return Object.hasOwn(ROUTES, name) && isCounted(name as RouteName)
    ? withSlug(name, slug)
    : 'other'
}

/** What `pageOfLander` makes its names of: pages, and the slugs that each may have. */
export function countedPages(): { readonly names: string[]; readonly slugs: string[] } {
  const slugs = LOCALE_CODES.flatMap((locale) => NICHES.map((niche) => slugOf(niche, locale)))
  return {
    names: (Object.keys(ROUTES) as RouteName[]).filter(isCounted),
    slugs: [...slugs, ...NICHES],
  }
}

function isCounted(name: RouteName): boolean {
  return name === 'index' || ROUTES[name].layout === 'lander'
}

/** An unknown slug shows the general page, and is counted as that. */
function withSlug(name: string, slug: string | undefined): string {
  return slug !== undefined && isKnown(slug) ? `${name}/${slug}` : name
}

function isKnown(slug: string): boolean {
  return readSlug(slug).locale !== null || NICHES.some((niche) => niche === slug)
}

type Visitor = {
  readonly query: { get(key: string): string | null }
  readonly cookie: string | undefined
}

/**
 * The source of a visitor, as their signup would say: the one the address names, or else the one the browser kept; or
 * null.
 */
function sourceOf({ query, cookie }: Visitor): TrafficSource | null {
  return trafficSourceIn(query) ?? keptTrafficSource(cookie)
}

/** User agents that say they are programs. A program that pretends to be a browser is counted as one. */
const PROGRAMS =
  /bot\b|bot[/;_-]|crawl|spider|slurp|facebookexternalhit|embedly|preview|monitor|lighthouse|pagespeed|archiver|validator|scan|curl|wget|python|java\/|okhttp|go-http|httpclient|axios|node-fetch|undici|^$/i

/** Whether a user agent says that it is a browser. */
function isPerson(userAgent: string): boolean {
  return !PROGRAMS.test(userAgent.trim())
}
