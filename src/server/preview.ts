import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import * as z from 'zod/mini'
import type { Call, Endpoint } from '#contract/endpoint.ts'
import { COUNTRY_CURRENCY } from '#contract/geo.ts'
import { listOnline } from '#contract/online.ts'
import { type PreviewInput, showPreview } from '#contract/office/settings.ts'
import { PricePackage } from '#contract/office/prices.ts'
import { listPrices } from '#contract/packages.ts'
import type { Boot } from '#contract/page.ts'
import { Refusal } from '#contract/refusals.ts'
import { pathTo } from '#contract/routes.ts'
import { getSettings, type SiteSettings } from '#contract/settings.ts'
import { maySignUp } from '#contract/traffic.ts'
import { sampleMail } from '#server/features/mail/mail.ts'
import { visitorsMayLook } from '#server/features/members/members.ts'
import { offersOf, receiptPage } from '#server/features/payments/payments.ts'
import {
  browserSettings,
  countryFor,
  draftSettings,
  isPreviewToken,
  type Package,
  packagesOf,
  type Settings,
  settingsOf,
  type Site,
} from '#server/features/settings/settings.ts'
import { sharedPicture } from '#server/features/sharing/sharing.ts'
import { type OfficeApp, officeFileRoute, type OperatorVisit } from '#server/http/office-route.ts'
import type { Pages } from '#server/http/pages.ts'
import type { Visit } from '#server/http/visit.ts'

export type PreviewDeps = {
  readonly pages: Pages
  readonly originOf: (domain: string) => string
  /** What a visitor of the site could call. */
  readonly callFor: (visit: Visit) => Call
}

/** What is shown: the site with these settings and packages, wherever they are from. */
type Shown = {
  readonly site: Site
  readonly settings: Settings
  readonly packages: readonly Package[]
  readonly input: PreviewInput
  readonly visit: OperatorVisit
}

/**
 * Shows operators their site as it will be, on the office's own host: visitors' pages know nothing of drafts, so none can leak there.
 * Whoever asks must be the operator that the token was made for, who may still read the settings of the site.
 */
export function previewRoute(app: OfficeApp, deps: PreviewDeps | null): void {
  const { db, secretKey } = app
  officeFileRoute(app, showPreview, async ({ input, visit }) => {
    const { site_id: siteId, token, which } = input
    const bound = { operatorId: visit.operator.id, siteId }
    if (!isPreviewToken(secretKey, token, bound, visit.now)) throw new Refusal('NOT_FOUND')
    const site = await db
      .selectFrom('site')
      .select(['id', 'domain', 'is_default as isDefault', 'is_live as isLive'])
      .where('id', '=', siteId)
      .executeTakeFirst()
    if (!site || !deps) throw new Refusal('NOT_FOUND')
    const settings = await (which === 'draft' ? draftSettings : settingsOf)(db, siteId)
    const packages = packagesIn(input) ?? (await packagesOf(db, siteId, visit.now))
    return asFile(await documentOf(app, deps, { site, settings, packages, input, visit }))
  })
}

const Packages = z.array(PricePackage)

/** What somebody types into the prices of a site: only they see it. */
function packagesIn({ packages, which }: PreviewInput): readonly Package[] | null {
  if (packages === undefined || which === 'live') return null
  try {
    return z.parse(Packages, JSON.parse(packages)).map((sold) => ({ id: sold.style, ...sold }))
  } catch {
    throw new Refusal('INVALID_INPUT', { field: 'packages', why: 'invalid_type' })
  }
}

type Document = { readonly html: string; readonly styles: string }

function documentOf(app: OfficeApp, deps: PreviewDeps, shown: Shown): Promise<Document> {
  if (shown.input.page === 'mail') return Promise.resolve(mailOf(app, deps, shown))
  if (shown.input.page === 'receipt') return Promise.resolve(receiptOf(shown))
  return pageOf(deps, shown)
}

/** Mails ask the reader's device for its theme; a preview has one of its own. */
function mailOf({ secretKey }: OfficeApp, { originOf }: PreviewDeps, shown: Shown): Document {
  const { site, settings, input, visit } = shown
  const { locale: language, theme } = input
  const origin = originOf(site.domain)
  const html = sampleMail({ site, settings, origin, language, secretKey, now: visit.now })
  const media = theme === 'dark' ? '@media all' : '@media not all'
  return {
    html: html.replace('@media (prefers-color-scheme:dark)', media),
    styles: "'unsafe-inline'",
  }
}

function receiptOf({ settings, packages, input, visit }: Shown): Document {
  const country = countryFor(settings, [input.country ?? null])
  const currency = COUNTRY_CURRENCY[country]
  const [, second] = offersOf(packages, { currency, percentage: 0, settings })
  const [first] = offersOf(packages, { currency, percentage: 0, settings })
  const offer = second ?? first
  if (!offer) throw new Refusal('NOT_FOUND')
  const sale = { offer, country, currency, language: input.locale, now: visit.now }
  return { html: receiptPage(settings, sale), styles: "'unsafe-inline'" }
}

async function pageOf({ pages, originOf, callFor }: PreviewDeps, shown: Shown): Promise<Document> {
  const { site, input } = shown
  const nonce = randomBytes(16).toString('base64')
  const origin = originOf(site.domain)
  const boot = bootOf(shown, origin)
  const answer = await pages.render({
    url: pathTo(input.page === 'prices' ? 'pricing' : 'index'),
    boot,
    call: callAs(shown, boot.settings, callFor(visitorOf(shown, origin))),
    nonce,
    picture: sharedPicture(boot.settings, boot.locale),
    assetsOf: pages.assetsOf,
  })
  if (!('html' in answer)) throw new Refusal('NOT_FOUND')
  const html = pages.finish ? await pages.finish('/', answer.html, nonce) : answer.html
  return { html, styles: `'self' 'nonce-${nonce}'` }
}

/** A visitor who has entered, and of whom nothing is known. */
function bootOf({ settings, packages, site, input, visit }: Shown, origin: string): Boot {
  const told = browserSettings({
    domain: site.domain,
    settings,
    packages,
    addressCountry: null,
    countryChoice: input.country ?? null,
    pushPublicKey: '',
  })
  return {
    settings: told,
    user: null,
    lastEvent: null,
    locale: input.locale,
    theme: input.theme,
    hasEntered: true,
    visitorMay: {
      search: visitorsMayLook(told, null),
      signUp: maySignUp(told.signups, null),
    },
    origin,
    now: visit.now.toISOString(),
    isDevelopment: false,
    demoLogins: null,
  }
}

/** What settings and prices decide is told by these; the rest is as it is live, without members' photos. */
function callAs({ settings, packages, input }: Shown, told: SiteSettings, live: Call): Call {
  const country = countryFor(settings, [input.country ?? null])
  const currency = COUNTRY_CURRENCY[country]
  const answer = async (endpoint: Endpoint, asked: unknown): Promise<unknown> => {
    if (endpoint.path === getSettings.path) return told
    if (endpoint.path === listPrices.path)
      return {
        country,
        currency,
        packages: offersOf(packages, { currency, percentage: 0, settings }),
      }
    if (endpoint.path !== listOnline.path) return live(endpoint, asked)
    const online = await live(listOnline, asked as never)
    return { ...online, members: online.members.map((each) => ({ ...each, main_image: null })) }
  }
  return answer as Call
}

function visitorOf({ site, input, visit }: Shown, origin: string): Visit {
  return {
    site,
    origin,
    member: null,
    ip: visit.ip,
    isFromHere: visit.isFromHere,
    countryChoice: input.country ?? null,
    query: {},
    requestId: visit.requestId,
    userAgent: '',
    now: visit.now,
    cookies: {
      choices: () => ({}),
      setSession: () => undefined,
      clearSession: () => undefined,
      clearStorage: () => undefined,
      device: () => undefined,
      setDevice: () => undefined,
    },
  }
}

/** A document that can be looked at and nothing else: no script runs in it, no form leaves it, no link leads anywhere. */
function asFile({ html, styles }: Document) {
  const asleep = html.replaceAll(/<script\b[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '')
  const still = Buffer.from(asleep.replace('<head>', '<head><base target="_blank">'))
  return {
    type: 'text/html; charset=utf-8',
    bytes: still.length,
    stream: () => Readable.from([still]),
    headers: {
      'content-security-policy': [
        "default-src 'none'",
        `style-src ${styles}`,
        "img-src 'self' data:",
        "font-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'self'",
        'sandbox allow-same-origin',
      ].join('; '),
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
    },
  }
}
