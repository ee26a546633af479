import type { Page } from '@playwright/test'
import { atRest, watchRequests } from './at-rest.ts'
import { expect, test } from './fixtures.ts'
import { holdApp, openHeld } from './hold-app.ts'
import { inspect } from './inspect.ts'
import { overflow } from './overflow.ts'
import { notePlaces } from './places.ts'
import { SERVED_SCREENS } from './served-screens.ts'
import { takeFontsAway } from './take-fonts-away.ts'

/** Where each kind of window is most in danger. */
const EDGE = { phone: 320, desktop: 1920 } as const
const BATCH = 5
const SCREENS = [
  ...SERVED_SCREENS,
  { name: 'not-found', path: '/no-such-page', access: 'anyone' },
] as const

test.use({ expectedErrors: /status of 404.*no-such-page/ })

/** Several in one browser: what they share is fetched and read once. */
for (const screens of batchesOf(SCREENS)) {
  const names = screens.map(({ name }) => name).join(', ')
  test(`${names}: whole in light and dark, up to the edge of its kind of window, and nothing jumps [LAY-9]`, async ({
    page,
    login,
    viewport,
  }, { project }) => {
    const untilQuiet = watchRequests(page)
    await page.addInitScript(holdApp)
    if (screens[0]!.access === 'member') await login('premium')
    for (const { name, path } of screens) {
      await page.setViewportSize(viewport!)
      const letAppCome = await openHeld(page, path)
      await atRest(page)
      await expectNoJumpByFonts(page, name)
      const jumpByApp = await notePlaces(page)
      await letAppCome()
      await untilQuiet()
      const jump = await jumpByApp()

      expect(jump.furthest, `${name}: the application moves ${jump.what}`).toBeLessThanOrEqual(1)
      await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1)
      await inspect(page, `${name}-${project.name}`)
      expect(await overflow(page, EDGE[project.name as Kind]), name).toBe(0)
    }
  })
}

/** What stands otherwise in the letters that are there before the fonts would jump for everybody when those come. */
async function expectNoJumpByFonts(page: Page, name: string): Promise<void> {
  const jumpByFonts = await notePlaces(page)
  const putFontsBack = await takeFontsAway(page)
  const jump = await jumpByFonts()
  await putFontsBack()
  expect(jump.score, `${name}: fonts move ${jump.what}`).toBeLessThan(0.02)
}

type Kind = keyof typeof EDGE
type Shown = (typeof SCREENS)[number]

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

test('every part of the kit is whole in light and dark [LAY-9]', async ({ page, visit }, {
  project,
}) => {
  await visit('/kit')

  await inspect(page, `kit-${project.name}`)
  expect(await overflow(page, EDGE[project.name as Kind])).toBe(0)
})
