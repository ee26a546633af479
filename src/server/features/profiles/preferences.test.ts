import { expect, test } from 'vitest'
import { listOnline } from '#contract/online.ts'
import { getPreferences, savePreferences } from '#contract/notifications.ts'
import { makeLink, takeLink } from '#server/features/accounts/accounts.ts'
import { linkToken } from '#server/kernel/secrets.ts'
import { testApp, TEST_SECRET } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'

const HOUR = 60 * 60 * 1000
const NOW = new Date('2026-03-01T12:00:00Z')

const { db } = await freshDatabase()
const site = await makeSite(db)
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
    is_invisible: false,
    is_discreet: false,
    shows_details: false,
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
  await takeLink(db, { siteId: site.id, kinds: ['mail_change'], token, now: NOW })

  expect(waiting.pending_email).toBe('new@example.com')
  expect(over.pending_email).toBeNull()
  expect((await read()).pending_email).toBeNull()
})
