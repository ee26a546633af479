import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { inject, onTestFinished } from 'vitest'
import { findPostmaster, stopServer } from '#server/db/embedded/server-process.ts'
import {
  type EmbeddedPostgres,
  type StartOptions,
  startPostgres,
} from '#server/db/embedded/start-postgres.ts'
import { APP_ROLE } from '#server/db/embedded/server-urls.ts'
import { migrate } from '#server/db/migrate.ts'
import { MIGRATIONS } from './database-server.ts'

/** An empty folder that is gone when the test is over, with whatever server runs in it. */
export async function throwawayFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vonk-throwaway-'))
  onTestFinished(async () => {
    const left = await findPostmaster(path.join(folder, 'data'))
    if (left !== undefined) await stopServer(left.identity)
    await rm(folder, { recursive: true, force: true })
  })
  return folder
}

/** A folder in which a server ran before, with all tables: the way to one that takes no second. */
export async function usedFolder(): Promise<string> {
  const folder = await throwawayFolder()
  await makeUsed(folder)
  return folder
}

/** Puts into a folder what a server leaves in it. */
export async function makeUsed(folder: string): Promise<void> {
  const readyMade = path.join(inject('sharedFolder'), 'ready-made')
  if (!existsSync(readyMade)) await makeFolder(readyMade)
  await promisify(execFile)('cp', ['-a', `${readyMade}/.`, folder])
}

/** Starts the server of a folder, and stops it when the test is over. */
export async function throwawayPostgres(
  folder: string,
  options: Partial<StartOptions> = {},
): Promise<EmbeddedPostgres> {
  const server = await startPostgres({ folder, durable: false, ...options })
  onTestFinished(() => server.stop())
  return server
}

/** Whole or not at all: of two who make it at once, one is too late and leaves it at that. */
async function makeFolder(readyMade: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vonk-ready-made-'))
  const server = await startPostgres({ folder, durable: false })
  await migrate({ url: server.ownerUrl, appRole: APP_ROLE, folder: MIGRATIONS })
  await server.stop()
  await rm(path.join(folder, 'server.json'))
  await rename(folder, readyMade).catch(() => rm(folder, { recursive: true }))
}
