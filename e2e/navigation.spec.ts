import type { Page } from '@playwright/test'
import { pathTo } from '#contract/routes.ts'
import { expect, test } from './fixtures.ts'
import { DESKTOP, PHONE } from './windows.ts'

const PLACES = {
  free: ['for-you', 'members', 'chats', 'likes', 'premium'],
  premium: ['for-you', 'members', 'chats', 'likes', 'credits'],
} as const

test.use(PHONE)

test('on phones and desktops a visitor is offered the login, and members are led to the places that exist, and to no others', async ({
  page,
  visit,
  login,
}) => {
  const [banner, menu] = [
    page.getByRole('banner'),
    page.getByRole('navigation', { name: 'Hoofdmenu' }),
  ]
  const shown = () =>
    menu.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  await visit('/pricing')
  for (const { viewport } of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport)
    await expect(banner.getByRole('link', { name: 'Inloggen' })).toBeVisible()
    await expect(menu).toHaveCount(0)
  }
  await banner.getByRole('link', { name: 'Inloggen' }).click()
  await expect(page).toHaveURL('/login')
  await expect(menu).toHaveCount(0)

  for (const kind of ['free', 'premium'] as const) {
    // A page that is open would notice that the member has changed, and go where they belong.
    await page.goto('about:blank')
    await login(kind)
    await visit('/pricing')
    const places = PLACES[kind].map((name) => pathTo(name))
    for (const { viewport } of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport)
      await expect.poll(shown).toEqual(places)
      await expect(banner.getByRole('link', { name: 'Inloggen' })).toHaveCount(0)
    }
  }
})

test('the account menu works with the keyboard alone, and closes when one presses beside it; an installed app has a way back where one goes in deep, and a browser has none; a notch covers nothing [LAY-5] [LAY-9]', async ({
  page,
  visit,
  login,
}) => {
  await withEdges(page, { top: 47, bottom: 34 })
  await login('free')
  await visit('/pricing')
  for (const { viewport } of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport)
    await useMenu(page)
  }

  await visit('/profile')
  const back = page.getByRole('banner').getByRole('button', { name: 'Terug' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(back).toBeHidden()
  const home = page.getByRole('banner').getByRole('link').first()
  await expect.poll(async () => (await home.boundingBox())!.y).toBeGreaterThanOrEqual(47)
  const tab = page.getByRole('navigation').getByRole('link').last()
  const lowest = async () => {
    const { y, height } = (await tab.boundingBox())!
    return y + height
  }
  await expect.poll(lowest).toBeLessThanOrEqual(844 - 34)

  await asInstalled(page)
  await back.click()
  await expect(page).toHaveURL('/pricing')
  await expect(back).toHaveCount(0)
})

async function useMenu(page: Page): Promise<void> {
  const menu = page.getByRole('banner').locator('details').last()
  const [trigger, items] = [menu.locator('summary'), menu.locator('li > :is(a, button)')]
  await trigger.focus()
  await page.keyboard.press('Enter')
  await expect(items.first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(items.first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(items.last()).toBeFocused()
  await expect(items.last()).toHaveText('Uitloggen')
  await page.keyboard.press('Escape')
  await expect(items.first()).toBeHidden()
  await expect(trigger).toBeFocused()

  await trigger.click()
  await expect(items.first()).toBeVisible()
  await page.getByRole('main').click({ position: { x: 2, y: 400 } })
  await expect(items.first()).toBeHidden()
}

/** What a device has in the edges of its screen, such as a camera and a bar to swipe. */
async function withEdges(page: Page, edges: { top: number; bottom: number }): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: edges })
}

/** The browser cannot be told that it is installed, but what the page says about installed windows can be made to count. */
function asInstalled(page: Page): Promise<void> {
  return page.evaluate(() => {
    const apply = (rules: CSSRuleList) => {
      for (const rule of rules) {
        const isAbout = rule instanceof CSSMediaRule && /standalone/.test(rule.conditionText)
        if (isAbout) rule.media.mediaText = 'all'
        if ('cssRules' in rule) apply(rule.cssRules as CSSRuleList)
      }
    }
    for (const sheet of document.styleSheets) if (!sheet.disabled) apply(sheet.cssRules)
  })
}
