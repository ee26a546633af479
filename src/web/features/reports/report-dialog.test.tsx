import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Boot } from '#contract/page.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { ReportDialog } from './report-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

const BOOT = {
  settings: { name: 'Vonk', time_zone: 'Europe/Amsterdam' },
  user: null,
  locale: 'nl',
  now: '2026-03-01T12:00:00Z',
} as unknown as Boot
const NOOR = { id: '5a1b4c6e-0000-4000-8000-000000000001', name: 'Noor', fictional_icon: false }

/** What was sent, and what is answered to it. */
function server(...answers: readonly object[]) {
  const sent: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const answer = answers[sent.length] ?? {}
    sent.push(JSON.parse(body) as Record<string, unknown>)
    const status = 'error' in answer ? 404 : 200
    return new Response(JSON.stringify(answer), {
      status,
      headers: { 'content-type': 'application/json' },
    })
  })
  return sent
}

async function show(photoId?: string) {
  const app = openApp(BOOT, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['shell'])
  const onClose = vi.fn<() => void>()
  const element = <ReportDialog member={NOOR} photoId={photoId} onClose={onClose} />
  const router = createMemoryRouter([{ path: '*', element }])
  await render(
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
  return { onClose }
}

async function fillIn() {
  await page.getByText('Oplichting of vragen om geld').click()
  await page.getByLabelText('Wat is er gebeurd?').fill('Vroeg mij om geld.')
}

test('a report needs a reason, words only where that says too little, and says what is missing [P9]', async () => {
  const sent = server({ number: 12 })
  await show()

  await page.getByRole('button', { name: 'Melding versturen' }).click()
  await expect.element(page.getByText('Kies wat er aan de hand is.')).toBeVisible()
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('reason')
  await page.getByText('Iets anders', { exact: true }).click()
  await page.getByRole('button', { name: 'Melding versturen' }).click()
  await expect.element(page.getByText(/minstens tien tekens/)).toBeVisible()
  expect(sent).toEqual([])

  await page.getByText('Ongewenste seksuele berichten').click()
  await page.getByRole('button', { name: 'Melding versturen' }).click()
  await expect.element(page.getByText('Nummer 12')).toBeVisible()
  expect(sent[0]).toMatchObject({ reason: 'unwanted_sexual', explanation: '', is_sincere: true })
})

test('a report that is sent again after a failure is the same one, and its number is shown [ACC-8] [M3]', async () => {
  const sent = server({ error: { code: 'UNEXPECTED' } }, { number: 4711 })
  const { onClose } = await show('5a1b4c6e-0000-4000-8000-000000000002')
  await expect.element(page.getByRole('heading', { name: 'Foto van Noor melden' })).toBeVisible()
  await fillIn()

  await page.getByRole('button', { name: 'Melding versturen' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await page.getByRole('button', { name: 'Melding versturen' }).click()

  await expect.element(page.getByText('Nummer 4711')).toBeVisible()
  const advice = page.getByRole('link', { name: 'Tips om veilig te daten' })
  await expect.element(advice).toHaveAttribute('target', '_blank')
  expect(sent[0]).toMatchObject({
    profile_id: NOOR.id,
    subject: 'photo',
    subject_id: '5a1b4c6e-0000-4000-8000-000000000002',
    reason: 'scam_or_money',
    explanation: 'Vroeg mij om geld.',
    is_sincere: true,
  })
  expect(sent[1]).toEqual(sent[0])
  await page.getByRole('button', { name: 'Klaar' }).click()
  await expect.poll(() => onClose).toHaveBeenCalled()
})
