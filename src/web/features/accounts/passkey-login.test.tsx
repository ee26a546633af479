import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { PasskeyRequest } from '#contract/passkeys.ts'
import type { Boot } from '#contract/page.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { SAMPLE_USER } from './sample-user.ts'
import { PasskeyLogin } from './passkey-login.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const BOOT = {
  settings: { name: 'Vonk', support_email: 'help@vonk.example', time_zone: 'Europe/Amsterdam' },
  user: null,
  locale: 'en',
  now: '2026-03-01T12:00:00Z',
} as unknown as Boot
const OPTIONS: PasskeyRequest = {
  challenge: 'A'.repeat(43),
  rpId: location.hostname,
  timeout: 600_000,
  userVerification: 'required',
  allowCredentials: [],
}
const BYTES = new Uint8Array([1, 2, 3]).buffer
const PROOF = {
  id: 'AQID',
  rawId: BYTES,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    authenticatorData: BYTES,
    clientDataJSON: BYTES,
    signature: BYTES,
    userHandle: BYTES,
  },
}

/** A browser that offers nothing in fields, and a server that answers a proof like this. */
async function show(answer: () => Response, { offers = false } = {}) {
  vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(offers)
  const sent: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url)
    return url.endsWith('-begin.php') ? Response.json({ options: OPTIONS }) : answer()
  })
  const app = openApp(BOOT, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['login', 'credentials', 'refusal'])
  const login = (
    <>
      <input aria-label="E-mail" autoComplete="username webauthn" />
      <PasskeyLogin target={null} />
    </>
  )
  const router = createMemoryRouter([
    { path: '/', element: login },
    { path: '*', element: <h1>At home</h1> },
  ])
  await render(
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
  return sent
}

const button = () => page.getByRole('button', { name: 'Log in with a passkey' })
const welcome = () => Response.json({ user: SAMPLE_USER })
const refused = (code: string) => () => Response.json({ error: { code } }, { status: 403 })

function named(name: string): DOMException {
  return new DOMException('no', name)
}

test('the button asks the browser for a passkey and goes on to where the visitor wanted to be [AUT-9]', async () => {
  const get = vi.spyOn(navigator.credentials, 'get').mockResolvedValue(PROOF as never)
  const sent = await show(welcome)

  await button().click()

  await expect.element(page.getByRole('heading', { name: 'At home' })).toBeVisible()
  expect(sent).toEqual(['/api/passkey-login-begin.php', '/api/passkey-login.php'])
  expect(get.mock.calls[0]![0]!.publicKey).toMatchObject({ userVerification: 'required' })
})

test('what was chosen in the field logs in by itself, and a refusal is told [AUT-9]', async () => {
  const get = vi.spyOn(navigator.credentials, 'get')
  get.mockResolvedValueOnce(PROOF as never).mockReturnValue(new Promise(() => {}))
  const sent = await show(refused('PASSKEY_REFUSED'), { offers: true })

  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This passkey doesn’t work here. Try again or use your password.')
  // The next one is offered by then.
  await expect.poll(() => get.mock.calls.length).toBe(2)
  expect(get.mock.calls.map(([asked]) => asked!.mediation)).toEqual(['conditional', 'conditional'])
  expect(sent.filter((url) => url.endsWith('login.php'))).toHaveLength(1)
})

test('a browser without passkeys has no button [AUT-9]', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no calls here')))
  const app = openApp(BOOT, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['login', 'credentials', 'refusal'])
  const element = <PasskeyLogin target={null} />
  await render(
    <AppProviders app={app}>
      <h1>Log in</h1>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </AppProviders>,
  )

  await expect.element(page.getByRole('heading')).toBeVisible()
  await expect.element(button()).not.toBeInTheDocument()
})

test.each([
  ['closes its window', 'NotAllowedError', 'status', 'Cancelled. Nothing has changed.'],
  [
    'cannot do it',
    'UnknownError',
    'alert',
    'Your browser couldn’t use the passkey. Try again or use your password.',
  ],
] as const)('whoever %s is told so, and can try again [AUT-9]', async (_, name, role, text) => {
  vi.spyOn(navigator.credentials, 'get')
    .mockRejectedValueOnce(named(name))
    .mockResolvedValueOnce(PROOF as never)
  await show(welcome)

  await button().click()
  await expect.element(page.getByRole(role)).toHaveTextContent(text)
  await button().click()

  await expect.element(page.getByRole('heading', { name: 'At home' })).toBeVisible()
})
