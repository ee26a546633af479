import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Boot } from '#contract/page.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { SAMPLE_USER } from '#web/features/accounts/sample-user.ts'
import { ComplaintForm } from './complaint-form.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const TEXT = 'Ik heb twee keer betaald.'

/** The requests that were sent, and the answers to them; a request for preferences gets those of a member. */
function server(...answers: readonly object[]) {
  const sent: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    if (url.includes('notifications')) return json({ preferences: PREFERENCES })
    const answer = answers[sent.length] ?? {}
    sent.push(JSON.parse(body ?? '{}') as Record<string, unknown>)
    return json(answer, 'error' in answer ? 429 : 200)
  })
  return sent
}

const PREFERENCES = {
  email: 'anna@example.com',
  pending_email: null,
  notifications_disabled: [],
  is_invisible: false,
  shown_to: 'everybody',
  is_discreet: false,
  shows_read_marks: true,
  hidden_words: [],
  shows_details: false,
}

function json(answer: object, status = 200): Response {
  const headers = { 'content-type': 'application/json' }
  return new Response(JSON.stringify(answer), { status, headers })
}

async function show(user: unknown = null) {
  const boot = {
    settings: { name: 'Vonk', time_zone: 'Europe/Amsterdam' },
    user,
    locale: 'nl',
    now: '2026-03-01T12:00:00Z',
  } as unknown as Boot
  const app = openApp(boot, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['shell', 'complaint', 'refusal'])
  const router = createMemoryRouter([{ path: '*', element: <ComplaintForm /> }])
  await render(
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
}

async function fillIn() {
  await page.getByLabelText('Je naam').fill('Anna')
  await page.getByLabelText('Waar gaat het over?').selectOptions('payment')
  await page.getByLabelText('Wat is er gebeurd?').fill(TEXT)
}

const send = () => page.getByRole('button', { name: 'Klacht versturen' }).click()

test('a member finds their address in the form, and what is tried again is the same complaint [INF-1] [M3]', async () => {
  const sent = server({ error: { code: 'RATE_LIMITED' } }, { number: 'K-2026-000123' })
  await show(SAMPLE_USER)
  await expect.element(page.getByLabelText('E-mailadres')).toHaveValue('anna@example.com')
  await fillIn()

  await send()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Dat gaat te snel.')
  await expect.element(page.getByLabelText('Wat is er gebeurd?')).toHaveValue(TEXT)
  await send()

  await expect.element(page.getByText('K-2026-000123')).toBeVisible()
  expect(sent[0]).toMatchObject({ email: 'anna@example.com', kind: 'payment', text: TEXT })
  expect(sent[1]).toEqual(sent[0])
  expect(sessionStorage.getItem('complaint')).toBeNull()
})

test('a field that the server refuses is named, and other words are another complaint [INF-1]', async () => {
  const refusal = { error: { code: 'INVALID_INPUT', params: { field: 'email' } } }
  const sent = server(refusal, { number: 'K-2026-000124' })
  await show()
  await fillIn()
  await page.getByLabelText('E-mailadres').fill('anna@example.c')
  await send()
  await expect.element(page.getByText(/waarop we je kunnen antwoorden/)).toBeVisible()

  await page.getByLabelText('E-mailadres').fill('anna@example.com')
  await send()

  await expect.element(page.getByText('K-2026-000124')).toBeVisible()
  expect(sent[1]!['client_id']).not.toBe(sent[0]!['client_id'])
})
