import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import type { Boot } from '#contract/page.ts'
import type { User } from '#contract/user.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { MARK_DISMISSED } from '#web/app/document.ts'
import { AlertGate } from './default-layout.tsx'

const DAY = 24 * 60 * 60 * 1000
const PHOTO = { filename: 'a.webp', thumb_filename: 'b.webp', status: 'active' } as const
const ENRICH = { name: 'Maak je profiel af.' }
const SILENCE = { name: 'Je mist meldingen.' }
const PUSH = { name: 'Mis geen bericht.' }

type Wishes = Partial<User> & { hasPhoto?: boolean }

async function show(route: string, { hasPhoto = true, ...changes }: Wishes = {}) {
  const user = {
    status: 'active',
    notifications_disabled: [],
    has_about: true,
    profile: { name: 'Noor', main_image: hasPhoto ? PHOTO : null },
    ...changes,
  }
  const boot = { user, locale: 'nl', now: '2026-03-01T12:00:00Z', settings: {} } as unknown as Boot
  const app = openApp(boot, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['shell', 'live'])
  const element = (
    <>
      <AlertGate route={route} />
      <h1>The screen</h1>
    </>
  )
  await cleanup()
  await render(
    <AppProviders app={app}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </AppProviders>,
  )
  await expect.element(page.getByRole('heading')).toBeVisible()
}

/** What the document marks itself with before it is painted. */
function marked(): string {
  const script = document.createElement('script')
  script.textContent = MARK_DISMISSED
  document.head.append(script)
  const { className } = document.documentElement
  document.documentElement.className = ''
  return className
}

/** A browser that has not been asked yet, has said no, or is pushed already. */
function browserSays(permission: NotificationPermission): void {
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue(permission)
}

function browserIsSubscribed() {
  const pushManager = { getSubscription: async () => ({ endpoint: 'https://push.example/1' }) }
  const registration = { pushManager } as unknown as ServiceWorkerRegistration
  return vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration)
}

beforeEach(() => {
  localStorage.clear()
  browserSays('denied')
})
afterEach(() => {
  localStorage.clear()
  document.documentElement.className = ''
  vi.restoreAllMocks()
})

test.each([
  ['without a photo', { hasPhoto: false }, 'Met een foto'],
  ['without a text', { has_about: false }, 'Een paar zinnen'],
  ['with neither', { hasPhoto: false, has_about: false }, 'Een foto en een paar zinnen'],
])('%s a member is asked to complete the profile [LAY-10]', async (_, wishes, words) => {
  await show('members', wishes)

  await expect.element(page.getByRole('region', ENRICH)).toHaveTextContent(words)
})

test.each(['email_message', 'push_message', 'email_like', 'push_like'])(
  'whoever has switched off %s is told what they miss [LAY-10]',
  async (name) => {
    await show('likes', { notifications_disabled: [name] })

    await expect.element(page.getByRole('region', SILENCE)).toBeVisible()
  },
)

test('a complete profile that hears of messages and likes is left alone [LAY-10]', async () => {
  await show('members', { notifications_disabled: ['email_search', 'push_match'] })

  expect(page.getByRole('region').query()).toBeNull()
})

test('whoever can be pushed and is not is asked, until they are, say no or dismiss it [LAY-10] [PSH-1]', async () => {
  browserSays('default')
  await show('members')
  await expect.element(page.getByRole('region', PUSH)).toBeVisible()
  const before = marked()

  browserSays('denied')
  await show('members')
  const whenDenied = [page.getByRole('region').query(), marked()]
  browserSays('granted')
  const registered = browserIsSubscribed()
  await show('members')
  await expect.poll(() => localStorage.getItem('push-is-on')).toBe('1')
  await expect.element(page.getByRole('region')).not.toBeInTheDocument()
  const whenOn = [page.getByRole('region').query(), marked()]
  registered.mockResolvedValue(undefined)
  localStorage.clear()
  await show('members')
  await page.getByRole('region', PUSH).getByRole('button', { name: 'Sluiten' }).click()

  const hidden = [null, 'hide-push-notification-alert']
  expect([before, whenDenied, whenOn]).toEqual(['', hidden, hidden])
  await expect.element(page.getByRole('region')).not.toBeInTheDocument()
  expect(localStorage.getItem('hide-push-notification-alert')).not.toBeNull()
})

test('alerts are for the members area, one at a time, and not for whoever must confirm their address first [LAY-10]', async () => {
  const both = { has_about: false, notifications_disabled: ['email_like'] }
  await show('likes-m-id', both)
  await expect.element(page.getByRole('region', ENRICH)).toBeVisible()
  const shown = page.getByRole('region').elements().length

  await show('notifications', both)
  const elsewhere = page.getByRole('region').elements().length
  await show('likes', { ...both, status: 'not_confirmed' })

  expect([shown, elsewhere, page.getByRole('region').elements().length]).toEqual([1, 0, 0])
})

test('a dismissed alert makes way for the next, is kept with its time, and comes back after thirty days [LAY-10]', async () => {
  const both = { has_about: false, notifications_disabled: ['email_like'] }
  await show('members', both)
  const before = Date.now()
  await page.getByRole('region', ENRICH).getByRole('button', { name: 'Sluiten' }).click()

  await expect.element(page.getByRole('region', SILENCE)).toBeVisible()
  const dismissedAt = Number(localStorage.getItem('hide-enrich-alert'))
  expect(dismissedAt).toBeGreaterThanOrEqual(before)
  expect(dismissedAt).toBeLessThanOrEqual(Date.now())
  expect(marked()).toBe('hide-enrich-alert hide-push-notification-alert')

  localStorage.setItem('hide-enrich-alert', String(Date.now() - 30 * DAY))
  await show('members', { has_about: false })
  await expect.element(page.getByRole('region', ENRICH)).toBeVisible()
  expect(marked()).toBe('hide-push-notification-alert')
})
