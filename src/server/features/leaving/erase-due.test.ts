import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deleteExpiredLinks } from '#server/features/accounts/accounts.ts'
import { openFiles } from '#server/features/media/media.ts'
import { newToken, sha256 } from '#server/kernel/secrets.ts'
import { makeStoredPhoto } from '#test/contract/world.ts'
import { freshDatabase } from '#test/database.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { makeOrder } from '#test/make-order.ts'
import { eraseDue } from './erase-members.ts'

const DAY = 24 * 60 * 60 * 1000
const NOW = new Date('2026-03-15T12:00:00Z')

const { db } = await freshDatabase()
const folder = mkdtempSync(join(tmpdir(), 'vonk-files-'))
const files = openFiles(folder)
const site = await makeSite(db)

async function isThere({ id }: { id: string }): Promise<boolean> {
  const row = db.selectFrom('member').select('id').where('id', '=', id)
  return (await row.executeTakeFirst()) !== undefined
}

const UNCONFIRMED = { status: 'not_confirmed', signup_at: new Date(NOW.getTime() - 30 * DAY) }

async function withLink(kind: string, endsAt: Date, changes: object = {}) {
  const member = await makeMember(db, site.id, { ...UNCONFIRMED, ...changes })
  const secret = sha256(newToken())
  const link = {
    member_id: member.id,
    kind,
    token_hash: secret,
    created_at: NOW,
    expires_at: endsAt,
  }
  await db.insertInto('mail_link').values(link).execute()
  return member
}

test('an account whose address nobody confirms is erased a week after the last link for it is over, with its files [P10] [ACC-6]', async () => {
  const weekAgo = new Date(NOW.getTime() - 7 * DAY)
  const [over, young, none, bought] = [
    await withLink('activation', weekAgo),
    await withLink('activation', new Date(weekAgo.getTime() + 1)),
    await makeMember(db, site.id, UNCONFIRMED),
    await makeMember(db, site.id, UNCONFIRMED),
  ]
  const changing = await withLink('mail_change', new Date(NOW.getTime() + 1))
  const fresh = await makeMember(db, site.id, { ...UNCONFIRMED, signup_at: weekAgo })
  const active = await makeMember(db, site.id, { ...UNCONFIRMED, status: 'active' })
  await makeOrder(db, bought)
  const filename = await makeStoredPhoto(db, files, over.id)
  await deleteExpiredLinks(db, NOW)

  await eraseDue(db, files, NOW)

  const left = await Promise.all([over, none, young, bought, changing, fresh, active].map(isThere))
  expect(left).toEqual([false, false, true, true, true, true, true])
  expect(
    readdirSync(folder, { recursive: true }).filter((name) => String(name).includes(filename)),
  ).toEqual([])
})

test('of the words somebody came with nothing stays in the figures unless many came with the same [P10]', async () => {
  const source = (sub3: string) => ({ network: 'ads', ref: 'r', sub1: '', sub2: '', sub3 })
  const rowOf = (sub3: string, visits: number, day = '2026-03-01') => ({
    site_id: site.id,
    day,
    page: 'landers-door',
    ...source(sub3),
    visits,
    watched: 0,
    bounces: 0,
  })
  await db
    .insertInto('traffic_day')
    .values([rowOf('click-4711', 2), rowOf('click-4711', 1, '2026-03-02'), rowOf('banner', 40)])
    .execute()
  for (const sub3 of ['click-4711', 'banner'])
    await makeMember(db, site.id, {
      status: 'deleted',
      deleted_at: new Date(NOW.getTime() - 14 * DAY),
      traffic_source: JSON.stringify({ network: 'ads', ref: 'r', sub3 }),
    })

  await eraseDue(db, files, NOW)

  const rows = await db
    .selectFrom('traffic_day')
    .select(['network', 'sub3', 'visits'])
    .orderBy('visits')
    .execute()
  expect(rows).toEqual([
    { network: 'ads', sub3: '', visits: 1 },
    { network: 'ads', sub3: '', visits: 2 },
    { network: 'ads', sub3: 'banner', visits: 40 },
  ])
})
