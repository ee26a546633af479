import { join } from 'node:path'
import { startPostgres } from './db/embedded/start-postgres.ts'
import { explainConnection } from './db/explain-connection.ts'
import { migrate } from './db/migrate.ts'
import type { Config } from './kernel/config.ts'

export type Database = {
  /** For the application: its role may not change tables. */
  readonly appUrl: string
  readonly stop: () => Promise<void>
}

/** The configured database, or an embedded one in the data folder; migrated and ready. */
export async function openDatabase(config: Config): Promise<Database> {
  if (config.DATABASE_URL) return openConfigured(config, config.DATABASE_URL)
  const postgres = await startPostgres({ folder: join(config.DATA_DIR, 'postgres'), durable: true })
  await migrateAs(postgres.ownerUrl, postgres.appUrl).catch(async (error: unknown) => {
    await postgres.stop()
    throw error
  })
  return { appUrl: postgres.appUrl, stop: () => postgres.stop() }
}

async function openConfigured(config: Config, appUrl: string): Promise<Database> {
  const [variable, ownerUrl] = config.MIGRATION_DATABASE_URL
    ? ['MIGRATION_DATABASE_URL', config.MIGRATION_DATABASE_URL]
    : ['DATABASE_URL', appUrl]
  await migrateAs(ownerUrl, appUrl).catch((error: unknown) => {
    throw explainConnection(error, variable, ownerUrl)
  })
  return { appUrl, stop: async () => {} }
}

async function migrateAs(url: string, appUrl: string): Promise<void> {
  const [owner, app] = [new URL(url).username, new URL(appUrl).username]
  await migrate({
    url,
    folder: 'migrations',
    ...(owner === app ? {} : { appRole: decodeURIComponent(app) }),
  })
}
