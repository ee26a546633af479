import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { type AppDeps, createApp } from '#server/app.ts'
import type { Db } from '#server/db/connect.ts'
import { openFiles } from '#server/features/media/media.ts'
import { isKnownPlace } from '#server/features/places/places.ts'
import type { App } from '#server/http/route.ts'
import { readConfig } from '#server/kernel/config.ts'
import { systemClock } from '#server/kernel/time.ts'
import { openLog } from '#server/kernel/log.ts'

// The list of towns is read once a process, and not in the time that a call may take.
await isKnownPlace({ country: 'NL', region: 'NH', city: 'Haarlem' })

/** The headers that a page of our own site sends with every call. */
export const CLIENT = { host: 'localhost', 'x-request-type': 'client' } as const

/** The installation's key in tests. */
export const TEST_SECRET = '0'.repeat(64)

/** The application on a test's database: nothing faked but what the test says. Limits are out of the way by default. */
export async function testApp(db: Db, changes: Partial<AppDeps> = {}): Promise<App> {
  const app = await createApp({
    db,
    config: { ...readConfig({ NODE_ENV: 'test' }), TEST_LIMIT_FACTOR: 1000 },
    secretKey: TEST_SECRET,
    clock: systemClock,
    log: openLog('silent'),
    files: openFiles(mkdtempSync(join(tmpdir(), 'vonk-files-'))),
    uploadFolder: mkdtempSync(join(tmpdir(), 'vonk-uploads-')),
    pages: null,
    countryOf: () => null,
    ...changes,
  })
  afterAll(() => app.fastify.close())
  return app
}
