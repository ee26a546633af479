import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AppDeps } from '#server/app.ts'
import { openFiles } from '#server/features/media/media.ts'
import { testApp } from '#test/app.ts'
import { countWrites } from '#test/count-writes.ts'
import { freshDatabase } from '#test/database.ts'
import { quickDecoder } from '#test/quick-decoder.ts'
import { stubPages } from './stub-pages.ts'
import { makeWorld } from './world.ts'

/**
 * The whole application, pages included, on a database of its own with every kind of caller in it. Its time stands
 * still: no member's activity is written down while a test compares what was written.
 */
export async function worldApp(changes: Partial<AppDeps> = {}) {
  const database = await freshDatabase()
  await countWrites(database)
  const { db } = database
  const files = openFiles(mkdtempSync(join(tmpdir(), 'vonk-files-')))
  const world = await makeWorld(db, files)
  const now = new Date()
  const own = { files, pages: stubPages(), decoder: quickDecoder, clock: () => now }
  const app = await testApp(db, { ...own, ...changes })
  return { db, files, world, app }
}
