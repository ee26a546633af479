import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Boot } from '#contract/page.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { ToolChunk } from './tool-buttons.tsx'

test('what cannot be loaded says so in its place, and can be asked for again [CHA-2]', async () => {
  const boot = { settings: {}, user: null, locale: 'nl', now: '2026-03-01T12:00:00Z' }
  const app = openApp(boot as unknown as Boot, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['shell'])
  const tries = { count: 0 }
  const load = async () => {
    tries.count += 1
    if (tries.count === 1) throw new TypeError('Failed to fetch')
    return { word: 'Roos' }
  }
  await render(
    <AppProviders app={app}>
      <QueryClientProvider
        client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <p>Het gesprek</p>
        <ToolChunk name="gifts" load={load}>
          {({ word }) => <p>{word}</p>}
        </ToolChunk>
      </QueryClientProvider>
    </AppProviders>,
  )
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByText('Het gesprek')).toBeVisible()

  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()

  await expect.element(page.getByText('Roos')).toBeVisible()
})
