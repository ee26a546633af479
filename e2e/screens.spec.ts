import { rounds } from '#test/rounds.ts'
import { atRest, watchRequests } from './at-rest.ts'
import { expect, test } from './fixtures.ts'
import { holdApp, openHeld } from './hold-app.ts'
import { type Jump, notePlaces } from './places.ts'
import { SCREENS } from './every-screen.ts'
import { takeFontsAway } from './take-fonts-away.ts'
import { expectToFit, inspectIn, inspectInBoth, type Kind, showIn } from './inspect.ts'
import { PHONE } from './windows.ts'

const BATCH = 7
const SHOWN = [...SCREENS, { name: 'not-found', path: '/no-such-page', access: 'anyone' }] as const

/** Where a screen's colours are looked at: every other one in the dark on a phone, or in the light on a desktop. */
function kindsOf(path: string): readonly Kind[] {
  const isEven = SHOWN.findIndex((screen) => screen.path === path) % 2 === 0
  return rounds<readonly Kind[]>({
    landing: isEven ? ['phone'] : ['desktop'],
    night: ['phone', 'desktop'],
  })
}

test.use({ ...PHONE, expectedErrors: /status of 404.*no-such-page/ })

/** Several in one browser: what they share is fetched and read once. */
for (const screens of batchesOf(SHOWN)) {
  const names = screens.map(({ name }) => name).join(', ')
  test(`${names}: whole in light and dark, on phones and desktops up to their edges, and nothing jumps [LAY-9]`, async ({
    page,
    login,
  }) => {
    const untilQuiet = watchRequests(page)
    await page.addInitScript(holdApp)
    if (screens[0]!.access === 'member') await login('premium')
    for (const { name, path } of screens) {
      const letAppCome = await openHeld(page, path)
      await atRest(page)
      const jumpOnPhone = await notePlaces(page)
      await showIn(page, 'desktop')
      const jumpOnDesktop = await notePlaces(page)

      const putFontsBack = await takeFontsAway(page)
      expectNoJumpByFonts(await jumpOnDesktop(), `${name} on a desktop`)
      await showIn(page, 'phone')
      expectNoJumpByFonts(await jumpOnPhone(), `${name} on a phone`)
      await putFontsBack()

      await letAppCome()
      await untilQuiet()
      expectNoJumpByApp(await jumpOnPhone(), `${name} on a phone`)
      await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1)
      await inspectIn(page, 'phone', name, { isDarkKnown: !kindsOf(path).includes('phone') })
      await showIn(page, 'desktop')
      expectNoJumpByApp(await jumpOnDesktop(), `${name} on a desktop`)
      if (kindsOf(path).includes('desktop')) await inspectIn(page, 'desktop', name)
      else await expectToFit(page, 'desktop', name)
      await page.setViewportSize(PHONE.viewport)
    }
  })
}

/** What looks different in the letters that are there before the fonts would jump for every visitor when those come. */
function expectNoJumpByFonts({ score, what }: Jump, where: string): void {
  expect(score, `${where}: fonts move ${what}`).toBeLessThan(0.02)
}

function expectNoJumpByApp({ furthest, what }: Jump, where: string): void {
  expect(furthest, `${where}: the application moves ${what}`).toBeLessThanOrEqual(1)
}

type Shown = (typeof SHOWN)[number]

/** Members' screens apart from the others. */
function batchesOf(screens: readonly Shown[]): Shown[][] {
  const isMembers = ({ access }: Shown) => access === 'member'
  return [screens.filter(isMembers), screens.filter((screen) => !isMembers(screen))].flatMap(
    (kind) =>
      Array.from({ length: Math.ceil(kind.length / BATCH) }, (_, at) =>
        kind.slice(at * BATCH, (at + 1) * BATCH),
      ),
  )
}

test('every part of the kit is whole in light and dark [LAY-9]', async ({ page, visit }) => {
  await visit('/kit')

  await inspectInBoth(page, 'kit')
})
