import { createApp, siteOrigin } from './app.ts'
import { connect, type Db } from './db/connect.ts'
import { requireDurability } from './db/require-durability.ts'
import { requireAppendOnlyRole } from './db/require-held-back.ts'
import { openDatabase, type Database } from './open-database.ts'
import { demoAnswers } from './demo/answers/demo-answers.ts'
import { prepareDemo } from './prepare-demo.ts'
import { openRedisBus } from './events/open-redis-bus.ts'
import { eraseAnsweredNowAndThen } from './features/complaints/complaints.ts'
import { eraseNowAndThen } from './features/leaving/leaving.ts'
import { eraseEvidenceNowAndThen } from './features/reports/reports.ts'
import { openStore, partsFolder, sweepPartsNowAndThen } from './features/media/media.ts'
import { notifyNowAndThen } from './features/notifications/notifications.ts'
import { askNowAndThen, openProvider } from './features/payments/payments.ts'
import { tendSearchNowAndThen } from './features/search/search.ts'
import { openCountryLookup, readPlaces } from './features/settings/settings.ts'
import { drain } from './http/drain.ts'
import { openBuiltPages, type Pages } from './http/pages.ts'
import { sweepNowAndThen } from './http/sweep.ts'
import { movedClock, systemClock } from './kernel/clock.ts'
import { type Config, filesFolder, readConfig } from './kernel/config.ts'
import { explainAndExit } from './kernel/explain.ts'
import { findPort } from './kernel/find-port.ts'
import { openLog, type Log } from './kernel/log.ts'
import { secretIn } from './kernel/secrets.ts'
import { onceToldToStop } from './kernel/stop.ts'
import { greet } from './greet.ts'
import { jobHandlers } from './job-handlers.ts'
import { startWorker } from './jobs/start-worker.ts'

type StartOptions = {
  /** Where the build is. Development brings its own pages instead. */
  readonly dist: string
  readonly pages?: Pages
}

/** Starts the whole product: database, demo world, server; and stops it in the other order when told to. */
export async function start(options: StartOptions): Promise<void> {
  const whenTold = onceToldToStop()
  try {
    const config = await withPort(readConfig(process.env))
    const log = openLog(config.LOG_LEVEL)
    const database = await openDatabase(config)
    const db = connectTo(database, log)
    const closeData = async () => {
      await db.destroy()
      await database.stop()
    }
    const surroundings = { config, log, db, databaseUrl: database.appUrl }
    const close = await serve(surroundings, options).catch(async (error: unknown) => {
      await closeData()
      throw error
    })
    whenTold(async () => {
      await close()
      await closeData()
    })
  } catch (error) {
    explainAndExit(error)
  }
}

/** Links name the port, so that any free one is chosen before anything is told of it. */
async function withPort(config: Config): Promise<Config> {
  return config.PORT === 0 ? { ...config, PORT: await findPort() } : config
}

type ServeInput = {
  readonly config: Config
  readonly log: Log
  readonly db: Db
  readonly databaseUrl: string
}

/** Opens the doors, and returns how to close them. */
async function serve(
  { config, log, db, databaseUrl }: ServeInput,
  { dist, pages }: StartOptions,
): Promise<() => Promise<void>> {
  if (config.isProduction) await requireTrustworthy(db)
  const clock = config.TEST_CLOCK_FILE ? movedClock(config.TEST_CLOCK_FILE) : systemClock
  const [files, folder] = [await openStore(config), filesFolder(config)]
  const drawing = config.DEMO_DRAWING ? { databaseUrl } : null
  const demo = config.DEMO ? await prepareDemo({ db, files, clock }, drawing) : null
  const secretKey = config.SECRET_KEY ?? secretIn(config.DATA_DIR)
  const showsOutbox = keepsMessages(config) && !config.isProduction
  const readiness = { isDraining: false }
  const redis = config.REDIS_URL === undefined ? null : openRedisBus(config.REDIS_URL, log)
  const originOf = (domain: string) => siteOrigin(domain, config)
  const provider = openProvider(config, { db, secretKey, clock, originOf, log })
  const app = await createApp({
    db,
    config,
    clock,
    log,
    files,
    events: redis ?? undefined,
    uploadFolder: partsFolder(folder),
    readiness,
    secretKey,
    provider,
    pages: pages ?? (await openBuiltPages(dist)),
    countryOf: await openCountryLookup(config.GEOIP_FILE),
    demoLogins: demo?.logins ?? null,
    showsOutbox,
  })
  const address = await app.fastify.listen({ host: config.HOST, port: config.PORT })
  greet(address, { demo, showsOutbox })
  void readPlaces()
  const { events } = app
  const answers = demo && !config.isProduction ? demoAnswers({ db, events, clock, log }) : null
  const handlers = { ...jobHandlers({ db, config, secretKey }), ...answers?.handlers }
  const stopWorker = startWorker(db, { clock, log, handlers })
  const stopRepeating = [
    demo?.live(),
    answers?.live(),
    sweepNowAndThen(db, clock, log),
    tendSearchNowAndThen({ db, clock, log }),
    notifyNowAndThen({ db, events, clock, log }),
    eraseNowAndThen({ db, files, clock, log }),
    sweepPartsNowAndThen(folder, log),
    eraseEvidenceNowAndThen({ db, clock, log }),
    eraseAnsweredNowAndThen({ db, clock, log }),
    askNowAndThen({ db, events, clock, log, provider, originOf }),
  ]
  return async () => {
    stopRepeating.forEach((stop) => stop?.())
    await Promise.all([drain(app.fastify, readiness, config.DRAIN_NOTICE_MS), stopWorker()])
    redis?.close()
  }
}

function connectTo({ appUrl }: Database, log: Log): Db {
  return connect(appUrl, {
    onLost: (error) => log.warn({ reason: error.message }, 'a database connection was lost'),
  })
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
