import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AppDeps } from '#server/app.ts'
import { openFiles } from '#server/features/media/media.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { stubPages } from './stub-pages.ts'
import { makeWorld } from './world.ts'

/** The whole application, pages included, on a database of its own with every kind of caller in it. */
export async function worldApp(changes: Partial<AppDeps> = {}) {
  const { db } = await freshDatabase()
  const files = openFiles(mkdtempSync(join(tmpdir(), 'vonk-files-')))
  const world = await makeWorld(db, files)
  const app = await testApp(db, { files, pages: stubPages(), ...changes })
  await loadTowns()
  return { db, files, world, app }
}

/** The first call loads the list of towns, which takes a test runner longer than a call may take. */
function loadTowns(): Promise<unknown> {
  return import('#server/features/settings/geo/places.json', { with: { type: 'json' } })
}
