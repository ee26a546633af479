import { expect, test } from 'vitest'
import { getMember } from '#contract/members.ts'
import { listOnline } from '#contract/online.ts'
import { getPreferences, savePreferences } from '#contract/notifications.ts'
import { makeLink, consumeLink } from '#server/features/accounts/accounts.ts'
import { linkToken } from '#server/kernel/secrets.ts'
import { testApp, TEST_SECRET } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeConversation, makeMember, makeSite } from '#test/make.ts'

const HOUR = 60 * 60 * 1000
const NOW = new Date('2026-03-01T12:00:00Z')

const { db } = await freshDatabase()
const site = await makeSite(db)
const reselling = await makeSite(db, { settings: JSON.stringify({ member_resell: 'yes' }) })
const time = { now: NOW }
const app = await testApp(db, { clock: () => time.now })

async function aMember() {
  time.now = NOW
  const member = await makeMember(db, site.id, { hasPhoto: true, last_active_at: NOW })
  const { call } = await loggedIn(app, member.id)
  const read = async () => (await call(getPreferences, {})).body.preferences
  return { member, call, read }
}

test('everything is on, and nothing private in mails, until somebody asks otherwise [ACC-3] [ACC-9]', async () => {
  const { member, read } = await aMember()

  expect(await read()).toEqual({
    notifications_disabled: [],
    fiction_may_write: false,
    may_resell: false,
    is_invisible: false,
    shown_to: 'everybody',
    is_discreet: false,
    shows_details: false,
    shows_read_marks: true,
    shows_last_seen: true,
    hidden_words: [],
    email: member.email,
    pending_email: null,
  })
})

test('only the switches that are given change [ACC-3]', async () => {
  const { call, read } = await aMember()

  await call(savePreferences, { is_discreet: true })
  const { body } = await call(savePreferences, {
    notifications_disabled: ['email_like', 'push_match'],
  })
  await call(savePreferences, {})

  expect(await read()).toMatchObject({
    notifications_disabled: ['email_like', 'push_match'],
    is_invisible: false,
    is_discreet: true,
  })
  expect(body.user.notifications_disabled).toEqual(['email_like', 'push_match'])
})

test('a kind that is switched off twice is off once, and can be switched on again [ACC-3]', async () => {
  const { call, read } = await aMember()

  await call(savePreferences, { notifications_disabled: ['email_like', 'email_like'] })
  const off = await read()
  await call(savePreferences, { notifications_disabled: [] })

  expect(off.notifications_disabled).toEqual(['email_like'])
  expect((await read()).notifications_disabled).toEqual([])
})

test('a member who becomes invisible is gone from lists at once [ACC-4]', async () => {
  const { member, call } = await aMember()
  const viewer = await aMember()
  const isShown = async () => {
    const { body } = await viewer.call(listOnline, { limit: 12 })
    return body.members.some(({ id }) => id === member.id)
  }

  const before = await isShown()
  await call(savePreferences, { is_invisible: true })

  expect([before, await isShown()]).toEqual([true, false])
})

test('a change of who sees a member counts at once, and those who may have them on the screen are told [VIS-1] [LIV-1]', async () => {
  const { member, call } = await aMember()
  const [liked, writer, absent, stranger] = [
    await aMember(),
    await aMember(),
    await aMember(),
    await aMember(),
  ]
  const like = { from_id: member.id, created_at: NOW }
  await db
    .insertInto('member_like')
    .values([liked, absent].map((other) => ({ ...like, to_id: other.member.id })))
    .execute()
  await makeConversation(db, writer.member, member, [{ from: writer.member }])
  await db
    .updateTable('member')
    .set({ last_active_at: new Date(NOW.getTime() - 2 * HOUR) })
    .where('id', '=', absent.member.id)
    .execute()
  const seenBy = async (viewer: typeof liked) =>
    (await viewer.call(getMember, { profile_id: member.id })).outcome

  await call(savePreferences, { shown_to: 'chosen' })

  expect([await seenBy(liked), await seenBy(writer), await seenBy(stranger)]).toEqual([
    200,
    'NOT_FOUND',
    'NOT_FOUND',
  ])
  const told = await db
    .selectFrom('member_event')
    .innerJoin('member', 'member.id', 'member_event.member_id')
    .where(
      'member.id',
      'in',
      [liked, writer, absent, stranger].map((other) => other.member.id),
    )
    .select(['member.id', 'kind'])
    .execute()
  expect(told.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
    { id: writer.member.id, kind: 'chats_changed' },
    { id: liked.member.id, kind: 'likes_changed' },
  ])
})

test('an address that waits for its link shows until the link is used or over [ACC-3] [AUT-6]', async () => {
  const { member, read } = await aMember()
  const change = {
    memberId: member.id,
    kind: 'mail_change',
    data: { email: 'new@example.com' },
  } as const

  const linkId = await makeLink(db, TEST_SECRET, { ...change, now: NOW })
  const waiting = await read()
  time.now = new Date(NOW.getTime() + 24 * HOUR)
  const over = await read()
  time.now = NOW
  const token = linkToken(TEST_SECRET, linkId)
  await consumeLink(db, { siteId: site.id, kinds: ['mail_change'], token, now: NOW })

  expect(waiting.pending_email).toBe('new@example.com')
  expect(over.pending_email).toBeNull()
  expect((await read()).pending_email).toBeNull()
})

test('words to hide are kept once each, as they were first written and without spaces around [CHA-9]', async () => {
  const { call, read } = await aMember()

  await call(savePreferences, {
    hidden_words: [' Lelijk ', 'lelijk', 'LELIJK', 'rot op', 'Lelijk'],
  })
  await call(savePreferences, { shows_read_marks: false })

  expect(await read()).toMatchObject({
    hidden_words: ['Lelijk', 'rot op'],
    shows_read_marks: false,
  })
})

test.each([
  ['one that is too short', ['a']],
  ['one of spaces', ['    ']],
  ['one that is too long', ['x'.repeat(41)]],
  ['too many', Array.from({ length: 51 }, (_, at) => `woord ${at}`)],
])('words to hide with %s are refused [CHA-9] [ERR-3]', async (_, words) => {
  const { call, read } = await aMember()

  const { outcome } = await call(savePreferences, { hidden_words: words })

  expect(outcome).toBe('INVALID_INPUT')
  expect((await read()).hidden_words).toEqual([])
})

test('one’s other devices learn of what was saved, and of chats that look different by it [LIV-1] [CHA-6]', async () => {
  const { member, call } = await aMember()

  await call(savePreferences, { is_discreet: true })
  await call(savePreferences, {})
  await call(savePreferences, { shows_read_marks: false })

  const events = await db
    .selectFrom('member_event')
    .select('kind')
    .where('member_id', '=', member.id)
    .orderBy('seq')
    .execute()
  expect(events.map(({ kind }) => kind)).toEqual(['user_changed', 'user_changed', 'chats_changed'])
})

test('the consent to be shown on other sites is seen, taken back and given anew, each with its time [SITE-7] [REA-2]', async () => {
  const { id } = await makeMember(db, reselling.id)
  const { call } = await loggedIn(app, id, { host: reselling.domain })
  const said: boolean[] = []

  for (const answer of [true, true, false, false, true]) {
    await call(savePreferences, { may_resell: answer })
    said.push((await call(getPreferences, {})).body.preferences.may_resell)
    time.now = new Date(time.now.getTime() + HOUR)
  }

  expect(said).toEqual([true, true, false, false, true])
  const kept = await db
    .selectFrom('consent')
    .select(['kind', 'withdrawn_at'])
    .where('member_id', '=', id)
    .orderBy('id')
    .execute()
  expect(kept.map(({ kind, withdrawn_at: at }) => [kind, at !== null])).toEqual([
    ['resell', true],
    ['resell', false],
  ])
})

test('where the site does not ask for it, the consent can be taken back and not be given [SITE-7]', async () => {
  const { member, call, read } = await aMember()
  await db
    .insertInto('consent')
    .values({ member_id: member.id, kind: 'resell', version: '2023-12-15', given_at: NOW })
    .execute()

  const before = (await read()).may_resell
  await call(savePreferences, { may_resell: false })
  const { error } = await call(savePreferences, { may_resell: true })

  expect([before, (await read()).may_resell]).toEqual([true, false])
  expect(error).toMatchObject({ code: 'INVALID_INPUT', params: { field: 'may_resell' } })
})
