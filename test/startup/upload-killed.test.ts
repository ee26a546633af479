import { randomInt, randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sendPhoto } from '#contract/chats.ts'
import { uploadPhoto } from '#contract/photos.ts'
import { MESSAGE_VARIANTS, photoKeys } from '#server/features/media/media.ts'
import { aPicture } from '#test/a-picture.ts'
import { startServer, type ChildServer } from '#test/child-server.ts'
import { freshDatabase } from '#test/database.ts'
import { cookieOf, makeMember, makeSite } from '#test/make.ts'
import { rounds } from '#test/rounds.ts'

const KILLS = rounds({ landing: 1, night: 6 })
const HOUR = 60 * 60 * 1000

const { db, url, ownerUrl } = await freshDatabase()
const site = await makeSite(db)

test('of uploads whose server is killed no file is left without a photo or message, none of these without files, and each message is paid for [U4] [M2]', async () => {
  const data = mkdtempSync(join(tmpdir(), 'vonk-data-'))
  const clock = join(data, 'ahead')
  writeFileSync(clock, '0')
  const environment = {
    DATA_DIR: data,
    DATABASE_URL: url,
    MIGRATION_DATABASE_URL: ownerUrl,
    TEST_CLOCK_FILE: clock,
  }
  const member = await makeMember(db, site.id, { paid_user: true, credits: 100 })
  const partner = await makeMember(db, site.id)
  const cookie = await cookieOf(db, member.id)
  const file = await aPicture({ width: 800, height: 1000 })

  const litter: number[] = []
  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = await startServer(environment)
    const uploads = Array.from({ length: 6 }, (_, at) =>
      at % 2 ? upload(server, cookie, { file }) : upload(server, cookie, { file, to: partner.id }),
    )
    const answers = Promise.allSettled(uploads)
    const written = filesIn(data).length + randomInt(8)
    await expect.poll(() => filesIn(data).length, { interval: 5 }).toBeGreaterThan(written)
    await server.kill()
    await answers
    litter.push(filesIn(data).length)
  }
  writeFileSync(clock, String(HOUR + 1000))
  const last = await startServer(environment)
  await expect.poll(doomed).toBe(0)
  await last.stop()

  const photos = await db.selectFrom('photo').select('filename').execute()
  const messages = await db.selectFrom('message').select('filename').execute()
  expect(Math.max(...litter)).toBeGreaterThan(0)
  expect(new Set(filesIn(data))).toEqual(
    new Set([
      ...photos.flatMap(({ filename }) => namesOf(photoKeys(filename))),
      ...messages.flatMap(({ filename }) => namesOf(photoKeys(filename!, MESSAGE_VARIANTS))),
    ]),
  )
  expect(await balanceOf(member.credit_account_id)).toBe(100 - 2 * messages.length)
})

type Upload = { readonly file: Buffer; readonly to?: string }

/** Sends a file as a message to a recipient, or else as a photo of the member's own. */
async function upload({ url: origin }: ChildServer, cookie: string, { file, to }: Upload) {
  const { path } = to ? sendPhoto : uploadPhoto
  const query = new URLSearchParams({ client_id: randomUUID(), ...(to ? { profile_id: to } : {}) })
  return fetch(`${origin}${path}?${query.toString()}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'image/jpeg', 'x-request-type': 'client' },
    body: file,
  })
}

function namesOf(keys: readonly string[]) {
  return keys.map((key) => key.split('/').at(-1))
}

async function balanceOf(accountId: string): Promise<number | null> {
  const account = db.selectFrom('credit_account').select('balance').where('id', '=', accountId)
  return (await account.executeTakeFirstOrThrow()).balance
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
