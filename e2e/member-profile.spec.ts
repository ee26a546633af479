import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { LOCALE_CODES } from '#contract/locales.ts'
import { typeset } from '#contract/typeset.ts'
import { aPicture } from '#test/a-picture.ts'
import { cookieOf } from '#test/make.ts'
import { inspect } from './inspect.ts'
import { expect, test } from './member-fixtures.ts'
import { overflow } from './overflow.ts'

const CLIENT = { 'x-request-type': 'client' }
const COLOURS = ['#8a3b2e', '#3b6b5e', '#4a4a7a', '#7a5a2a', '#5a2a4a']

test.use({ expectedErrors: /status of 404/ })

/** Photos as their owner would add them, so that every variant is there. */
async function addPhotos(request: APIRequestContext, cookie: string, count: number) {
  for (const colour of COLOURS.slice(0, count)) {
    const reply = await request.post(`/api/photos.php?client_id=${randomUUID()}`, {
      headers: { ...CLIENT, cookie, 'content-type': 'image/jpeg' },
      data: await aPicture({ width: 400, height: 500, colour }),
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
  paid_user: true,
} as const
const WORDS = {
  interests: ['wine', 'cooking'],
  looks_for: ['affair', 'dates'],
  boundaries: ['no_nudes'],
}
const ME = { name: 'Bas', gender: 'male' } as const

test('a profile from top to bottom: photos one may see and not, keys, and a like that is a match; whole in light and dark, from 320 px to 1920 px [PRO-1] [WAN-1] [PHO-3] [LIK-1] [LAY-9]', async ({
  page,
  playwright,
  baseURL,
  db,
  visit,
  newMember,
  enterAs,
}) => {
  const xenia = await newMember({ ...XENIA, ...WORDS })
  const me = await newMember({ ...ME, interests: ['wine'], looks_for: ['dates'] })
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
  await expect(page.getByText('Zoeken jullie allebei: Spannende dates')).toBeVisible()
  await expect(page.getByText('Xenia vindt je leuk')).toBeVisible()
  await expect(page.getByText('Nog 3 foto’s met Premium')).toBeVisible()
  const seen = db.selectFrom('member_like').select('is_new').where('from_id', '=', xenia.id)
  await expect.poll(() => seen.executeTakeFirst()).toEqual({ is_new: false })
  await inspect(page, 'members-id-desktop')
  for (const width of [320, 390, 768, 1920]) expect(await overflow(page, width)).toBe(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await inspect(page, 'members-id-phone')

  await page.getByTitle('Meer', { exact: true }).click()
  await page.getByRole('button', { name: 'Melden' }).click()
  await expect(page.getByRole('dialog', { name: 'Xenia melden' })).toBeVisible()
  await inspect(page, 'members-id-report', false)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Foto 1 van Xenia groot bekijken' }).click()
  const viewer = page.getByRole('dialog', { name: 'Foto’s van Xenia' })
  await expect(viewer).toBeVisible()
  await inspect(page, 'members-id-viewer', false)
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('2 van 5')).toBeVisible()
  await expect(viewer.getByRole('img')).toHaveJSProperty('complete', true)
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('Deze foto is vergrendeld')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()

  const actions = page.getByRole('group', { name: 'Wat je kunt doen' })
  const like = actions.getByRole('button', { name: 'Xenia liken' })
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Jullie zijn een match')).toBeVisible()
  await page.reload()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
})

test('a fictional profile says so in every language, with label and warning; what is for members leads a visitor to signup with it as target, and whoever is not there is a page that is not there [P9] [PRO-2] [PRO-3] [LAY-11] [P2]', async ({
  page,
  request,
  visit,
  db,
  newMember,
  login,
}) => {
  const { id, name } = await db
    .selectFrom('member')
    .innerJoin('site', 'site.id', 'member.site_id')
    .select(['member.id', 'name'])
    .where('is_fictional', '=', true)
    .where('site.is_default', '=', true)
    .where('member.status', '=', 'active')
    .executeTakeFirstOrThrow()
  await visit(`/members/${id}`)
  const { fictional } = await shellTexts('nl')
  const article = page.getByRole('article').first()
  await expect(article.getByText(fictional.singular).first()).toBeVisible()
  await expect(article.getByText(fictional.warning)).toBeVisible()
  for (const locale of LOCALE_CODES) {
    const texts = await shellTexts(locale)
    const html = await (await request.get(`/members/${id}?lang=${locale}`)).text()
    const said = /<article.+?<\/article>/s.exec(html)?.[0]
    expect(said, locale).toContain(asHtml(typeset(texts.fictional.singular, locale)))
    expect(said, locale).toContain(asHtml(typeset(texts.fictional.warning, locale)))
    expect(said, locale).toContain(name)
  }

  await page
    .getByRole('button', { name: `${name} (${fictional.singular}) liken` })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`#signup\\?profile=${id}`))
  await expect(page.getByRole('dialog').getByText(name).first()).toBeVisible()

  const gone = await newMember({ status: 'deleted', deleted_at: new Date() })
  await login('free')
  for (const nobody of [gone.id, randomUUID(), 'nobody'])
    expect((await page.request.get(`/members/${nobody}`)).status()).toBe(404)
  await visit(`/members/${gone.id}`)
  await expect(page.getByRole('heading', { name: 'Deze pagina is niet gevonden' })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})

async function shellTexts(locale: string) {
  const { default: shell } = (await import(`../src/web/i18n/messages/${locale}/shell.json`, {
    with: { type: 'json' },
  })) as { default: { fictional: { singular: string; warning: string } } }
  return shell
}

/** As it stands in a document. */
function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;')
}
