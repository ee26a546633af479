import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startPostgres } from '#server/db/embedded/start-postgres.ts'
import { migrate } from '#server/db/migrate.ts'
import { primaryAddress } from '#server/db/primary.ts'
import type { Files } from '#server/features/media/media.ts'
import type { Config } from '#server/kernel/config.ts'
import { bringUpToDate } from '#server/open-database.ts'
import { loadFiles } from './copy-files.ts'
import { connectFor } from './copy-tables.ts'
import { addErased, loadTables } from './load-tables.ts'
import { type Manifest, readManifest, refuseNewer, verify } from './manifest.ts'
import { BackupError, type Place } from './place.ts'

const MIGRATIONS = 'migrations'

/** An empty database, and who may do what in it. */
type Empty = { readonly ownerUrl: string; readonly appUrl: string }

type Restore = {
  readonly config: Pick<Config, 'DATABASE_URL' | 'MIGRATION_DATABASE_URL' | 'DATA_DIR'>
  readonly files: Files
  readonly place: Place
  /** The newest, unless one is named. */
  readonly name: string | undefined
}

/** Puts a backup back into the empty database and the empty store that the configuration names. */
export async function restore({ config, files, place, name }: Restore): Promise<Manifest> {
  const manifest = await readManifest(place, name)
  await refuseNewer(manifest, MIGRATIONS)
  for await (const key of files.keys())
    throw new BackupError(`there are files already, such as ${key}: a restore begins with none`)
  const target = await openEmpty(config)
  try {
    await restoreDatabase(target, place, manifest)
    await loadFiles(place, manifest, files)
  } catch (error) {
    await target.forget()
    throw error
  } finally {
    await target.stop()
  }
  return manifest
}

/** Brings an empty database to where the backup was, and from there to our own version. */
export async function restoreDatabase(
  { ownerUrl, appUrl }: Empty,
  place: Place,
  manifest: Manifest,
): Promise<void> {
  await refuseNewer(manifest, MIGRATIONS)
  await verify(
    place,
    manifest.tables.flatMap(({ pieces }) => pieces),
  )
  const client = await connectFor(ownerUrl)
  try {
    await refuseUsed(client)
    const only = new Set(manifest.migrations.map((each) => each.name))
    await migrate({ url: ownerUrl, folder: MIGRATIONS, only })
    await loadTables(client, place, manifest)
    await addErased(client, place, await readManifest(place))
  } finally {
    await client.end()
  }
  await bringUpToDate(ownerUrl, appUrl)
}

type Client = Awaited<ReturnType<typeof connectFor>>

async function refuseUsed(client: Client): Promise<void> {
  const { rows } = await client.query<{ relname: string }>(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') limit 1`,
  )
  if (rows[0])
    throw new BackupError(
      `the database is not empty (it has ${rows[0].relname}): a restore begins with a new one`,
    )
}

/** The database that the configuration names, or a new embedded one; `forget` takes away what we made ourselves. */
async function openEmpty(config: Restore['config']) {
  if (config.DATABASE_URL) {
    const { MIGRATION_DATABASE_URL: owner, DATABASE_URL: app } = config
    const variable = owner === undefined ? 'DATABASE_URL' : 'MIGRATION_DATABASE_URL'
    const ownerUrl = await primaryAddress(owner ?? app, variable)
    const nothing = async () => {}
    return { ownerUrl, appUrl: app, forget: nothing, stop: nothing }
  }
  const folder = join(config.DATA_DIR, 'postgres')
  if (existsSync(folder))
    throw new BackupError(`${folder} is there already: set DATA_DIR to an empty folder`)
  const { ownerUrl, appUrl, stop } = await startPostgres({ folder, durable: true })
  const forget = async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { ownerUrl, appUrl, forget, stop }
}
