import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type EmbeddedPostgres, startPostgres } from '#server/db/embedded/start-postgres.ts'
import { explainConnection, isDatabaseAway, StartError } from '#server/db/errors.ts'
import { tryConnecting } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { primaryAddress } from '#server/db/primary.ts'
import { addressesIn } from '#server/kernel/addresses.ts'
import type { Config } from './kernel/config.ts'
import { deadline } from '#server/kernel/time.ts'

const CONNECTED_WITHIN_MS = 10_000
const RAISED_WITHIN_MS = 15_000
const RETRY_AFTER_MS = 200

export type Database = {
  /** For the application: its role may not change tables. */
  readonly appUrl: string
  /** For what the application may not do, such as making a backup of every row. */
  readonly ownerUrl: string
  readonly stop: () => Promise<void>
}

/** As below, for commands that work on what is there: a folder that was mistyped gets no database of its own. */
export function openExistingDatabase(config: Config): Promise<Database> {
  if (!config.DATABASE_URL && !existsSync(join(config.DATA_DIR, 'postgres')))
    throw new StartError(
      `There is no database in ${config.DATA_DIR}. Start Vonk once with npm start, or set DATA_DIR to its folder.`,
    )
  return openDatabase(config)
}

/** The configured database, or an embedded one in the data folder; migrated and ready. */
export async function openDatabase(config: Config): Promise<Database> {
  if (config.DATABASE_URL) return openConfigured(config, config.DATABASE_URL)
  const postgres = await startPostgres({ folder: join(config.DATA_DIR, 'postgres'), durable: true })
  await migrateEmbedded(postgres).catch(async (error: unknown) => {
    await postgres.stop()
    throw error
  })
  const { appUrl, ownerUrl } = postgres
  return { appUrl, ownerUrl, stop: () => postgres.stop() }
}

/** A server that we adopted its owner may stop at any moment, as a command does when it ends: it is raised again. */
async function migrateEmbedded(postgres: EmbeddedPostgres): Promise<void> {
  const end = Date.now() + deadline(RAISED_WITHIN_MS)
  for (;;) {
    try {
      return await bringUpToDate(postgres.ownerUrl, postgres.appUrl)
    } catch (error) {
      if (!postgres.wasAdopted || !isDatabaseAway(error) || Date.now() > end) throw error
      await sleep(RETRY_AFTER_MS)
    }
  }
}

async function openConfigured(config: Config, appUrl: string): Promise<Database> {
  const [variable, given] = config.MIGRATION_DATABASE_URL
    ? ['MIGRATION_DATABASE_URL', config.MIGRATION_DATABASE_URL]
    : ['DATABASE_URL', appUrl]
  // What the owner does is done by one connection, and by another one at the next start.
  const ownerUrl = await primaryAddress(given, variable)
  // Before anything is changed by the owner: whether the app will get in.
  if (given !== appUrl) await requireEntry(await primaryAddress(appUrl, 'DATABASE_URL'))
  await bringUpToDate(ownerUrl, appUrl).catch((error: unknown) => {
    throw explainConnection(error, variable, ownerUrl)
  })
  return { appUrl, ownerUrl, stop: async () => {} }
}

async function requireEntry(appUrl: string): Promise<void> {
  await tryConnecting(appUrl, deadline(CONNECTED_WITHIN_MS)).catch((error: unknown) => {
    throw explainConnection(error, 'DATABASE_URL', appUrl)
  })
}

/** Migrates as the owner, and gives the role of the application its rights. */
export async function bringUpToDate(url: string, appUrl: string): Promise<void> {
  const [owner, app] = [url, appUrl].map((each) => new URL(addressesIn(each)[0]).username)
  await migrate({
    url,
    folder: 'migrations',
    ...(owner === app ? {} : { appRole: decodeURIComponent(app!) }),
  })
}
