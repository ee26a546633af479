import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Db } from '#server/db/connect.ts'
import { brokenRules } from '#test/contract/passive-check.ts'
import { ask } from '#test/contract/send.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { outboxOf } from '#test/outbox.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { sendMail } from '../mail.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const elsewhere = await makeSite(db)
const app = await testApp(db, { showsDevMails: true })

test('the list shows mails of this site, the newest first, and leads to each [LOC-8]', async () => {
  const older = await aMail(db, { at: '2026-01-01T10:00:00Z' })
  const newer = await aMail(db, { at: '2026-01-01T11:00:00Z' })
  const foreign = await aMail(db, { siteId: elsewhere.id })

  const { status, text } = await ask(app, { url: '/dev/mail' })

  expect(status).toBe(200)
  expect(text.indexOf(newer.to)).toBeLessThan(text.indexOf(older.to))
  expect(text).toContain(`href="/dev/mail/${older.id}"`)
  expect(text).not.toContain(foreign.to)
})

test('a mail is shown in a frame without scripts, and its links leave the frame', async () => {
  const { id, subject, links } = await aMail(db)

  const page = await ask(app, { url: `/dev/mail/${id}` })
  const frame = await ask(app, { url: `/dev/mail/${id}/html` })

  expect(page.text).toContain(subject)
  expect(page.text).toContain(
    `<iframe src="/dev/mail/${id}/html" title="The mail" sandbox="allow-top-navigation-by-user-activation">`,
  )
  expect(page.text).toContain(`<a href="${links[0]}">`)
  expect(frame.text).toContain('<base target="_top">')
  expect(frame.headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN' })
})

test('the pages keep the rules of all pages, and the mail itself all but those about its styles [W1]', async () => {
  const { id } = await aMail(db)

  const pages = await Promise.all(
    ['/dev/mail', `/dev/mail/${id}`, '/dev/mail.json', `/dev/mail/${id}/html`].map((url) =>
      ask(app, { url }),
    ),
  )

  expect(pages.map((page) => brokenRules(page).toSorted())).toEqual([
    [],
    [],
    [],
    [
      'a page has no code or style in attributes',
      'a page names its scripts and styles by nonce',
      'every script of a page carries the nonce',
      'no inline code',
      'nobody frames it',
      'old browsers do not frame it',
    ],
  ])
})

test('mails can be read as JSON, all or those to one address', async () => {
  const { to } = await aMail(db)

  const { text } = await ask(app, { url: `/dev/mail.json?to=${to.toUpperCase()}` })

  expect(JSON.parse(text).mails).toMatchObject([{ to, subject: 'Welkom bij Vonk' }])
})

test('text messages stand beside the mails, those of this site, for people and for tests [PAY-5]', async () => {
  const sms = (siteId: string, recipient: string) => ({
    site_id: siteId,
    recipient,
    body: `Vonk: je code is <b>${recipient.slice(-6)}</b>.`,
    created_at: new Date(),
  })
  await db
    .insertInto('outbox_sms')
    .values([sms(site.id, '+31612345678'), sms(elsewhere.id, '+31687654321')])
    .execute()

  const page = await ask(app, { url: '/dev/mail' })
  const all = await ask(app, { url: '/dev/mail.json' })
  const one = await ask(app, { url: '/dev/mail.json?to=%2B31612345678' })
  const none = await ask(app, { url: '/dev/mail.json?to=%2B31687654321' })

  expect(page.text).toContain('Vonk: je code is &lt;b&gt;345678&lt;/b&gt;.')
  expect(page.text + all.text).not.toContain('+31687654321')
  expect(brokenRules(page)).toEqual([])
  expect(JSON.parse(one.text)).toMatchObject({ mails: [], sms: [{ to: '+31612345678' }] })
  expect(JSON.parse(none.text)).toEqual({ mails: [], sms: [] })
})

test.each(['/dev/mail/nonsense', `/dev/mail/${randomUUID()}`, `/dev/mail/${randomUUID()}/html`])(
  '%s is not found',
  async (url) => {
    expect((await ask(app, { url })).status).toBe(404)
  },
)

test('nothing of it exists where mails are sent for real [P11]', async () => {
  const { id } = await aMail(db)
  const real = await testApp(db)

  const answers = await Promise.all(
    ['/dev/mail', `/dev/mail/${id}`, `/dev/mail/${id}/html`, '/dev/mail.json'].map((url) =>
      ask(real, { url }),
    ),
  )

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})

async function aMail(on: Db, { siteId = site.id, at = new Date().toISOString() } = {}) {
  const now = new Date(at)
  const { id, email } = await makeMember(on, siteId)
  const content = { name: 'welcome' } as const
  await sendMail(on, { siteId, memberId: id, to: email, language: 'nl', content, now })
  const [mail] = await outboxOf(on, email, now)
  return mail!
}

test.each([
  [{ remoteAddress: '203.0.113.1' }, 'from another machine'],
  [{ headers: { host: elsewhere.domain } }, 'under the name of a site'],
  [{ headers: { 'x-forwarded-for': '203.0.113.1' } }, 'by way of a proxy'],
])('who asks with %j, which is %s, finds no mail [W4]', async (asked, _what) => {
  const { id } = await aMail(db)

  for (const url of ['/dev/mail', '/dev/mail.json', `/dev/mail/${id}`, `/dev/mail/${id}/html`])
    expect((await ask(app, { url, ...(asked as object) })).status).toBe(404)
})
