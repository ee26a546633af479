import { expect, test } from './fixtures.ts'
import { inspect } from './inspect.ts'
import { layoutShift } from './layout-shift.ts'
import { overflow } from './overflow.ts'
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
  test(`${names}: whole in light and dark, up to the edge of its kind of window [LAY-9]`, async ({
    page,
    visit,
    login,
    viewport,
  }, { project }) => {
    if (screens[0]!.access === 'member') await login('premium')
    for (const { name, path } of screens) {
      await page.setViewportSize(viewport!)
      await visit(path)
      const putFontsBack = await takeFontsAway(page)
      const shift = await layoutShift(page)
      await putFontsBack()

      expect(shift.sum, `${name}: layout shift of ${shift.what}`).toBeLessThan(0.02)
      await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1)
      await inspect(page, `${name}-${project.name}`)
      expect(await overflow(page, EDGE[project.name as Kind]), name).toBe(0)
    }
  })
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
