import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { uploadPhoto } from '#contract/photos.ts'
import { photoKeys } from '#server/features/media/media.ts'
import { aPicture } from '#test/a-picture.ts'
import { startServer, type ChildServer } from '#test/child-server.ts'
import { freshDatabase } from '#test/database.ts'
import { cookieOf, makeMember, makeSite } from '#test/make.ts'

vi.setConfig({ testTimeout: 120_000 })

const KILLS = 3
const HOUR = 60 * 60 * 1000

const { db, url, ownerUrl } = await freshDatabase()
const site = await makeSite(db)

test('of uploads whose server is killed no file is left without a photo, and no photo without files [U4]', async () => {
  const data = mkdtempSync(join(tmpdir(), 'vonk-data-'))
  const clock = join(data, 'ahead')
  writeFileSync(clock, '0')
  const environment = {
    DATA_DIR: data,
    DATABASE_URL: url,
    MIGRATION_DATABASE_URL: ownerUrl,
    TEST_CLOCK_FILE: clock,
  }
  const member = await makeMember(db, site.id, { paid_user: true })
  const cookie = await cookieOf(db, member.id)
  const file = await aPicture({ width: 1600, height: 2000 })

  const litter: number[] = []
  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = await startServer(environment)
    const uploads = Array.from({ length: 6 }, () => upload(server, cookie, file))
    const answers = Promise.allSettled(uploads)
    await expect
      .poll(() => filesIn(data).length, { timeout: 20_000, interval: 5 })
      .toBeGreaterThan(0)
    await sleep(200 + Math.random() * 800)
    await server.kill()
    await answers
    litter.push(filesIn(data).length)
  }
  writeFileSync(clock, String(HOUR + 1000))
  const last = await startServer(environment)
  await expect.poll(doomed, { timeout: 20_000 }).toBe(0)
  await last.stop()

  const photos = await db.selectFrom('photo').select('filename').execute()
  expect(Math.max(...litter)).toBeGreaterThan(0)
  expect(new Set(filesIn(data))).toEqual(
    new Set(
      photos.flatMap(({ filename }) => photoKeys(filename).map((key) => key.split('/').at(-1))),
    ),
  )
})

async function upload({ url: origin }: ChildServer, cookie: string, file: Buffer) {
  const query = new URLSearchParams({ client_id: randomUUID() })
  return fetch(`${origin}${uploadPhoto.path}?${query.toString()}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'image/jpeg', 'x-request-type': 'client' },
    body: file,
  })
}

/** The names of all files of photos; what was half-written goes after an hour of the machine's own clock. */
function filesIn(data: string): string[] {
  const folder = join(data, 'files', 'photos')
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.flatMap((entry) => (entry.isFile() ? entry.name : []))
}

async function doomed(): Promise<number> {
  return (await db.selectFrom('doomed_file').select('key').execute()).length
}
