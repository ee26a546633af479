import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Boot } from '#contract/page.ts'
import { Refusal } from '#contract/refusals.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { useStepUp } from './use-step-up.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const BOOT = {
  settings: { time_zone: 'Europe/Amsterdam' },
  user: null,
  locale: 'en',
  now: '2026-03-01',
}
const OPTIONS = {
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
  getClientExtensionResults: () => ({}),
  response: { authenticatorData: BYTES, clientDataJSON: BYTES, signature: BYTES, userHandle: null },
}
const PASSWORD_REQUIRED = new Refusal('PASSWORD_REQUIRED')

function Delicate({ ask }: { ask: () => Promise<string> }) {
  const { stepUp, modal } = useStepUp()
  const [said, setSaid] = useState('nothing yet')
  const press = () =>
    stepUp(ask).then(
      (answer) => setSaid(answer ?? 'left as it was'),
      (error: Error) => setSaid(error.message),
    )
  return (
    <>
      <button onClick={() => void press()}>Delete</button>
      <output>{said}</output>
      {modal}
    </>
  )
}

async function show(ask: () => Promise<string>) {
  const app = openApp(BOOT as unknown as Boot, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['credentials', 'refusal'])
  const router = createMemoryRouter([{ path: '/', element: <Delicate ask={ask} /> }])
  return render(
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
}

type Answer = { readonly status: number; readonly body: object }

/** The server's answers to the password, one after the other, and to who asks which passkeys the member has. */
function answerWith(answers: readonly Answer[], passkeys: readonly object[] = []) {
  const left = [...answers]
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/api/passkeys.php') return Response.json({ passkeys })
    const { status, body } = left.shift()!
    return Response.json(body, { status })
  })
}

test('what needs no password is done without one [A8]', async () => {
  const screen = await show(() => Promise.resolve('done'))

  await screen.getByRole('button', { name: 'Delete' }).click()

  await expect.element(screen.getByText('done')).toBeVisible()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('the right password makes the call once more; wrong ones are told [A8]', async () => {
  const ask = vi.fn<() => Promise<string>>()
  ask.mockRejectedValueOnce(PASSWORD_REQUIRED).mockResolvedValueOnce('done')
  answerWith([
    { status: 403, body: { error: { code: 'PASSWORD_WRONG' } } },
    { status: 429, body: { error: { code: 'ACCOUNT_LOCKED', params: { minutes: 15 } } } },
    { status: 200, body: {} },
  ])
  const screen = await show(ask)
  await screen.getByRole('button', { name: 'Delete' }).click()
  const field = screen.getByLabelText('Password', { exact: true })
  const confirm = screen.getByRole('button', { name: 'Continue' })

  await field.fill('wrong')
  await confirm.click()
  await expect.element(field).toHaveAccessibleDescription('That password isn’t right. Try again.')
  await confirm.click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Too many wrong attempts. Your account is locked for 15 min.')
  await confirm.click()

  await expect.element(screen.getByText('done')).toBeVisible()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a member with a passkey may give that instead, and hears when the browser gave up [AUT-9] [A8]', async () => {
  const ask = vi.fn<() => Promise<string>>()
  ask.mockRejectedValueOnce(PASSWORD_REQUIRED).mockResolvedValueOnce('done')
  const get = vi.spyOn(navigator.credentials, 'get')
  get.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
  get.mockResolvedValueOnce(PROOF as never)
  const begun = { status: 200, body: { options: OPTIONS } }
  answerWith([begun, begun, { status: 200, body: {} }], [{ id: '1', name: 'Phone' }])
  const screen = await show(ask)
  await screen.getByRole('button', { name: 'Delete' }).click()
  const passkey = screen.getByRole('button', { name: 'Use a passkey' })

  await passkey.click()
  await expect.element(screen.getByText('Cancelled. Nothing has changed.')).toBeVisible()
  await passkey.click()

  await expect.element(screen.getByText('done')).toBeVisible()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('whoever cancels leaves everything as it was [A8]', async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValue(PASSWORD_REQUIRED)
  answerWith([])
  const screen = await show(ask)
  await screen.getByRole('button', { name: 'Delete' }).click()

  await screen.getByRole('button', { name: 'Cancel' }).first().click()

  await expect.element(screen.getByText('left as it was')).toBeVisible()
  expect(ask).toHaveBeenCalledOnce()
})

test('any other refusal is for whoever asked', async () => {
  const screen = await show(() => Promise.reject(new Refusal('RATE_LIMITED')))

  await screen.getByRole('button', { name: 'Delete' }).click()

  await expect.element(screen.getByText('RATE_LIMITED')).toBeVisible()
})
