import { expect, test } from './member-fixtures.ts'
import { layoutShift } from './layout-shift.ts'
import { LANDERS } from './served-screens.ts'
import { startDripProxy } from './start/drip-proxy.ts'

for (const [kind, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 880 }],
] as const)
  test(`what a visitor sees first does not jump while it arrives on a ${kind}`, async ({
    page,
    context,
    baseURL,
    newMember,
  }) => {
    const { id } = await newMember({ hasPhoto: true })
    const ofMember = ['landing', 'landing2', 'landing3'].map((door) => `/members/${id}/${door}`)
    const proxy = await startDripProxy(baseURL!)
    await context.addCookies([{ name: 'entry', value: '1', url: proxy.origin }])
    await page.setViewportSize(viewport)
    for (const path of ['/', '/pricing', ...LANDERS.map((lander) => lander.path), ...ofMember]) {
      await page.goto(proxy.origin + path)

      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      const shift = await layoutShift(page)
      expect.soft(shift.sum, `${path}: layout shift of ${shift.what}`).toBeLessThan(0.02)
    }
    proxy.close()
  })
