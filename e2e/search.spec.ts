import type { Page } from '@playwright/test'
import { makeMember } from '#test/make.ts'
import { axe } from './axe.ts'
import { untilAlive } from './is-alive.ts'
import { expect, feed, scrollToEnd, shown, test, title } from './search-fixtures.ts'

/** What comes late, such as fonts, may move what is above a tile by some pixels; another place is hundreds away. */
const A_LINE = 20

test('a search comes with its document, is narrowed, shared by its address and scrolled to its end; a like is the same on tile and profile, and the way back leads to the same place, also after a reload [SEA-1, SEA-2, LIK-1]', async ({
  page,
  openSite,
  makeWomen,
  enterAt,
}) => {
  const site = await openSite()
  const women = await makeWomen(site, 60)
  await enterAt(site)
  const html = await (await page.goto(site.address('/members?country=NL')))!.text()
  expect(html).toContain('>Lid 23<')
  expect(html).not.toContain('>Lid 24<')
  await untilAlive(page)
  await expect(title(page)).toHaveText('60 leden')

  await page.getByRole('button', { name: 'Leeftijd' }).click()
  await page.getByLabel('Vanaf').selectOption('50')
  await expect(title(page)).toHaveText('30 leden')
  await expect(page).toHaveURL(site.address('/members?country=NL&min_age=50'))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Filters 2' })).toBeVisible()
  const shared = await page.evaluate(async () => (await fetch(location.href)).text())
  expect(shared).toMatch(/<h1[^>]*>30 leden</)
  await scrollToEnd(page)
  const older = women.filter((_, index) => index % 2 === 1).map(({ name }) => name)
  await expect.poll(() => shown(page)).toEqual(older)

  const heart = page.getByRole('button', { name: 'Lid 45 liken' })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const [before, place] = [await shown(page), await topOf(page, 'Lid 45')]
  await feed(page).getByRole('link', { name: 'Lid 45' }).click()
  await expect(title(page)).toContainText('Lid 45')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  const searches = callsTo(page, '/members.php')
  await page.goBack()
  await expect(title(page)).toHaveText('30 leden')
  await expect.poll(() => shown(page)).toEqual(before)
  await expect
    .poll(async () => Math.abs((await topOf(page, 'Lid 45')) - place))
    .toBeLessThan(A_LINE)
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  expect(searches).toEqual([])

  await feed(page).getByRole('link', { name: 'Lid 45' }).click()
  await expect(title(page)).toContainText('Lid 45')
  await page.reload()
  await untilAlive(page)
  await page.goBack()
  await expect(title(page)).toHaveText('30 leden')
  await expect
    .poll(async () => Math.abs((await topOf(page, 'Lid 45')) - place))
    .toBeLessThan(A_LINE)
  await expect.poll(() => shown(page)).toEqual(before)
  await page.goBack()
  await expect(page).toHaveURL(site.address('/members?country=NL'))
  await expect(title(page)).toHaveText('60 leden')
})

test('whoever comes online is offered on top, and stands in front after a press [SEA-2] @night', async ({
  page,
  db,
  visit,
  openSite,
  makeWomen,
}) => {
  const site = await openSite()
  const women = await makeWomen(site, 80)
  await page.clock.install()
  await visit(site.address('/members?gender=female'))
  await page.mouse.wheel(0, 600)
  const [onScreen, below] = [women[3]!, women[79]!]
  await db
    .updateTable('member')
    .set({ last_active_at: new Date() })
    .where('id', 'in', [onScreen.id, below.id])
    .execute()

  await page.clock.fastForward(31_000)
  const pill = page.getByRole('button', { name: 'net online' })
  await expect(pill).toHaveText('1 lid net online gekomen')
  await pill.click()

  await expect(pill).toHaveCount(0)
  const inFront = async () => new Set((await shown(page)).slice(0, 2))
  await expect.poll(inFront).toEqual(new Set(['Lid 3', 'Lid 79']))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('all filters are in one dialog that counts along, few results say what to drop, advertising is marked, and a visitor who likes somebody is asked to sign up for them [SEA-1, SEA-3, SEA-5, SEA-7, PRO-3]', async ({
  page,
  visit,
  openSite,
  makeWomen,
}) => {
  const ad = { name: 'Camroulette', image: '/ad.webp', url: 'https://cams.example/x' }
  await page.route('**/ad.webp', (route) => route.fulfill({ contentType: 'image/webp', body: '' }))
  const site = await openSite({
    cam_tiles: [ad],
    search_fields: ['gender', 'min_age', 'max_age', 'has_photo'],
  })
  const [first] = await makeWomen(site, 16)
  await visit(site.address('/members'))
  const advertised = feed(page).getByRole('article').nth(12)
  await expect(advertised).toContainText('Advertentie')
  await expect(advertised.getByRole('link')).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow sponsored',
  )

  await expect(page.getByRole('button', { name: 'Nu online' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Filters' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  await expect(dialog.getByText('Interesses')).toHaveCount(0)
  await axe(page)
  await dialog.getByLabel('Tot en met').selectOption('40')
  await expect(dialog.getByRole('button', { name: 'Toon 8 leden' })).toBeVisible()
  await dialog.getByText('Met foto').click()
  await dialog.getByRole('button', { name: 'Niemand gevonden' }).click()
  await expect(page).toHaveURL(site.address('/members?max_age=40&has_photo=yes'))
  await expect(page.getByText('Niemand past bij al je wensen')).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Zonder ‘Met foto’: 8 leden meer' }).click()
  await expect(title(page)).toHaveText('8 leden')
  await expect(page.getByRole('heading', { name: 'Dit past bijna' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Lid 0 liken' }).click()
  await expect(page).toHaveURL(site.address(`/members?max_age=40#signup?profile=${first!.id}`))
  await expect(page.getByRole('dialog')).toContainText('Zo meteen zeg je hallo tegen Lid 0')
  await expect(page.getByRole('dialog')).toContainText('het eerste bericht aan een echt lid gratis')
})

test('where visitors search, the first page leads there although nobody is online; where only members do, visitors are invited in, also from a profile [SEA-3, PRO-3, REA-1] @night', async ({
  page,
  visit,
  openSite,
  makeWomen,
}) => {
  const site = await openSite({ logged_out_search: 'no' })
  const [woman] = await makeWomen(site, 1)
  const profile = `/members/${woman!.id}`
  const { address: openAddress } = await openSite()
  await page.goto(openAddress('/'))
  const wayIn = page.getByRole('main').getByRole('link', { name: 'Alle leden bekijken' })
  await expect(wayIn).toHaveAttribute('href', '/members')
  await page.goto(site.address('/'))
  await expect(title(page)).toBeVisible()
  await expect(wayIn).toHaveCount(0)
  await page.goto(site.address(profile))
  await expect(page).toHaveURL(site.address(`/login?target=${encodeURIComponent(profile)}`))
  await visit(site.address('/members?online=yes'))

  await expect(title(page)).toHaveText('Zie wie er bij jou in de buurt is')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Inloggen' })).toHaveAttribute(
    'href',
    '/login?target=%2Fmembers%3Fonline%3Dyes',
  )
  await main.getByRole('link', { name: 'Gratis lid worden' }).click()

  await expect(page.getByRole('dialog')).toContainText('Wie ben je, en wie zoek je?')
})

test('a search is kept and tells of members who are new in it, and the device finds the region, if it may [SEA-6, SEA-7]', async ({
  page,
  context,
  db,
  visit,
  openSite,
  enterAt,
}) => {
  await context.grantPermissions([])
  const site = await openSite()
  await enterAt(site)
  await visit(site.address('/members?min_age=97'))
  await page.getByRole('button', { name: 'Bewaard' }).click()
  const saved = page.getByRole('dialog', { name: 'Bewaarde zoekopdrachten' })
  await expect(saved.getByLabel('Naam')).toHaveValue('Vanaf 97 jaar')
  await saved.getByRole('button', { name: 'Deze zoekopdracht bewaren' }).click()
  await expect(saved.getByRole('link', { name: 'Vanaf 97 jaar' })).toBeVisible()

  const oma = { name: 'Oma', date_of_birth: '1928-01-01', activated_at: new Date() }
  await makeMember(db, site.id, oma)
  await visit(site.address('/members'))
  await page.getByRole('button', { name: 'Bewaard 1' }).click()
  await saved.getByRole('link', { name: 'Vanaf 97 jaar 1 nieuw lid' }).click()
  await expect(page).toHaveURL(/min_age=97$/)
  await expect(feed(page).getByText('Oma')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Bewaard', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Bewaard' }).click()
  await saved.getByRole('button', { name: '‘Vanaf 97 jaar’ verwijderen' }).click()
  await expect(saved.getByRole('link')).toHaveCount(0)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Nederland' }).click()
  const locate = page.getByRole('button', { name: 'Gebruik mijn locatie' })
  await expect(page.getByText('Je browser deelt je locatie niet.')).toBeVisible()
  await expect(locate).toBeDisabled()
  await axe(page)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 52.0907, longitude: 5.1214 })
  await locate.click()
  await expect(page.getByText('Gevonden: Utrecht.')).toBeVisible()
  await expect(page).toHaveURL(/country=NL&countryregion=UT/)
  await expect(page.getByRole('button', { name: 'Utrecht', exact: true })).toBeVisible()
})

/** Where a tile stands in the window, which a browser keeps when what is above the tile becomes higher or lower. */
function topOf(page: Page, name: string): Promise<number> {
  return feed(page)
    .getByRole('link', { name })
    .evaluate((link) => link.getBoundingClientRect().top)
}

function callsTo(page: Page, path: string): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(path)) calls.push(request.url())
  })
  return calls
}
