import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { LocaleCode } from '#contract/locales.ts'
import type { Boot } from '#contract/page.ts'
import { type RefusalCode, REFUSALS } from '#contract/refusals.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { SAMPLE_USER } from '#web/features/accounts/sample-user.ts'

export const USER = {
  ...SAMPLE_USER,
  credits: 78,
  paid_user: true,
  signup_date: '2026-02-28T12:00:00Z',
}

/** A server that answers with what stands here for a call; a word is a refusal. */
export function aServer(answers: Record<string, (input: Record<string, string>) => unknown>) {
  const sent: { call: string; input: Record<string, string> }[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const url = new URL(address, location.href)
    const input = body ? JSON.parse(body as string) : Object.fromEntries(url.searchParams)
    const call = `${method} ${url.pathname}`
    sent.push({ call, input })
    const answer = answers[call]?.(input) ?? { user: USER }
    if (typeof answer !== 'string') return new Response(JSON.stringify(answer))
    const status = REFUSALS[answer as RefusalCode]
    return new Response(JSON.stringify({ error: { code: answer } }), { status })
  })
  return (call: string) => sent.filter((one) => one.call === call).map(({ input }) => input)
}

/** Shows something of payments alone, to a member who has bought before. */
export async function showPayments(element: React.ReactNode, locale: LocaleCode = 'nl') {
  const boot = {
    settings: { name: 'Vonk', time_zone: 'Europe/Amsterdam' },
    user: USER,
    locale,
    now: '2026-03-01T12:00:00Z',
  } as unknown as Boot
  const app = openApp(boot, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['shell', 'transactions', 'repeat-order', 'payments', 'refusal'])
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '*', element: <p>elsewhere</p> },
  ])
  await render(
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
  return router
}
