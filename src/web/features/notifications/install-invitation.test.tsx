import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import type { Boot } from '#contract/page.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { holdInstallPrompt, putInstallAway } from '#web/browser/install-prompt.ts'
import { forgetPersonal } from '#web/browser/storage.ts'
import { InstallInvitation } from './install-invitation.tsx'

const INVITATION = { name: 'Zet dit op je startscherm' }

holdInstallPrompt()
beforeEach(() => {
  putInstallAway()
  localStorage.clear()
})

async function show({ isDiscreet = false } = {}) {
  const settings = { name: 'Vonk', time_zone: 'Europe/Amsterdam' }
  const boot = {
    user: null,
    locale: 'nl',
    now: '2026-03-01T12:00:00Z',
    settings,
  } as unknown as Boot
  const app = openApp(boot, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['shell', 'chats'])
  const element = (
    <>
      <h1>The screen</h1>
      <InstallInvitation isDiscreet={isDiscreet} />
    </>
  )
  await cleanup()
  await render(
    <AppProviders app={app}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </AppProviders>,
  )
  await expect.element(page.getByRole('heading', { name: 'The screen' })).toBeVisible()
}

/** The browser says that the site can be installed. */
function offer() {
  const prompt = vi.fn<() => Promise<unknown>>(() => Promise.resolve())
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  return prompt
}

test('a browser that can install is asked to with one press, and nothing invites again [PSH-3]', async () => {
  await show()
  expect(page.getByRole('region', INVITATION).query()).toBeNull()
  const prompt = offer()

  await page.getByRole('region', INVITATION).getByRole('button', { name: 'Installeren' }).click()

  await expect.element(page.getByRole('region', INVITATION)).not.toBeInTheDocument()
  expect(prompt).toHaveBeenCalledOnce()
  offer()
  await show()
  expect(page.getByRole('region', INVITATION).query()).toBeNull()
})

test('an invitation that is put away stays away, also from whoever logs in next [PSH-3]', async () => {
  await show()
  offer()
  await page.getByRole('region', INVITATION).getByRole('button', { name: 'Nee, dank je' }).click()

  forgetPersonal()
  offer()
  await show()

  expect(page.getByRole('region', INVITATION).query()).toBeNull()
})

test('it says under which name the app would stand there, and a discreet member reads that it tells nothing [PSH-3] [ACC-9]', async () => {
  await show()
  offer()
  await expect.element(page.getByRole('region', INVITATION)).toHaveTextContent('als ‘Vonk’')

  await show({ isDiscreet: true })

  const invitation = page.getByRole('region', INVITATION)
  await expect.element(invitation).toHaveTextContent('neutraal')
  expect(invitation.element().textContent).not.toContain('Vonk')
})

test('on an iPhone it says how to do it by hand [PSH-3]', async () => {
  const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone)')
  await show()

  await expect.element(page.getByText('Zet op beginscherm')).toBeVisible()
  agent.mockRestore()
})
