import cluster from 'node:cluster'
import type { Db } from '#server/db/connect.ts'
import type { ReadAside } from '#server/db/replica.ts'
import { requireAppendOnlyRole, requireDurability } from '#server/db/safeguards.ts'
import { demoAnswers } from '#server/demo/answers/demo-answers.ts'
import { makeDemoCases } from '#server/demo/demo-cases.ts'
import { DEMO_LOGINS, ensureDemoWorld } from '#server/demo/demo.ts'
import { makeDemoMoney } from '#server/demo/demo-money.ts'
import { DEMO_WORLD } from '#server/demo/demo-member.ts'
import { makeDemoOperators } from '#server/demo/demo-operators.ts'
import { moveDemoMembers, moveDemoMembersPeriodically } from '#server/demo/pulse.ts'
import { openBus } from '#server/events/bus.ts'
import { openRedisBus } from '#server/events/open-redis-bus.ts'
import { hashPassword } from '#server/features/accounts/accounts.ts'
import {
  type Files,
  openStore,
  partsFolder,
  sweepPartsPeriodically,
} from '#server/features/media/media.ts'
import { openProvider } from '#server/features/payments/payments.ts'
import { openCountryLookup, readPlaces } from '#server/features/places/places.ts'
import { drain, handOver } from '#server/http/health.ts'
import { openBuiltPages, type Pages } from '#server/http/pages.ts'
import { startWorker } from '#server/jobs/start-worker.ts'
import { type Clock, movedClock, systemClock } from '#server/kernel/time.ts'
import { type Config, filesFolder, readConfig } from '#server/kernel/config.ts'
import { explainAndExit, findPort, stopOnSignal } from '#server/kernel/process.ts'
import { type Log, openLog } from '#server/kernel/log.ts'
import { secretOf } from '#server/kernel/secrets.ts'
import { openLeaderMetrics, openMetrics } from '#server/metrics/open-metrics.ts'
import { followLeader, type Following } from '#server/processes/follow.ts'
import { lead } from '#server/processes/lead.ts'
import manifest from '../../package.json' with { type: 'json' }
import type { DemoLogins } from '../contract/page.ts'
import { createApp, siteOrigin } from './app.ts'
import { jobHandlers, workPeriodically } from './background.ts'
import { requireOwnHost } from './office.ts'
import { connectAll } from './connect-all.ts'
import { type Database, openDatabase } from './open-database.ts'
import { progressBar } from './progress-bar.ts'

type StartOptions = {
  /** Where the build is. Development brings its own pages instead. */
  readonly dist: string
  readonly pages?: Pages
}

/** Starts the whole product: database, demo world, server; and stops it in the other order when told to. */
export async function start(options: StartOptions): Promise<void> {
  const whenTold = stopOnSignal()
  try {
    const config = await withPort(process.env)
    const log = openLog(config.LOG_LEVEL)
    const database = await openDatabase(config)
    // The embedded server has been started and may be another user's; what is written from now on is ours alone.
    process.umask(0o077)
    const isLeader = config.PROCESSES > 1 && cluster.isPrimary
    const open = isLeader ? leadOthers : serveMyself
    const close = await open({ config, log, database }, options).catch(async (error: unknown) => {
      await database.stop()
      throw error
    })
    whenTold(async () => {
      await close()
      await database.stop()
    })
  } catch (error) {
    explainAndExit(error)
  }
}

type Opening = { readonly config: Config; readonly log: Log; readonly database: Database }

/** Holds the database, and lets several processes serve. */
async function leadOthers({ config, log, database }: Opening): Promise<() => Promise<void>> {
  const { METRICS_HOST: host, METRICS_PORT: port } = config
  const onHopeless = (error: Error) => void database.stop().finally(() => explainAndExit(error))
  const end = await lead({ processes: config.PROCESSES, port: config.PORT, log, onHopeless })
  const stopMeasuring = port === undefined ? null : await openLeaderMetrics({ host, port, log })
  return async () => {
    await Promise.all([end(), stopMeasuring?.()])
  }
}

/** Serves in this process, alone or as one of several. */
async function serveMyself(
  { config, log, database }: Opening,
  options: StartOptions,
): Promise<() => Promise<void>> {
  const { db, readAside, disconnect } = connectAll(database, config, log)
  const following = followLeader()
  const close = await serve({ config, log, db, readAside, following }, options).catch(
    async (error: unknown) => {
      await disconnect()
      throw error
    },
  )
  following?.onReplaced(() => void close({ isReplaced: true }).finally(() => process.exit()))
  following?.ready()
  return async () => {
    await close({ isReplaced: false })
    await disconnect()
  }
}

/** Links name the port, so that any free one is chosen before anything is told of it. */
async function withPort(variables: NodeJS.ProcessEnv): Promise<Config> {
  const config = readConfig(variables)
  return config.PORT === 0 ? readConfig({ ...variables, PORT: String(await findPort()) }) : config
}

type ServeInput = {
  readonly config: Config
  readonly log: Log
  readonly db: Db
  readonly readAside: ReadAside
  readonly following: Following | null
}

/** Opens the doors, and returns how to close them. */
async function serve(
  { config, log, db, readAside, following }: ServeInput,
  { dist, pages }: StartOptions,
): Promise<(how: { readonly isReplaced: boolean }) => Promise<void>> {
  if (config.isProduction) await requireTrustworthy(db)
  await requireOwnHost(db, config.office)
  const clock = config.TEST_CLOCK_FILE ? movedClock(config.TEST_CLOCK_FILE) : systemClock
  const [files, folder] = [await openStore(config), filesFolder(config)]
  const isFirst = following?.isFirst ?? true
  const demo = config.DEMO ? await prepareDemo({ db, files, clock, log, isFirst }) : null
  const secretKey = secretOf(config)
  const showsDevMails = keepsMessages(config) && !config.isProduction
  const readiness = { isDraining: false }
  const redis = config.REDIS_URL === undefined ? null : openRedisBus(config.REDIS_URL, log)
  const originOf = (domain: string) => siteOrigin(domain, config)
  const provider = openProvider(config, { db, secretKey, clock, originOf, log })
  const events = redis ?? following?.events ?? openBus()
  const work = { db, events, files, clock, log, provider, originOf }
  if (demo && isFirst && provider.name === 'sandbox') await makeDemoMoney(work)
  const app = await createApp({
    db,
    readAside,
    config,
    clock,
    log,
    files,
    events,
    counts: following?.counts,
    uploadFolder: partsFolder(folder),
    readiness,
    secretKey,
    provider,
    pages: pages ?? (await openBuiltPages(dist)),
    countryOf: await openCountryLookup(config.GEOIP_FILE),
    demoLogins: demo?.logins ?? null,
    showsDevMails,
  })
  await measure(config, { fastify: app.fastify, db, clock, log })
  const address = await app.fastify.listen({ host: config.HOST, port: config.PORT })
  if (following?.greets ?? true)
    greet(address, { demo, showsDevMails, office: config.isProduction ? null : config.office })
  void readPlaces()
  const stopWorking = workMeanwhile({ ...work, config, secretKey, folder, demo, isFirst })
  return async ({ isReplaced }) => {
    const stopWorker = stopWorking()
    if (isReplaced) await handOver(app.fastify)
    const noticeMs = isReplaced ? 0 : config.DRAIN_NOTICE_MS
    await Promise.all([drain(app.fastify, readiness, noticeMs), stopWorker()])
    redis?.close()
  }
}

type Work = Parameters<typeof workPeriodically>[0] & {
  readonly config: Config
  readonly secretKey: string
  readonly folder: string
  readonly demo: Awaited<ReturnType<typeof prepareDemo>> | null
  readonly isFirst: boolean
}

/** Does jobs and what has its times. Returns how to stop beginning anything, which returns how to stop the worker. */
function workMeanwhile({ config, secretKey, folder, demo, isFirst, ...work }: Work) {
  const { db, events, clock, log, provider } = work
  const answers = demo && !config.isProduction ? demoAnswers({ db, events, clock, log }) : null
  const handlers = { ...jobHandlers({ db, config, secretKey, provider }), ...answers?.handlers }
  const stopWorker = startWorker(db, { clock, log, handlers })
  const stopRepeating = [
    demo?.live(),
    isFirst ? answers?.live() : undefined,
    sweepPartsPeriodically(folder, log),
    ...workPeriodically(work),
  ]
  return () => {
    stopRepeating.forEach((stop) => stop?.())
    return stopWorker
  }
}

type Measured = Pick<Parameters<typeof openMetrics>[0], 'fastify' | 'db' | 'clock' | 'log'>

/** Opens the port for figures about this process, if one is named. */
async function measure(
  { METRICS_HOST: host, METRICS_PORT: port }: Config,
  measured: Measured,
): Promise<void> {
  if (port === undefined) return
  await openMetrics({ ...measured, version: manifest.version, host, port })
}

/** Production trusts its database with money: it keeps what it confirmed, and the app cannot change what was written. */
async function requireTrustworthy(db: Db): Promise<void> {
  await requireAppendOnlyRole(db)
  await requireDurability(db)
}

/** Whether there are mails or text messages that do not leave. */
function keepsMessages({ SMTP_URL: smtpUrl, sms }: Config): boolean {
  return smtpUrl === undefined || sms === null
}

type Demo = {
  readonly logins: DemoLogins
  /** Keeps the world moving, in one process of all; returns how to stop that. */
  readonly live: () => (() => void) | undefined
}

type PrepareDemoInput = {
  readonly db: Db
  readonly files: Files
  readonly clock: Clock
  readonly log: Log
  readonly isFirst: boolean
}

/** Makes the demo world on the first start, with a progress bar, and brings it to life on every start. */
async function prepareDemo({ db, files, clock, log, isFirst }: PrepareDemoInput): Promise<Demo> {
  if (!isFirst) return { logins: DEMO_LOGINS, live: () => undefined }
  const bar = progressBar('Making the demo world', DEMO_WORLD.members)
  await ensureDemoWorld({ db, files, now: clock(), hashPassword, onProgress: bar.show })
  bar.end()
  await makeDemoOperators(db, clock())
  await makeDemoCases(db, clock())
  await moveDemoMembers(db, clock())
  return { logins: DEMO_LOGINS, live: () => moveDemoMembersPeriodically(db, clock, log) }
}

type GreetInput = {
  readonly demo: { readonly logins: DemoLogins } | null
  readonly showsDevMails: boolean
  readonly office: Config['office']
}

/** Tells the person who started the product where it is and, in a demo world, how to get in. */
function greet(address: string, { demo, showsDevMails, office }: GreetInput): void {
  const place = address.replace('127.0.0.1', 'localhost')
  const lines = ['', `  Vonk is ready at ${place}`]
  if (showsDevMails) lines.push(`  Its mails are at ${place}/dev/mail`)
  if (demo) {
    const { password, emails } = demo.logins
    lines.push(
      '',
      `  Demo logins, password ${password}`,
      `    free member       ${emails.free}`,
      `    premium member    ${emails.premium}`,
      `    just signed up    ${emails.new}`,
    )
    if (office)
      lines.push('', `  The office is at ${office.origin}: press a role there, such as owner`)
  }
  process.stdout.write(`${lines.join('\n')}\n\n`)
}
