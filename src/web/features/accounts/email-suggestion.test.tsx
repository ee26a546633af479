import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Boot } from '#contract/page.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { EmailField } from './credentials.tsx'
import { EmailSuggestion } from './email-suggestion.tsx'

const BOOT = { settings: { name: 'Vonk' }, user: null, locale: 'nl' } as unknown as Boot

function NewAddress() {
  const [email, setEmail] = useState('')
  return (
    <>
      <EmailField autoComplete="email" value={email} onChange={setEmail} />
      <EmailSuggestion email={email} onPick={setEmail} />
    </>
  )
}

test('a slip in a new address is noticed, and put right by a press [AUT-6]', async () => {
  const app = openApp(BOOT, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['credentials'])
  const router = createMemoryRouter([{ path: '*', Component: NewAddress }])
  await render(
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
  const field = page.getByLabelText('E-mailadres')

  await field.fill('noor@gmial.com')
  await page.getByRole('button', { name: 'Bedoel je noor@gmail.com?' }).click()

  await expect.element(field).toHaveValue('noor@gmail.com')
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})
