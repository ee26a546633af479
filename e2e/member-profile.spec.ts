import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { LOCALE_CODES } from '#contract/locales.ts'
import { aPicture } from '#test/a-picture.ts'
import { cookieOf } from '#test/make.ts'
import { inspect } from './inspect.ts'
import { expect, test, type Member } from './member-fixtures.ts'
import { overflow } from './overflow.ts'

const CLIENT = { 'x-request-type': 'client' }
const COLOURS = ['#8a3b2e', '#3b6b5e', '#4a4a7a', '#7a5a2a', '#5a2a4a']

test.use({ expectedErrors: /status of 404/ })

/** Photos as their owner would add them, so that every variant is there. */
async function addPhotos(request: APIRequestContext, cookie: string, count: number) {
  for (const colour of COLOURS.slice(0, count)) {
    const reply = await request.post(`/api/photos.php?client_id=${randomUUID()}`, {
      headers: { ...CLIENT, cookie, 'content-type': 'image/jpeg' },
      data: await aPicture({ width: 800, height: 1000, colour }),
    })
    expect(reply.status()).toBe(200)
  }
}

const XENIA = {
  name: 'Xenia',
  country: 'NL',
  region: 'UT',
  city: 'Utrecht',
  about: 'Architect, maar mijn boekenkast staat scheef.',
  hair_color: 'red',
  interests: ['wine', 'cooking'],
  paid_user: true,
} as const
const ME = { name: 'Bas', gender: 'male', interests: ['wine'] } as const

test('a profile from top to bottom: photos one may see and not, keys, and a like that is a match [PRO-1] [PHO-3] [LIK-1]', async ({
  page,
  playwright,
  baseURL,
  db,
  visit,
  newMember,
  enterAs,
}) => {
  const xenia = await newMember({ ...XENIA, interests: [...XENIA.interests] })
  const me = await newMember({ ...ME, interests: [...ME.interests] })
  const owner = await playwright.request.newContext({ baseURL: baseURL! })
  await addPhotos(owner, await cookieOf(db, xenia.id), 5)
  await owner.dispose()
  await db
    .insertInto('member_like')
    .values({ from_id: xenia.id, to_id: me.id, created_at: new Date() })
    .execute()
  await enterAs(me)
  await visit(`/likes/m/${xenia.id}`)

  await expect(page.getByRole('heading', { level: 1, name: /^Xenia, \d+$/ })).toBeVisible()
  await expect(page.getByText('Xenia vindt je leuk')).toBeVisible()
  await expect(page.getByText('Nog 3 foto’s met premium')).toBeVisible()
  const seen = db.selectFrom('member_like').select('is_new').where('from_id', '=', xenia.id)
  await expect.poll(() => seen.executeTakeFirst()).toEqual({ is_new: false })

  await page.getByRole('button', { name: 'Foto 1 van Xenia groot bekijken' }).click()
  const viewer = page.getByRole('dialog', { name: 'Foto’s van Xenia' })
  await expect(viewer).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('2 van 5')).toBeVisible()
  await expect(viewer.getByRole('img')).toHaveJSProperty('complete', true)
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('Deze foto is vergrendeld')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()

  const like = likeOf(page)
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Jullie zijn een match')).toBeVisible()
  await page.reload()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
})

test('a report gives a number and a receipt, and a block hides both until it is taken back [ACC-5] [ACC-8] [P9]', async ({
  page,
  db,
  visit,
  newMember,
  enterAs,
}) => {
  const xenia = await newMember({ ...XENIA, interests: [...XENIA.interests] })
  const me = await newMember({ ...ME, interests: [...ME.interests] })
  await enterAs(me)
  await visit(`/members/${xenia.id}`)
  const menu = page.locator('summary', { hasText: 'Meer' })

  await menu.click()
  await page.getByRole('button', { name: 'Melden' }).click()
  await page.getByText('Oplichting of vragen om geld').click()
  await page.getByLabel('Wat is er gebeurd?').fill('Vroeg mij twee keer om geld.')
  await page.getByText(/te goeder trouw/).click()
  await page.getByRole('button', { name: 'Melding versturen' }).click()
  const number = (await page.getByText(/^Nummer \d+$/).textContent())!.replace(/\D/g, '')
  await page.getByRole('button', { name: 'Klaar' }).click()
  await expect.poll(() => mailsTo(page, me)).toContain(`Melding ${number}`)

  await page.evaluate((id) => {
    const last = { profile_id: id, name: 'Xenia', conversation_id: null, opened_at: Date.now() }
    localStorage.setItem('last-chat', JSON.stringify(last))
  }, xenia.id)
  await menu.click()
  await page.getByRole('button', { name: 'Blokkeren' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Blokkeren' }).click()
  await expect(page.getByRole('heading', { name: 'Xenia is geblokkeerd' })).toBeFocused()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('last-chat'))).toBeNull()
  const [mine, theirs] = await Promise.all([
    page.request.get(`/members/${xenia.id}`),
    page.request.get(`/members/${me.id}`, { headers: { cookie: await cookieOf(db, xenia.id) } }),
  ])
  expect([mine.status(), theirs.status()]).toEqual([404, 404])
  await page.getByRole('button', { name: 'Deblokkeren' }).click()

  await expect(page.getByRole('heading', { level: 1, name: /^Xenia, \d+$/ })).toBeVisible()
})

function likeOf(page: Page) {
  const actions = page.getByRole('group', { name: 'Wat je kunt doen' })
  return actions.getByRole('button', { name: 'Xenia leuk vinden' })
}

async function mailsTo(page: Page, { email }: Member): Promise<string> {
  const reply = await page.request.get(`/dev/mail.json?to=${encodeURIComponent(email)}`)
  const { mails } = (await reply.json()) as { mails: { html: string }[] }
  return mails.map(({ html }) => html).join()
}

test('a profile is whole in every state, in light and dark, from 320 px to 1920 px [LAY-9] [PRO-1]', async ({
  page,
  playwright,
  baseURL,
  db,
  visit,
  newMember,
  enterAs,
}) => {
  const xenia = await newMember({ ...XENIA, interests: [...XENIA.interests] })
  const request = await playwright.request.newContext({ baseURL: baseURL! })
  await addPhotos(request, await cookieOf(db, xenia.id), 5)
  await request.dispose()
  await enterAs(await newMember({ ...ME, interests: [...ME.interests] }))

  await visit(`/members/${xenia.id}`)
  await inspect(page, 'members-id-desktop')
  for (const width of [320, 390, 768, 1920]) expect(await overflow(page, width)).toBe(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await inspect(page, 'members-id-phone')

  await page.locator('summary', { hasText: 'Meer' }).click()
  await page.getByRole('button', { name: 'Melden' }).click()
  await expect(page.getByRole('dialog', { name: 'Xenia melden' })).toBeVisible()
  await inspect(page, 'members-id-report', false)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Foto 1 van Xenia groot bekijken' }).click()
  await expect(page.getByRole('dialog', { name: 'Foto’s van Xenia' })).toBeVisible()
  await inspect(page, 'members-id-viewer', false)
})

test('a visitor gets the profile, and what is for members leads to signup with it as target [PRO-3]', async ({
  page,
  visit,
  newMember,
}) => {
  const xenia = await newMember({ ...XENIA, interests: [...XENIA.interests] })
  await visit(`/members/${xenia.id}`)

  await likeOf(page).click()

  await expect(page).toHaveURL(new RegExp(`#signup\\?profile=${xenia.id}`))
  await expect(page.getByRole('dialog').getByText('Xenia').first()).toBeVisible()
})

test('whoever is not there is a page that is not there, also on the way in the application [LAY-11] [P2]', async ({
  page,
  visit,
  newMember,
  login,
}) => {
  const gone = await newMember({ status: 'deleted', deleted_at: new Date() })
  await login('free')

  for (const id of [gone.id, randomUUID(), 'nobody'])
    expect((await page.request.get(`/members/${id}`)).status()).toBe(404)
  await visit(`/members/${gone.id}`)

  await expect(page.getByRole('heading', { name: 'Deze pagina is niet gevonden' })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})

test('a fictional profile says so in every language, with label and warning [P9] [PRO-2]', async ({
  page,
  db,
  inLocale,
}) => {
  const { id, name } = await db
    .selectFrom('member')
    .innerJoin('site', 'site.id', 'member.site_id')
    .select(['member.id', 'name'])
    .where('is_fictional', '=', true)
    .where('site.is_default', '=', true)
    .where('member.status', '=', 'active')
    .executeTakeFirstOrThrow()

  for (const locale of LOCALE_CODES) {
    await inLocale(locale)
    await page.goto(`/members/${id}`)
    const { default: shell } = (await import(`../src/web/i18n/messages/${locale}/shell.json`, {
      with: { type: 'json' },
    })) as { default: { fictional: { singular: string; warning: string } } }
    const article = page.getByRole('article').first()

    await expect(article.getByText(shell.fictional.singular).first()).toBeVisible()
    await expect(article).toContainText(shell.fictional.warning)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  }
})
