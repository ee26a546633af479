import type { APIRequestContext, Page } from '@playwright/test'
import { cookieOf } from '#test/make.ts'
import { openLive } from './chat-pages.ts'
import { picture } from './picture.ts'
import { expect, test } from './search-fixtures.ts'
import { inspectInBoth } from './inspect.ts'
import { PHONE } from './windows.ts'

const ABOUT = 'Ik hou van wandelen.'

test.use({ ...PHONE, expectedErrors: /status of 404/ })

test('two people find each other: search, filter, profile, a like that shows at once, a match on both, and then a report with a receipt, and a block that is taken back [SEA-1] [PRO-1] [LIK-1] [LIK-2] [LIK-4] [LAY-4] [LAY-7] [LAY-10] [ACC-5] [ACC-8] [P9]', async ({
  page,
  db,
  visit,
  openSite,
  newMember,
  enterAs,
  openFor,
}) => {
  const { address } = await openSite()
  const { origin, hostname } = new URL(address('/'))
  const place = { country: 'NL', region: 'UT', city: 'Utrecht' } as const
  const look = { ...place, hair_color: 'red', hasPhoto: true }
  const xenia = await newMember({ ...look, name: 'Xenia' }, hostname)
  await newMember({ ...place, name: 'Yvonne', hair_color: 'grey' }, hostname)
  const man = { ...place, gender: 'male', seeks: 'female', about: ABOUT } as const
  const bas = await newMember({ ...man, name: 'Bas' }, hostname)
  const hers = await openFor(xenia, origin)
  await openLive(hers, '/likes/given')
  await expect(hers).toHaveTitle(/^Likes · /)
  await enterAs(bas, origin)
  const feed = page.getByRole('feed', { name: 'Gevonden leden' })

  await test.step('he searches and narrows it down', async () => {
    await visit(address('/members'))
    await dismissAlert(page, () => visit(address('/members')))
    await expect(feed.getByRole('link', { name: 'Xenia' })).toBeVisible()
    await expect(feed.getByRole('link', { name: 'Yvonne' })).toBeVisible()
    await narrowToRedHair(page)
    await expect(feed.getByRole('link', { name: 'Yvonne' })).toHaveCount(0)
    await picture(page, 'members-journey-search', false)
  })

  await test.step('he opens her profile and likes her, which she sees at once, also in another list', async () => {
    await feed.getByRole('link', { name: 'Xenia' }).click()
    await expect(page).toHaveTitle(/^Xenia · /)
    const actions = page.getByRole('group', { name: 'Wat je kunt doen' })
    await actions.getByRole('button', { name: 'Xenia liken' }).click()
    await expect(hers.getByText('Bas vindt je leuk')).toBeVisible()
    await expect(hers).toHaveTitle(/^\(1\) Likes · /)
    await expect(hers.getByRole('banner').getByText('1 nieuwe like')).toBeAttached()
    await picture(page, 'members-journey-profile', false)
  })

  await test.step('she likes him back, and both see the match', () => match(page, hers, bas))

  await test.step('he reports and blocks her, and neither is there for the other until he takes it back', async () => {
    const headers = { host: new URL(origin).host, cookie: await cookieOf(db, bas.id) }
    await reportAndBlock(page, xenia.id, { email: bas.email, headers })
    await hers.goto(`/members/${bas.id}`)
    await expect(hers.getByRole('heading', { name: 'Deze pagina is niet gevonden' })).toBeVisible()
    expect((await page.request.get(`/members/${xenia.id}`, { headers })).status()).toBe(404)
    const search = await page.request.get('/members', { headers })
    expect(await search.text()).toContain('>Yvonne<')
    expect(await search.text()).not.toContain('Xenia')
    await page.getByRole('button', { name: 'Deblokkeren' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Xenia, \d+$/ })).toBeVisible()
  })
})

/** He is told that a photo is missing, and closed it stays away. */
async function dismissAlert(page: Page, comeAgain: () => Promise<void>): Promise<void> {
  const alert = page.getByRole('region', { name: 'Maak je profiel af.' })
  await expect(alert).toContainText('Met een foto')
  await alert.getByRole('button', { name: 'Sluiten' }).click()
  await expect(alert).toHaveCount(0)
  await comeAgain()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(alert).toHaveCount(0)
}

async function narrowToRedHair(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filters/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  await dialog.getByText('Rood', { exact: true }).click()
  await dialog.getByRole('button', { name: /^Toon/ }).click()
  await expect(page).toHaveURL(/hair_color=red/)
}

async function match(page: Page, hers: Page, bas: { id: string }): Promise<void> {
  await hers.getByRole('link', { name: 'Ontvangen' }).click()
  const tile = hers.getByRole('article').filter({ hasText: 'Bas' })
  await expect(tile).toContainText('Nieuw')
  await tile.getByRole('button', { name: 'Bas liken' }).click()
  await Promise.all([expectMatch(page, 'Xenia'), expectMatch(hers, 'Bas')])
  const news = hers.locator('h2', { hasText: 'Het is een match met Bas' })
  await inspectInBoth(hers, 'likes-match', news)
  await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click()
  await hers.getByRole('button', { name: 'Bekijk profiel' }).click()
  await expect(hers).toHaveURL(new RegExp(`/likes/m/${bas.id}$`))
  await expect(hers.getByRole('heading', { name: /Bas/ }).first()).toBeVisible()
  await expect(hers).toHaveTitle(/^[^(]/)
}

async function expectMatch(page: Page, name: string): Promise<void> {
  const modal = page.getByRole('dialog', { name: 'Het is een match' })
  await expect(modal).toContainText(`${name} en jij vinden elkaar leuk`)
}

type Him = { readonly email: string; readonly headers: { readonly host: string } }

async function reportAndBlock(page: Page, id: string, him: Him): Promise<void> {
  const number = await report(page)
  await expect.poll(() => mailsTo(page.request, him)).toContain(`Melding ${number}`)
  await page.evaluate((herId) => {
    const last = {
      profile_id: herId,
      name: 'Xenia',
      fictional_icon: false,
      conversation_id: null,
      opened_at: Date.now(),
    }
    localStorage.setItem('last-chat', JSON.stringify(last))
  }, id)
  await block(page, 'Xenia')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('last-chat'))).toBeNull()
}

/** The number that it gets. */
async function report(page: Page): Promise<string> {
  await page.getByTitle('Meer', { exact: true }).click()
  await page.getByRole('button', { name: 'Melden' }).click()
  await page.getByText('Oplichting of vragen om geld').click()
  await page.getByLabel('Wat is er gebeurd?').fill('Vroeg mij twee keer om geld.')
  await page.getByRole('button', { name: 'Melding versturen' }).click()
  const told = await page.getByText(/^Nummer \d+$/).textContent()
  await page.getByRole('button', { name: 'Klaar' }).click()
  return told!.replace(/\D/g, '')
}

async function mailsTo(request: APIRequestContext, { email, headers }: Him): Promise<string> {
  const reply = await request.get(`/dev/mail.json?to=${encodeURIComponent(email)}`, { headers })
  const { mails } = (await reply.json()) as { mails: { html: string }[] }
  return mails.map(({ html }) => html).join()
}

async function block(page: Page, name: string): Promise<void> {
  await page.getByTitle('Meer', { exact: true }).click()
  await page.getByRole('button', { name: 'Blokkeren' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Blokkeren' }).click()
  await expect(page.getByRole('heading', { name: `${name} is geblokkeerd` })).toBeFocused()
}
