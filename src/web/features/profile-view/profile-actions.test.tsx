import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LOCALE_CODES } from '#contract/locales.ts'
import type { MemberProfile } from '#contract/members.ts'
import type { Boot } from '#contract/page.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import '#web/ui/styles/index.scss'
import { ProfileActions } from './profile-actions.tsx'

/** As wide as it stands beside the photos. */
const DESKTOP = 420

test.each(LOCALE_CODES)(
  'in %s the button that writes is one line with its price, beside the photos of a desktop [PRO-1] [LAY-9]',
  async (locale) => {
    await page.viewport(1280, 800)
    const boot = {
      settings: { time_zone: 'Europe/Amsterdam', message_credits: 2, gift_credits: 5 },
      user: { credits: 9 },
      locale,
      now: '2026-03-01T12:00:00Z',
    } as unknown as Boot
    const app = openApp(boot, () => Promise.reject(new Error('no calls here')))
    await app.catalogue.load(['shell', 'member', 'member-tile'])
    const member = { id: '5a1b4c6e-0000-4000-8000-000000000001', name: 'Noor' } as MemberProfile
    const like = { isLiked: false, press: () => undefined }
    const element = <ProfileActions member={member} like={like} />
    const screen = await render(
      <AppProviders app={app}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
      </AppProviders>,
    )
    screen.container.style.width = `${DESKTOP}px`

    const button = screen.container.querySelector('a[href$="/chat"]')!
    const [words] = button.querySelectorAll(':scope > span')
    const line = Number.parseFloat(getComputedStyle(words!).lineHeight)
    expect(words!.getBoundingClientRect().height).toBeLessThan(line * 1.5)
    expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
  },
)
