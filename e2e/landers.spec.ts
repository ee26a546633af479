import { rounds } from '#test/rounds.ts'
import { inspect } from './inspect.ts'
import {
  arrivedAt,
  expectInSight,
  legalLine,
  moveFinger,
  SHORT_PHONE,
  wayIn,
  wayTo,
} from './lander-steps.ts'
import { expect, test } from './member-fixtures.ts'
import { overflow } from './overflow.ts'
import { LANDERS } from './every-screen.ts'
import { answerUntil, finish, newAddress, question } from './sign-up.ts'
import { chooseWho } from './signup-answers.ts'
import { DESKTOP, PHONE } from './windows.ts'

/** Of a page with its styles, compressed: all that a slow phone waits for before it can answer. */
const MOST_BYTES = 60_000

/** Without script every other landing page is opened before a landing, and every one at night. */
const EVERY = rounds({ landing: 2, night: 1 })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every lander asks its question and leads into signup from its HTML, with the whole truth in sight in every window [LAN-1] [LAN-3] [ROU-7]', async ({
    page,
    context,
  }) => {
    for (const [at, { name, path }] of LANDERS.entries()) {
      if (at % EVERY !== 0) continue
      const slug = name === 'landers-tinderswipe' ? '' : ['/fr', '/de', '/milfpl'][at % 3]!
      await context.clearCookies({ name: 'locale' })
      const document = (await page.goto(path + slug))!
      expect((await document.request().sizes()).responseBodySize, path).toBeLessThan(MOST_BYTES)

      await expect(page.locator('html'), path).toHaveAttribute('lang', slug.slice(-2) || 'nl')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(150)
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
      for (const size of [SHORT_PHONE, DESKTOP.viewport, PHONE.viewport]) {
        await page.setViewportSize(size)
        const where = `of ${name} at ${size.width} x ${size.height}`
        await expectInSight(page.getByRole('banner').getByText('18+'), `18+ ${where}`)
        await expectInSight(wayIn(page), `the way in ${where}`)
        await expectInSight(legalLine(page), `the legal line ${where}`)
      }

      await wayIn(page).click()

      await expect(page).toHaveURL((url) => url.pathname === '/signup')
      expect(new URL(page.url()).searchParams.get('lander')).toBe(name + slug)
    }
  })
})

test('the landing pages of a fictional member say so in sight, and are whole [LAN-1] [P9] [LAY-9]', async ({
  page,
  visit,
  newMember,
}) => {
  const member = await newMember({
    is_fictional: true,
    hasPhoto: true,
    interests: ['dancing', 'wine'],
    about: 'Ik dans in de keuken. Kom je kijken?',
  })
  for (const kind of ['landing', 'landing2', 'landing3']) {
    await page.setViewportSize(PHONE.viewport)
    await visit(`/members/${member.id}/${kind}`)

    const label = page.getByText('Fictief profiel', { exact: true }).first()
    await expectInSight(label, `the label of ${kind}`)
    await expect(page.getByText('Nu online'), kind).toHaveCount(0)
    await expectInSight(legalLine(page), `the legal line of ${kind}`)
    await expect(page.locator('meta[name=robots]'), kind).toHaveAttribute('content', 'noindex')
    await inspect(page, `members-id-${kind}-phone`)
    expect(await overflow(page, 320), kind).toBe(0)
  }
})

test('an answer on a member’s landing page is a message that arrives once the address is confirmed [LAN-1] [SGN-2]', async ({
  page,
  visit,
  newMember,
  openLink,
  db,
}) => {
  const [member, email] = [
    await newMember({ hasPhoto: true, seeks: 'both', is_showcased: true }),
    newAddress(),
  ]
  await visit(`/members/${member.id}/landing/`)
  await page.getByRole('textbox').fill('Alleen als jij meedanst.')

  await wayIn(page).click()

  await question(page, /Noor/)
  await expect(page.getByRole('textbox').first()).toHaveValue('Alleen als jij meedanst.')
  await chooseWho(page)
  await answerUntil(page, 'password', { email, name: 'Lotte' })
  await finish(page)
  await openLink(email, '/activate/done')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom, Lotte')
  await expect
    .poll(() => arrivedAt(db, member))
    .toEqual([{ text: 'Alleen als jij meedanst.', unread: 1, lander: 'members-id-landing' }])
})

test('whoever is already a member is led inside, and nobody’s landing page is nobody’s [LAN-1] [ROU-3] @night', async ({
  page,
  login,
  request,
  newMember,
}) => {
  const profile = `/members/${(await newMember()).id}`
  const nobody = '/members/7d0b4c1e-5a57-4d55-9f35-0d4a3a1c9e01'
  for (const kind of ['landing', 'landing2', 'landing3', 'signup'])
    expect((await request.get(`${nobody}/${kind}`)).status()).toBe(404)
  await login('premium')

  for (const [door, inside] of [
    ['/landers/alonetonight', '/members'],
    [`${profile}/landing2`, profile],
    [`${profile}/signup`, profile],
  ] as const) {
    await page.goto(door)
    await expect(page).toHaveURL(inside)
  }
})

test.describe('with a finger', () => {
  test.use(PHONE)

  test('the first card is thrown and the first thing is laid in the middle before the application is there [LAN-1]', async ({
    page,
  }) => {
    // It never comes.
    await page.route(/entry-client/, () => {})
    await page.goto('/landers/tinderswipe')
    const first = page.locator('form article').first()
    await moveFinger(page, first, { x: 150, y: 0 })
    await expect(page.getByRole('main').locator('input[name]:checked')).toHaveCount(1)

    await page.goto('/landers/iconslanding')
    const wine = page.getByRole('checkbox', { name: 'Wijn' })
    await moveFinger(page, wine, await wayTo(page.locator('[data-lens]'), wine))
    await expect(wine).toBeChecked()
    await moveFinger(page, wine, { x: -120, y: -60 })
    await expect(wine).not.toBeChecked()
  })
})

test('while nobody can sign up a landing page says so, and shows its idea all the same [LAN-1] @night', async ({
  page,
  baseURL,
}) => {
  await page.goto(baseURL!.replace('localhost', 'closed.localhost') + '/landers/tinderswipe')

  await expect(page.getByText('Je kunt je op dit moment niet aanmelden')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Inloggen' })).toBeVisible()
  await expect(page.locator('form')).toHaveAttribute('inert')
  await expect(page.locator('form article').first()).toBeVisible()
  await inspect(page, 'lander-closed')
})
