import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { runRestoreDrill } from '#server/commands/restore-drill.ts'
import { openFiles, photoKey } from '#server/features/media/media.ts'
import { readConfig } from '#server/kernel/config.ts'
import { freshDatabase } from '#test/database.ts'
import { makeMember, makePhoto, makeSite } from '#test/make.ts'
import { backUp } from './back-up.ts'
import { openPlace } from './place.ts'

const { db, ownerDb, ownerUrl } = await freshDatabase()
const folder = () => mkdtempSync(join(tmpdir(), 'vonk-drill-'))
const files = openFiles(folder())
const site = await makeSite(db)
const [NOW, SECRET] = [new Date('2026-03-15T12:00:00Z'), 'a'.repeat(64)]
const white = { create: { width: 8, height: 8, channels: 3, background: 'white' } } as const
const PICTURE = await sharp(white).webp().toBuffer()

async function makeMemberWith(bytes: Buffer) {
  const member = await makeMember(db, site.id)
  const filename = await makePhoto(db, member.id)
  await files.write(photoKey(filename, 'card'), bytes)
  return member
}

async function drillOf(to: string) {
  const printed: string[] = []
  const print = (line: string) => void printed.push(line)
  const config = readConfig({ NODE_ENV: 'test' })
  const code = await runRestoreDrill(['--from', to], { db, config, print, now: NOW })
  return { code, printed }
}

test('a drill proves the newest backup, or says what is wrong with it, and writes it down [RUN-4]', async () => {
  const to = folder()
  const place = await openPlace(to, { s3: null, BACKUP_KEY: undefined })
  const back = (now: Date) => backUp({ ownerUrl, files, place, secretKey: SECRET, now })
  const erased = await makeMemberWith(PICTURE)
  await db.insertInto('erased_member').values({ member_id: erased.id, erased_at: NOW }).execute()
  await back(NOW)

  const proven = await drillOf(to)
  const poor = await makeMemberWith(Buffer.from('no picture'))
  await ownerDb
    .updateTable('credit_account')
    .set({ balance: 9 })
    .where('id', '=', poor.credit_account_id)
    .execute()
  await back(new Date(NOW.getTime() + 1000))
  const broken = await drillOf(to)

  expect(proven.printed).toEqual([expect.stringMatching(/rows back in \d+ s, 1 files: proven$/)])
  expect(proven.code).toBe(0)
  expect(broken.code).toBe(1)
  expect(broken.printed).toEqual([
    expect.stringContaining('9'),
    expect.stringMatching(/-card\.webp does not open/),
    expect.stringMatching(/2 problems$/),
  ])
  const written = db.selectFrom('restore_drill').select('problems').orderBy('backup')
  expect((await written.execute()).map(({ problems }) => problems.length)).toEqual([0, 2])
})
