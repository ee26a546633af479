import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, onTestFinished } from 'vitest'
import { findPostmaster } from '#server/db/embedded/postmaster.ts'
import {
  type EmbeddedPostgres,
  startPostgres,
  type StartOptions,
} from '#server/db/embedded/start-postgres.ts'
import { stopServer } from '#server/db/embedded/stop-server.ts'

const readyMade = new Map<'folder', Promise<string>>()

afterAll(async () => {
  const folder = await readyMade.get('folder')
  if (folder !== undefined) await rm(folder, { recursive: true, force: true })
})

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

/** A folder in which a server ran before: the way to one that takes no second. */
export async function usedFolder(): Promise<string> {
  const made = readyMade.get('folder') ?? makeFolder()
  readyMade.set('folder', made)
  const folder = await throwawayFolder()
  await promisify(execFile)('cp', ['-a', `${await made}/.`, folder])
  return folder
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

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vonk-ready-made-'))
  const server = await startPostgres({ folder, durable: false })
  await server.stop()
  await rm(path.join(folder, 'server.json'))
  return folder
}
