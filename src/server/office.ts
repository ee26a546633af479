import compress from '@fastify/compress'
import { approvalRoutes } from './features/approvals/routes.ts'
import { caseRoutes } from './features/cases/routes.ts'
import { moneyRoutes } from './features/money/routes.ts'
import { officeMemberRoutes } from './features/office-members/routes.ts'
import { operatorRoutes } from './features/operators/routes.ts'
import { decisionOfficeRoutes } from './features/decisions/office-routes.ts'
import { codeOfficeRoutes } from './features/discounts/office-routes.ts'
import { priceOfficeRoutes } from './features/prices/routes.ts'
import { settingsOfficeRoutes } from './features/settings/office-routes.ts'
import { siteOfficeRoutes } from './features/settings/site-routes.ts'
import { transparencyOfficeRoutes } from './features/dsa/office-routes.ts'
import { figureRoutes } from './features/figures/routes.ts'
import { recordRoutes } from './features/record/routes.ts'
import { sitePictureOfficeRoutes } from './features/site-pictures/routes.ts'
import { fictionalRoutes } from './features/fictional-profiles/routes.ts'
import { writingRoutes } from './features/writing/routes.ts'
import { previewRoute, type PreviewDeps } from './preview.ts'
import { openBaseServer } from '#server/http/base-server.ts'
import { officePages } from '#server/http/office-pages.ts'
import type { Decoder, Files } from '#server/features/media/media.ts'
import type { PaymentDeps } from '#server/features/payments/payments.ts'
import type { Pages } from '#server/http/pages.ts'
import { type Counts, openLimiter } from '#server/http/limiter.ts'
import type { OfficeApp } from '#server/http/office-route.ts'
import { apiNotFound } from '#server/http/refusal-answer.ts'
import { noteLimit } from '#server/http/security-log.ts'
import type { Db } from '#server/db/connect.ts'
import { type ReadsGiven, readsOf } from '#server/db/replica.ts'
import { StartError } from '#server/db/errors.ts'
import type { Config } from '#server/kernel/config.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Clock } from '#server/kernel/time.ts'
import type { ApprovalKinds } from './features/approvals/approvals.ts'
import { codeKind } from './features/discounts/discounts.ts'
import { pricesKind } from './features/prices/prices.ts'
import { creditsKind, refundKind } from './features/money/money.ts'

type OfficeDeps = ReadsGiven & {
  readonly config: Pick<
    Config,
    'TRUSTED_PROXIES' | 'LIMIT_FACTOR' | 'TEST_LIMIT_FACTOR' | 'isProduction' | 'office'
  >
  readonly clock: Clock
  readonly log: Log
  readonly secretKey: string
  readonly files: Files
  readonly decoder: Decoder
  /** Where uploads wait while they are looked at. */
  readonly uploadFolder: string
  readonly payments: PaymentDeps
  /** There where the world is a demo. */
  readonly demoLogins?: object | null
  /** Where its pages come from; without them there are calls only. */
  readonly pages?: Pages | null
  readonly counts?: Counts | undefined
  /** What shows a site as it will be; without it nothing is previewed. */
  readonly preview?: PreviewDeps | null
}

/** The office: a server of its own on the host that is named for it, which knows no member and no site's pages. */
export async function createOffice(deps: OfficeDeps): Promise<OfficeApp | null> {
  const { db, config, clock, log, secretKey, demoLogins, counts } = deps
  const { office } = config
  if (!office) return null
  const findSite = (host: string) =>
    Promise.resolve(
      isOfficeHost(office.host, host) ? { id: '', domain: office.host, isLive: true } : null,
    )
  const fastify = await openBaseServer({ config, log, findSite })
  const factors = { networks: config.LIMIT_FACTOR, all: config.TEST_LIMIT_FACTOR }
  const limiter = openLimiter(db, secretKey, {
    factors,
    onHit: (hit) => noteLimit({ fastify, secretKey }, hit),
    counts,
  })
  const isDemo = !config.isProduction && demoLogins !== null && demoLogins !== undefined
  const app: OfficeApp = {
    fastify,
    ...readsOf(deps),
    clock,
    limiter,
    secretKey,
    office,
    isDemo,
    events: deps.payments.events,
    endpoints: new Map(),
    endings: new Set(),
  }
  await fastify.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 })
  operatorRoutes(app)
  recordRoutes(app)
  caseRoutes(app, deps.files)
  decisionOfficeRoutes(app)
  officeMemberRoutes(app, deps.files)
  writingRoutes(app, deps.files)
  await fictionalRoutes(app, deps)
  const { payments } = deps
  moneyRoutes(app, payments)
  approvalRoutes(app, { db, events: payments.events, kinds: approvalKinds(payments) })
  settingsOfficeRoutes(app)
  siteOfficeRoutes(app)
  await sitePictureOfficeRoutes(app, deps)
  priceOfficeRoutes(app, { events: payments.events })
  codeOfficeRoutes(app, { events: payments.events })
  previewRoute(app, deps.preview ?? null)
  figureRoutes(app)
  transparencyOfficeRoutes(app)
  if (deps.pages?.office) await officePages(app, deps.pages.office)
  apiNotFound(app)
  await fastify.ready()
  return app
}

/** Refuses a host for the office that is a site's own: nobody would reach that site any more. */
export async function requireOwnHost(db: Db, office: Config['office']): Promise<void> {
  if (!office) return
  const site = await db
    .selectFrom('site')
    .select('domain')
    .where('domain', '=', office.host)
    .executeTakeFirst()
  if (site)
    throw new StartError(
      `OFFICE_HOST is ${site.domain}, which is a site: give the office a host of its own`,
    )
}

/** Whether a request names this host, with whatever port. */
export function isOfficeHost(host: string, named: string): boolean {
  return named.toLowerCase().replace(/\.?(?::\d{1,5})?$/, '') === host
}

/** Every kind of what may need a second person, with what does it. */
export function approvalKinds(payments: PaymentDeps): ApprovalKinds {
  return {
    refund: refundKind(payments),
    credits: creditsKind,
    prices: pricesKind,
    code: codeKind,
  }
}
