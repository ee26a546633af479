import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Preference } from '#contract/notifications.ts'
import type { Boot } from '#contract/page.ts'
import type { Passkey } from '#contract/passkeys.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { SAMPLE_USER } from '#web/features/accounts/sample-user.ts'
import { PasskeyPart } from './passkey-list.tsx'
import { LoadedPreferences } from './use-preferences.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const BOOT = {
  settings: { name: 'Vonk', time_zone: 'Europe/Amsterdam' },
  user: SAMPLE_USER,
  locale: 'en',
  now: '2026-03-01T12:00:00Z',
} as unknown as Boot
const PHONE: Passkey = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Phone',
  created_at: '2026-02-01T12:00:00Z',
  last_used_at: '2026-02-28T12:00:00Z',
}
const OPTIONS = {
  challenge: 'A'.repeat(43),
  rp: { id: location.hostname, name: 'Vonk' },
  user: { id: 'A'.repeat(43), name: 'Noor', displayName: 'Noor' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 600_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: {},
}
const BYTES = new Uint8Array([1, 2, 3]).buffer
const MADE = {
  id: 'AQID',
  rawId: BYTES,
  type: 'public-key',
  getClientExtensionResults: () => ({}),
  response: { attestationObject: BYTES, clientDataJSON: BYTES, getTransports: () => ['internal'] },
}

type Answers = Readonly<Record<string, (body: never) => Response>>

async function show(passkeys: readonly Passkey[], answers: Answers = {}, isDiscreet = false) {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const name = `${method} ${url}`
    sent.push(name)
    if (name === 'GET /api/passkeys.php') return Response.json({ passkeys })
    return answers[name]!(JSON.parse((body as string | undefined) ?? '{}') as never)
  })
  const app = openApp(BOOT, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['shell', 'notifications', 'credentials', 'refusal'])
  const element = (
    <LoadedPreferences value={{ is_discreet: isDiscreet } as Preference}>
      <PasskeyPart />
    </LoadedPreferences>
  )
  await render(
    <AppProviders app={app}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </AppProviders>,
  )
  return sent
}

const begin = { 'POST /api/passkey-begin.php': () => Response.json({ options: OPTIONS }) }
const add = () => page.getByRole('button', { name: 'Add a passkey' })
const status = () => page.getByRole('status')

test('one is added, shown first and given a name at once [AUT-9]', async () => {
  vi.spyOn(navigator.credentials, 'create').mockResolvedValue(MADE as never)
  const laptop = {
    ...PHONE,
    id: PHONE.id.replace('1', '2'),
    name: 'Firefox, Linux',
    last_used_at: null,
  }
  await show([PHONE], {
    ...begin,
    'POST /api/passkeys.php': () => Response.json({ passkey: laptop }),
    'PUT /api/passkeys.php': ({ name }: { name: string }) =>
      Response.json({ passkey: { ...laptop, name } }),
  })

  await add().click()
  const field = page.getByLabelText('Name of the passkey')
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('Firefox, Linux')
  await expect.element(status()).toHaveTextContent('Firefox, Linux was added.')
  await field.fill(' ')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAccessibleDescription('Give the passkey a name.')
  await field.fill('Laptop')
  await userEvent.keyboard('{Enter}')

  await expect.element(status()).toHaveTextContent('The passkey is now called Laptop.')
  await expect.element(page.getByRole('listitem').first()).toHaveTextContent('LaptopAdded on')
  await expect.element(page.getByText('Not used yet')).toBeVisible()
})

test('one is removed after a question, and whoever takes fright keeps it [AUT-9]', async () => {
  const sent = await show([PHONE], { 'DELETE /api/passkeys.php': () => Response.json({}) })
  const remove = page.getByRole('button', { name: 'Phone: Remove' })

  await remove.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).first().click()
  expect(sent).toEqual(['GET /api/passkeys.php'])
  await remove.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()

  await expect.element(status()).toHaveTextContent('Phone was removed.')
  await expect.element(page.getByText('No passkeys yet.')).toBeVisible()
})

test.each([
  ['cancelled', 'NotAllowedError', 'status', 'Cancelled. Nothing has changed.'],
  ['known', 'InvalidStateError', 'status', 'This device already has a passkey for your account.'],
  ['failed', 'UnknownError', 'alert', 'Your browser couldn’t create a passkey. Try again.'],
] as const)('what comes of it when it is %s is told [AUT-9]', async (_, name, role, text) => {
  vi.spyOn(navigator.credentials, 'create').mockRejectedValue(new DOMException('no', name))
  await show([], begin)

  await add().click()

  await expect.element(page.getByRole(role)).toHaveTextContent(text)
  await expect.element(page.getByText('No passkeys yet.')).toBeVisible()
})

test('a browser without passkeys says so and keeps the list [AUT-9]', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  await show([PHONE])

  await expect.element(page.getByText('Phone', { exact: true })).toBeVisible()
  await expect.element(page.getByText('This browser can’t use passkeys.')).toBeVisible()
  await expect.element(add()).not.toBeInTheDocument()
})

test('it says what a device keeps where others may see it, also of the discreet [AUT-9] [ACC-9]', async () => {
  await show([], {}, true)

  await expect
    .element(page.getByText(/your device doesn’t store our name, but it does store/))
    .toBeVisible()
})
