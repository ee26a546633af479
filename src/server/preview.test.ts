import { expect, test } from 'vitest'
import { beginPreview, PREVIEW_MINUTES, showPreview } from '#contract/office/settings.ts'
import { getSettings } from '#contract/settings.ts'
import { editDraft } from '#server/features/settings/draft.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { realPages } from '#test/effects/real-pages.ts'
import { makeSite } from '#test/make.ts'
import { makeOperator, OFFICE, officeCaller } from '#test/office.ts'

const { db } = await freshDatabase()
const time = { now: new Date('2026-03-01T12:00:00Z') }
const app = await testApp(db, { clock: () => time.now, pages: await realPages() })
const site = await makeSite(db)
const mirte = await makeOperator(db, { now: time.now })
await editDraft(db, {
  siteId: site.id,
  revision: 0,
  changes: { name: 'Ember', brand: '#8a1030' },
  by: { operatorId: mirte.id, name: mirte.name, via: 'office' },
  now: time.now,
})

test.each(['first', 'prices', 'mail', 'receipt'] as const)(
  'the draft is seen on the preview of %s, and what is live beside it [OFF-12]',
  async (page) => {
    const [draft, live] = await Promise.all([shown({ page }), shown({ page, which: 'live' })])

    expect([draft.status, live.status]).toEqual([200, 200])
    expect(draft.html).toContain('Ember')
    expect(draft.html).toContain('#8a1030')
    expect(live.html).toContain('Vonk')
    expect(live.html).not.toMatch(/Ember|#8a1030/)
  },
)

test('a preview does nothing: no script, no form, no way out, and only the office may show it [OFF-12]', async () => {
  const { html, headers } = await shown({ page: 'first' })

  expect(html).not.toContain('<script')
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'SAMEORIGIN' })
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'self'.*sandbox allow-same-origin$/)
  expect(policy).not.toMatch(/script-src|allow-scripts/)
})

test('the address of a preview is nothing to anybody but the operator whom it was made for [OFF-12]', async () => {
  const token = await aToken()
  const other = await officeCaller(app, await makeOperator(db, { now: time.now }), time)
  const visitor = caller(app, { host: OFFICE })
  const onSite = caller(app)

  const asked = { ...WANTED, site_id: site.id, token }
  expect((await other.call(showPreview, asked)).outcome).toBe('NOT_FOUND')
  expect((await visitor.call(showPreview, asked)).outcome).toBe('LOGIN_REQUIRED')
  expect((await onSite.call(showPreview, asked)).outcome).toBe('NOT_FOUND')
})

test('of another site, with another proof, or when its time is over it is nothing either [OFF-12]', async () => {
  const token = await aToken()
  const there = await makeSite(db)
  const begun = time.now

  const elsewhere = await shown({ token, siteId: there.id })
  const changed = await shown({ token: `zzzzzzzz.${token.split('.')[1]}` })
  const inTime = await shown({ token })
  time.now = new Date(begun.getTime() + PREVIEW_MINUTES * 60_000)
  const late = await shown({ token })
  time.now = begun

  expect([elsewhere, changed, inTime, late].map(({ status }) => status)).toEqual([
    404, 404, 200, 404,
  ])
})

test('visitors read nothing of a draft, whatever they ask and whoever looks at it meanwhile [OFF-12]', async () => {
  const token = await aToken()
  await shown({ page: 'first' })
  const visitor = caller(app)

  const settings = await visitor.call(getSettings, {})
  const pages = await Promise.all(
    ['/', '/pricing', `/?token=${token}&which=draft`, `/nowhere?token=${token}`].map((url) =>
      app.fastify.inject({ url, headers: { host: 'localhost' } }),
    ),
  )

  expect(settings.body.name).toBe('Vonk')
  for (const { body } of pages) expect(body).not.toMatch(/Ember|#8a1030/)
})

const WANTED = { page: 'first', which: 'draft', locale: 'nl', theme: 'light' } as const

type Wishes = {
  readonly page?: 'first' | 'prices' | 'mail' | 'receipt'
  readonly which?: 'draft' | 'live'
  readonly token?: string
  readonly siteId?: string
}

async function aToken(): Promise<string> {
  const browser = await officeCaller(app, mirte, time)
  return (await browser.call(beginPreview, { site_id: site.id })).body.token
}

async function shown({ token, siteId = site.id, ...wishes }: Wishes) {
  const browser = await officeCaller(app, mirte, time)
  const query = { ...WANTED, ...wishes, site_id: siteId, token: token ?? (await aToken()) }
  const reply = await app.fastify.inject({
    url: showPreview.path,
    query,
    headers: { host: OFFICE, cookie: `office=${browser.cookies.get('office')}` },
  })
  return { status: reply.statusCode, html: reply.body, headers: reply.headers }
}
