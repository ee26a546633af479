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
/** Of landing pages and of pages of text, which are made alike, every third is looked at before a landing. */
const ALIKE = rounds({ landing: /^(landers|pages)-/, night: null })
const LOOKED_AT = SCREENS.filter(({ name }, nth) => !ALIKE?.test(name) || nth % 3 === 0)
const SHOWN = [
  ...LOOKED_AT,
  { name: 'not-found', path: '/no-such-page', access: 'anyone' },
] as const

/** Where a screen is looked at: every other one in the dark on a phone, or in the light on a desktop; at night in both. */
function kindsOf(path: string): readonly [Kind, ...Kind[]] {
  const isEven = SHOWN.findIndex((screen) => screen.path === path) % 2 === 0
  return rounds<readonly [Kind, ...Kind[]]>({
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
      const [first, ...others] = kindsOf(path)
      await showIn(page, first)
      const letAppCome = await openHeld(page, path)
      await atRest(page)
      const jumps = new Map([[first, await notePlaces(page)]])
      for (const kind of others) {
        await showIn(page, kind)
        jumps.set(kind, await notePlaces(page))
      }

      const putFontsBack = await takeFontsAway(page)
      for (const [kind, jump] of [...jumps].toReversed()) {
        await showIn(page, kind)
        expectNoJumpByFonts(await jump(), `${name} on a ${kind}`)
      }
      await putFontsBack()

      await letAppCome()
      await untilQuiet()
      await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1)
      for (const [kind, jump] of jumps) {
        await showIn(page, kind)
        expectNoJumpByApp(await jump(), `${name} on a ${kind}`)
        await inspectIn(page, kind, name)
      }
      for (const kind of ['phone', 'desktop'] as const)
        if (!jumps.has(kind)) await expectToFit(page, kind, name)
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
