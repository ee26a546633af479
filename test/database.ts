import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, inject, onTestFinished } from 'vitest'
import type { TestProject } from 'vitest/node'
import { connect, type Db } from '#server/db/connect.ts'
import { identifyProcess } from '#server/db/embedded/server-process.ts'
import {
  cloneDatabase,
  emptyDatabase,
  startTestServer,
  type TestServerAddress,
} from './database-server.ts'
import { quickFolder } from './quick-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServerAddress
    /** What the files of a run share, gone when it is over. */
    sharedFolder: string
  }
}

const NAME = 'vonk-shared-'

export type TestDatabase = { db: Db; ownerDb: Db; url: string; ownerUrl: string }

/** Once per run: a server with the migrated template, and a folder, in which all is that tests leave where it is temporary. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { address, stop } = await startTestServer()
  const place = await quickFolder()
  await sweepDeadFolders(place)
  const folder = await mkdtemp(path.join(place, `${NAME}${process.pid}-`))
  project.provide('testServer', address)
  // Some of what tests start runs as another user.
  await chmod(folder, 0o1777)
  project.config.env = { ...project.config.env, TMPDIR: folder }
  project.provide('sharedFolder', folder)
  return async () => {
    await stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Removes what runs left that were killed before they could: memory is not emptied by itself. */
async function sweepDeadFolders(place: string): Promise<void> {
  for (const name of await readdir(place)) {
    const [, pid] = new RegExp(`^${NAME}(\\d+)-`).exec(name) ?? []
    if (pid === undefined || identifyProcess(Number(pid)) !== undefined) continue
    await rm(path.join(place, name), { recursive: true, force: true, maxRetries: 5 })
  }
}

/** A database of its own for one test file, with the app's rights (`db`) and the owner's (`ownerDb`). */
export async function freshDatabase(): Promise<TestDatabase> {
  const { url, ownerUrl, drop } = await cloneDatabase(inject('testServer'))
  const db = connect(url)
  const ownerDb = connect(ownerUrl, { max: 2 })
  afterAll(async () => {
    await Promise.all([db.destroy(), ownerDb.destroy()])
    await drop()
  })
  return { db, ownerDb, url, ownerUrl }
}

/** A database without any table, gone when the test is over. */
export async function freshEmptyDatabase(): Promise<{ url: string; ownerUrl: string }> {
  const { url, ownerUrl, drop } = await emptyDatabase(inject('testServer'))
  onTestFinished(drop)
  return { url, ownerUrl }
}
