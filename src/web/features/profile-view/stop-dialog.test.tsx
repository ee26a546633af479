import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Boot } from '#contract/page.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { StopDialog } from './stop-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

const BOOT = {
  settings: { name: 'Vonk', time_zone: 'Europe/Amsterdam' },
  user: null,
  locale: 'nl',
  now: '2026-03-01T12:00:00Z',
} as unknown as Boot
const SEM = { id: '5a1b4c6e-0000-4000-8000-000000000001', name: 'Sem', fictional_icon: false }

/** Shows the dialog before a server whose answers to reports these are; blocks always succeed. */
async function show(...reports: readonly object[]) {
  const sent: { path: string; body: Record<string, unknown> }[] = []
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const { pathname: path } = new URL(address, location.href)
    const known = sent.filter((each) => each.path === path).length
    sent.push({ path, body: JSON.parse(body) as Record<string, unknown> })
    const answer = path === '/api/report.php' ? (reports[known] ?? {}) : {}
    return new Response(JSON.stringify(answer), {
      status: 'error' in answer ? 429 : 200,
      headers: { 'content-type': 'application/json' },
    })
  })
  const app = openApp(BOOT, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['shell'])
  const on = {
    onReport: vi.fn<() => void>(),
    onClose: vi.fn<() => void>(),
    onStopped: vi.fn<() => void>(),
  }
  const router = createMemoryRouter([{ path: '*', element: <StopDialog member={SEM} {...on} /> }])
  await render(
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
  return { sent, ...on }
}

test('one press on what is wrong blocks and reports, without a word to write [ACC-5] [ACC-8] [INF-2]', async () => {
  const { sent, onStopped, onClose } = await show({ number: 4711 })

  await page.getByRole('button', { name: 'Ongewenste seksuele berichten' }).click()

  await expect.element(page.getByText(/onder nummer 4711/)).toBeVisible()
  expect(sent.map(({ path }) => path)).toEqual(['/api/blocked.php', '/api/report.php'])
  expect(sent[1]!.body).toMatchObject({
    profile_id: SEM.id,
    subject: 'member',
    reason: 'unwanted_sexual',
    explanation: '',
  })
  const advice = page.getByRole('link', { name: 'Tips om veilig te daten' })
  await expect.element(advice).toHaveAttribute('href', '/pages/safety')
  expect(onStopped).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Klaar' }).click()
  expect(onStopped).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
})

test('where the report is refused the block holds, and both are said [ACC-5] [ACC-8]', async () => {
  const { sent } = await show({ error: { code: 'RATE_LIMITED' } })

  await page.getByRole('button', { name: 'Bedreiging of haat' }).click()

  await expect.element(page.getByText(/De blokkade geldt wel/)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Sem is geblokkeerd' })).toBeVisible()
  expect(sent[0]!.path).toBe('/api/blocked.php')
})

test('blocking alone reports nobody, and what no choice names is told in own words [ACC-5]', async () => {
  const { sent, onReport } = await show()

  await page.getByRole('button', { name: 'Iets anders melden' }).click()
  await page.getByRole('button', { name: 'Alleen blokkeren' }).click()

  await expect.element(page.getByRole('heading', { name: 'Sem is geblokkeerd' })).toBeVisible()
  expect(sent.map(({ path }) => path)).toEqual(['/api/blocked.php'])
  expect(onReport).toHaveBeenCalledOnce()
})
