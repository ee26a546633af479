import { expect, test } from 'vitest'
import { likeWithComment } from '#contract/like-comment.ts'
import { unsubscribe } from '#contract/notifications.ts'
import type { DevMail } from '#server/features/mail/dev-mail/dev-mails.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { inWaves } from '#test/in-waves.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { outboxOf } from '#test/outbox.ts'
import { mailsTo } from '#test/waiting-mails.ts'
import { likeMember, unlikeMember } from './likes.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const { db } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db)
const now = new Date()
const away = { last_active_at: new Date(now.getTime() - 11 * MINUTE) }
type Wishes = Parameters<typeof makeMember>[2]

function aMember(changes: Wishes = {}) {
  return makeMember(db, site.id, { ...away, language: 'nl', ...changes })
}

function like(from: { id: string }, to: { id: string }, at = now) {
  const viewer = { siteId: site.id, memberId: from.id }
  return likeMember(app, { viewer, profileId: to.id, now: at })
}

async function namesTo({ email }: { email: string }): Promise<string[]> {
  return (await mailsTo(db, email)).map(({ name }) => name)
}

test('a like is mailed to whoever is not here, once a day however many there are [LIK-1] [LOC-8]', async () => {
  const noor = await aMember()
  const others = await Promise.all(Array.from({ length: 12 }, () => aMember()))

  await inWaves(others.slice(1), (other) => like(other, noor))
  const first = await namesTo(noor)
  await like(others[0]!, noor, new Date(now.getTime() + DAY))

  expect(first).toEqual(['like'])
  expect(await namesTo(noor)).toEqual(['like', 'like'])
})

test('a match is mailed to the one who is away, and not to the one who made it [LIK-4]', async () => {
  const noor = await aMember()
  const sem = await aMember({ last_active_at: now })
  await like(noor, sem)

  await like(sem, noor)

  expect(await namesTo(noor)).toEqual(['match'])
  expect(await namesTo(sem)).toEqual([])
})

const UNMAILED: readonly [string, Wishes, Wishes][] = [
  ['whoever is here', { last_active_at: new Date(now.getTime() - 9 * MINUTE) }, {}],
  ['whoever has stopped such mails', { notifications_disabled: ['email_like'] }, {}],
  ['a fictional profile', { is_fictional: true }, {}],
  ['somebody who may not see the other', {}, { is_invisible: true }],
  ['somebody about an account that is not confirmed', {}, { status: 'not_confirmed' }],
]

test.each(UNMAILED)('%s gets no mail about a like [ACC-3] [P4]', async (_, reader, writer) => {
  const noor = await aMember(reader)

  await like(await aMember(writer), noor)

  expect(await namesTo(noor)).toEqual([])
})

test('a mail names nobody unless its reader wants names [ACC-9] [P11]', async () => {
  const quiet = await aMember()
  const open = await aMember({ shows_details: true })
  const lotte = await aMember({ name: 'Lotte' })
  await like(lotte, quiet)
  await like(lotte, open)

  const [[discreet], [named]] = [await outboxOf(db, quiet.email), await outboxOf(db, open.email)]

  expect(discreet!.subject).toBe('Er is iets nieuws voor je')
  expect(discreet!.html + discreet!.text).not.toContain('Lotte')
  expect(named!.subject).toBe('Lotte vindt je leuk')
  expect(named!.html).toContain('Lotte heeft je een like gegeven')
})

test('what was said with a like stands in its mail, for those who want names and no discretion [LIK-5] [ACC-9] [P11]', async () => {
  const named = { shows_details: true, about: 'Ik zwem.' }
  const readers = [
    await aMember(named),
    await aMember({ ...named, shows_details: false }),
    await aMember({ ...named, is_discreet: true }),
    await aMember({ ...named, hidden_words: ['water'] }),
  ]
  const lotte = await aMember({ name: 'Lotte' })
  const { call } = await loggedIn(app, lotte.id)
  const comment = 'Hoe koud is het <water> daar?'
  for (const { id } of readers)
    await call(likeWithComment, { profile_id: id, part: 'about', comment })

  // One after the other: of several at once, one could look before another has written its mails.
  const mails: DevMail[] = []
  for (const { email } of readers) mails.push((await outboxOf(db, email))[0]!)

  expect(mails.map(({ text }) => text.includes(comment))).toEqual([true, false, false, false])
  expect(mails[0]!.html).toContain('Hoe koud is het &lt;water&gt; daar?')
  expect(mails.slice(1).filter(({ html }) => html.includes('koud'))).toEqual([])
})

const OVERTAKEN: readonly [string, (reader: string, writer: string) => Promise<unknown>][] = [
  [
    'the like was taken back',
    (reader, writer) => {
      const viewer = { siteId: site.id, memberId: writer }
      return unlikeMember(app, { viewer, profileId: reader, now })
    },
  ],
  [
    'one has blocked the other',
    (reader, writer) =>
      db.insertInto('block').values({ blocker_id: writer, blocked_id: reader }).execute(),
  ],
  [
    'the reader has stopped such mails',
    (reader) =>
      db
        .updateTable('member')
        .set({ notifications_disabled: ['email_like'] })
        .where('id', '=', reader)
        .execute(),
  ],
]

test.each(OVERTAKEN)('a mail stays unsent when meanwhile %s [P3]', async (_, happens) => {
  const [noor, lotte] = [await aMember({ shows_details: true }), await aMember()]
  await like(lotte, noor)

  await happens(noor.id, lotte.id)

  expect(await outboxOf(db, noor.email)).toEqual([])
})

test('the link at the foot stops mails about likes, and no others [ACC-3]', async () => {
  const noor = await aMember()
  await like(await aMember(), noor)
  const [mail] = await outboxOf(db, noor.email)
  const token = /unsubscribe\?token=([\w-]+)/.exec(mail!.text)![1]!

  await caller(app).call(unsubscribe, { token })

  const { notifications_disabled: disabled } = await db
    .selectFrom('member')
    .select('notifications_disabled')
    .where('id', '=', noor.id)
    .executeTakeFirstOrThrow()
  expect(disabled).toEqual(['email_like'])
})
