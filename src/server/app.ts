import compress from '@fastify/compress'
import type { FastifyRequest } from 'fastify'
import type { Boot, DemoLogins } from '#contract/page.ts'
import { type ReadsGiven, readsOf } from '#server/db/replica.ts'
import { openBoot } from './boot.ts'
import { createOffice, isOfficeHost } from './office.ts'
import { type Bus, openBus } from './events/bus.ts'
import { eventRoutes } from '#server/http/event-routes.ts'
import { openAgeProvider } from './features/age/open-age-provider.ts'
import { ageRoutes } from './features/age/routes.ts'
import { ageSandboxRoutes } from './features/age/sandbox.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { chatPhotoRoutes } from '#server/features/chats/photo-routes.ts'
import { chatRoutes } from '#server/features/chats/routes.ts'
import { complaintRoutes } from './features/complaints/routes.ts'
import { creditHistoryRoutes } from './features/credit-history/routes.ts'
import { discountRoutes } from './features/discounts/routes.ts'
import { recipientRoutes } from './features/dsa/routes.ts'
import { exclusionRoutes } from './features/exclusions/routes.ts'
import { forYouRoutes } from './features/for-you/routes.ts'
import { installingRoutes } from './features/installing/routes.ts'
import { leavingRoutes } from './features/leaving/routes.ts'
import { likeRoutes } from './features/likes/routes.ts'
import { isPushAddress, type IsPushAddress } from './features/notifications/notifications.ts'
import { notificationRoutes } from './features/notifications/routes.ts'
import { matchFinderRoutes } from './features/match-finder/routes.ts'
import { devMailRoutes } from './features/mail/dev-mail/dev-mail-routes.ts'
import { mailRoutes } from './features/mail/routes.ts'
import { openDecoder, type Decoder, type Files } from './features/media/media.ts'
import { mediaRoutes } from './features/media/routes.ts'
import { sitePictureRoutes } from './features/site-pictures/routes.ts'
import { thereAmong, visibleAmong } from './features/members/members.ts'
import { landerRoutes } from './features/landers/routes.ts'
import { memberRoutes } from './features/members/routes.ts'
import { paymentRoutes } from './features/payments/routes.ts'
import { priceRoutes } from '#server/features/payments/shop.ts'
import { debitRoutes } from './features/payments/direct-debit/routes.ts'
import { openProvider } from '#server/features/payments/open-provider.ts'
import type { PaymentDeps, PaymentProvider } from '#server/features/payments/provider/provider.ts'
import { sandboxRoutes } from '#server/features/payments/provider/sandbox/routes.ts'
import { photoRoutes } from './features/photos/routes.ts'
import { profileViewRoutes } from './features/profile-view/routes.ts'
import { profileRoutes } from './features/profiles/routes.ts'
import { searchRoutes } from './features/search/routes.ts'
import { decisionRoutes } from './features/decisions/routes.ts'
import { reportRoutes } from './features/reports/routes.ts'
import { sharingRoutes } from './features/sharing/routes.ts'
import { sharedPicture } from './features/sharing/sharing.ts'
import { signupRoutes } from './features/signup/routes.ts'
import { startRoutes } from './features/start/routes.ts'
import { swipeGameRoutes } from './features/swipe-game/routes.ts'
import { settingsRoutes } from './features/settings/routes.ts'
import { settingsOf, siteByHost } from './features/settings/settings.ts'
import { openTraffic, viewOf, type Traffic } from './features/traffic/traffic.ts'
import { cspReportRoute } from '#server/http/security-headers.ts'
import { type Answered, documentRoutes } from '#server/http/documents.ts'
import { MOST_AT_ONCE, openCrowd } from '#server/http/crowd.ts'
import { openBaseServer } from '#server/http/base-server.ts'
import { healthRoutes, type Readiness } from '#server/http/health.ts'
import { type Counts, type Limiter, openLimiter } from '#server/http/limiter.ts'
import { apiNotFound } from '#server/http/refusal-answer.ts'
import { openApi } from './http/openapi.ts'
import type { Pages } from '#server/http/pages.ts'
import { robotsTxt, sitemapXml } from './http/robots.ts'
import { type App, callFor, limitedTo } from '#server/http/route.ts'
import type { Visit } from '#server/http/visit.ts'
import { noteLimit } from '#server/http/security-log.ts'
import type { Clock } from '#server/kernel/time.ts'
import type { Config } from './kernel/config.ts'
import type { Log } from './kernel/log.ts'
import { vapidKeysFrom } from '#server/kernel/encryption.ts'

export type AppDeps = ReadsGiven & {
  readonly config: Pick<
    Config,
    | 'TRUSTED_PROXIES'
    | 'LIMIT_FACTOR'
    | 'TEST_LIMIT_FACTOR'
    | 'PORT'
    | 'isProduction'
    | 'vapid'
    | 'DEMO'
    | 'MOLLIE_API_KEY'
    | 'MOLLIE_URL'
    | 'sms'
    | 'office'
    | 'AGE_ISSUERS_FILE'
  >
  readonly secretKey: string
  readonly clock: Clock
  readonly log: Log
  readonly files: Files
  /** What carries word of news, if it is to reach further than this process. */
  readonly events?: Bus | undefined
  /** What limits are counted in, if it is to be more than this process. */
  readonly counts?: Counts | undefined
  /** Where uploads wait while they are looked at. */
  readonly uploadFolder: string
  /** What makes pictures of uploads, unless it is to be processes of our own. */
  readonly decoder?: Decoder
  readonly pages: Pages | null
  /** Where devices may be pushed, unless it is at the browsers' own push services. */
  readonly isPushAddress?: IsPushAddress
  readonly countryOf: (ip: string) => string | null
  /** Takes the place of the payment provider that the configuration names. */
  readonly provider?: PaymentProvider
  readonly readiness?: Readiness
  readonly demoLogins?: DemoLogins | null
  /** Whether mails that were kept instead of sent can be read at /dev/mail. Never in production. */
  readonly showsDevMails?: boolean
}

/** The composition root: every feature's routes in one list, on one server. */
export async function createApp(deps: AppDeps): Promise<App> {
  const { db, config, log, secretKey, countryOf } = deps
  const members: { app?: App } = {}
  const events = deps.events ?? openBus()
  const payments = openPayments(deps, events)
  const decoder = deps.decoder ?? openDecoder()
  const fastify = await openServers({ ...deps, decoder }, payments, members)
  const app: App = { ...meansOf(fastify, deps), events, endpoints: new Map() }
  members.app = app
  await fastify.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { 1: 4 } },
  })

  healthRoutes(fastify, db, deps.readiness ?? { isDraining: false })
  const { publicKey: pushPublicKey } = config.vapid ?? vapidKeysFrom(secretKey)
  settingsRoutes(app, { countryOf, pushPublicKey })
  accountRoutes(app)
  signupRoutes(app, { originOf: (domain) => siteOrigin(domain, config), countryOf })
  await proofRoutes(app, deps)
  memberRoutes(app, deps)
  landerRoutes(app, deps)
  searchRoutes(app, deps)
  profileViewRoutes(app)
  profileRoutes(app)
  likeRoutes(app)
  installingRoutes(app)
  sharingRoutes(app)
  const traffic = openTraffic(db, log)
  fastify.addHook('onClose', () => traffic.close())
  const { isPushAddress: isAddress = isPushAddress } = deps
  notificationRoutes(app, { isAddress, traffic, countryOf })
  chatRoutes(app)
  startRoutes(app)
  forYouRoutes(app)
  swipeGameRoutes(app)
  matchFinderRoutes(app)
  eventRoutes(app, {
    log,
    visibleAmong: (viewer, ids) => visibleAmong(db, viewer, ids),
    thereAmong: (viewer, ids) => thereAmong(db, viewer, ids),
  })
  await moneyRoutes(app, deps, payments)
  leavingRoutes(app, deps.files)
  reportRoutes(app, deps.files)
  decisionRoutes(app)
  complaintRoutes(app)
  exclusionRoutes(app)
  recipientRoutes(app)
  await fileRoutes(app, { ...deps, decoder })
  await mailRoutes(app)
  if (deps.showsDevMails) devMailRoutes(app)
  cspReportRoute(app)
  apiNotFound(app)
  descriptionRoute(app)
  if (deps.pages) await pageRoutes(app, { ...deps, traffic }, deps.pages)
  return app
}

/** What the app works with, and what keeps too much away from it. */
function meansOf(fastify: App['fastify'], deps: AppDeps) {
  const crowd = openCrowd(MOST_AT_ONCE * deps.config.TEST_LIMIT_FACTOR)
  const { clock, secretKey } = deps
  return { fastify, ...readsOf(deps), clock, secretKey, limiter: limiterOf(fastify, deps), crowd }
}

function limiterOf(fastify: App['fastify'], { db, config, secretKey, counts }: AppDeps): Limiter {
  const factors = { networks: config.LIMIT_FACTOR, all: config.TEST_LIMIT_FACTOR }
  const onHit = (hit: Parameters<typeof noteLimit>[1]) => noteLimit({ fastify, secretKey }, hit)
  return openLimiter(db, secretKey, { factors, onHit, counts })
}

/** The members' server, which hands the office what is asked at the office's host. */
async function openServers(
  { db, config, log, ...deps }: WithDecoder,
  payments: PaymentDeps,
  members: { readonly app?: App },
): Promise<App['fastify']> {
  const findSite = (host: string) => siteByHost(db, host, { allowLoopback: !config.isProduction })
  const preview = deps.pages && {
    pages: deps.pages,
    originOf: (domain: string) => siteOrigin(domain, config),
    callFor: (visit: Visit) => callFor(members.app!, visit),
  }
  const office = await createOffice({ db, config, log, preview, ...deps, payments })
  const elsewhere = (host: string) =>
    office && isOfficeHost(office.office.host, host) ? office.fastify : null
  const fastify = await openBaseServer({ config, log, findSite, elsewhere })
  fastify.addHook('preClose', async () => office?.endings.forEach((end) => end()))
  fastify.addHook('onClose', () => office?.fastify.close())
  return fastify
}

function descriptionRoute(app: App): void {
  const description = once(() => openApi(app, 'Vonk'))
  app.fastify.get('/api/openapi.json', limitedTo('file', app), async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(description()),
  )
}

function openPayments(
  { db, config, clock, log, secretKey, ...deps }: AppDeps,
  events: Bus,
): PaymentDeps {
  const originOf = (domain: string) => siteOrigin(domain, config)
  const provider = deps.provider ?? openProvider(config, { db, secretKey, clock, originOf, log })
  return { db, events, clock, log, provider, originOf }
}

async function moneyRoutes(
  app: App,
  { config, ...deps }: AppDeps,
  payments: PaymentDeps,
): Promise<void> {
  const { provider } = payments
  discountRoutes(app)
  creditHistoryRoutes(app)
  priceRoutes(app, deps)
  await paymentRoutes(app, payments)
  debitRoutes(app, payments)
  if (provider.name === 'sandbox') await sandboxRoutes(app, { isPublic: config.isProduction })
}

async function proofRoutes(app: App, { config, log, countryOf }: AppDeps): Promise<void> {
  const provider = openAgeProvider(config, log)
  const originOf = (domain: string) => siteOrigin(domain, config)
  await ageRoutes(app, { provider, originOf, countryOf, log })
  if (provider?.method === 'sandbox') await ageSandboxRoutes(app, { isPublic: config.isProduction })
}

type WithDecoder = AppDeps & { readonly decoder: Decoder }

async function fileRoutes(app: App, means: WithDecoder) {
  app.fastify.addHook('onClose', async () => means.decoder.stop())
  mediaRoutes(app, means.files)
  sitePictureRoutes(app, means.files)
  await photoRoutes(app, means)
  await chatPhotoRoutes(app, means)
}

async function pageRoutes(
  app: App,
  deps: AppDeps & { readonly traffic: Traffic },
  pages: Pages,
): Promise<void> {
  const originOf = (domain: string) => siteOrigin(domain, deps.config)
  const options = {
    originOf,
    isDevelopment: !deps.config.isProduction,
    demoLogins: deps.demoLogins ?? null,
    countryOf: deps.countryOf,
  }
  await pages.serveFiles(app.fastify)
  const pictureOf = ({ settings, locale }: Boot) => sharedPicture(settings, locale)
  const onAnswer = (request: FastifyRequest, answered: Answered) => {
    const view = viewOf(request, answered, { countryOf: deps.countryOf, now: deps.clock() })
    if (view) deps.traffic.countView(view)
  }
  documentRoutes(app, { pages, pictureOf, onAnswer, ...openBoot(app, options) })
  searchEngineRoutes(app, originOf)
}

function searchEngineRoutes(app: App, originOf: (domain: string) => string): void {
  const { fastify, db } = app
  const limited = limitedTo('file', app)
  fastify.get('/robots.txt', limited, async ({ site }, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsTxt(originOf(site.domain))),
  )
  fastify.get('/sitemap.xml', limited, async ({ site }, reply) => {
    const { visible_locales: locales, niche } = await settingsOf(db, site.id)
    return reply
      .type('application/xml; charset=utf-8')
      .send(sitemapXml(originOf(site.domain), { locales, niche }))
  })
}

/** The address of a site. Only a local one is without https and has a port. */
export function siteOrigin(domain: string, { PORT }: Pick<Config, 'PORT'>): string {
  return domain === 'localhost' ? `http://localhost:${PORT}` : `https://${domain}`
}

/** Makes something when it is first asked for, and keeps it. */
function once<Value>(make: () => Value): () => Value {
  const kept: { value?: Value } = {}
  return () => (kept.value ??= make())
}
