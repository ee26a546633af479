import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { findPostmaster, type Postmaster, stopServer } from '#server/db/embedded/server-process.ts'
import { makeUsed } from '#test/throwaway-postgres.ts'

/** An empty folder for the product's data that is gone when the test is over, with whatever database runs in it. */
export async function emptyDataFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vonk-data-'))
  onTestFinished(async () => {
    const left = await databaseIn(folder)
    if (left !== undefined) await stopServer(left.identity)
    await rm(folder, { recursive: true, force: true })
  })
  return folder
}

/** A data folder whose database is made already, but whose tables are empty. */
export async function usedDataFolder(): Promise<string> {
  const folder = await emptyDataFolder()
  await mkdir(path.join(folder, 'postgres'))
  await makeUsed(path.join(folder, 'postgres'))
  return folder
}

/** The database server that runs in a data folder, if one does. */
export function databaseIn(folder: string): Promise<Postmaster | undefined> {
  return findPostmaster(path.join(folder, 'postgres/data'))
}
