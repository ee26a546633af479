import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Preference } from '#contract/notifications.ts'
import type { Boot } from '#contract/page.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { SAMPLE_USER } from '#web/features/accounts/sample-user.ts'
import { HiddenWords } from './privacy-section.tsx'
import { LoadedPreferences } from './use-preferences.ts'

afterEach(() => vi.unstubAllGlobals())

const PREFERENCES: Preference = {
  notifications_disabled: [],
  is_invisible: false,
  shown_to: 'everybody',
  is_discreet: false,
  fiction_may_write: false,
  may_resell: false,
  shows_read_marks: true,
  shows_last_seen: true,
  hidden_words: [],
  shows_details: false,
  email: 'noor@example.com',
  pending_email: null,
}
const BOOT = {
  settings: { name: 'Vonk', time_zone: 'Europe/Amsterdam' },
  user: SAMPLE_USER,
  locale: 'nl',
  now: '2026-03-01T12:00:00Z',
} as unknown as Boot

async function show(words: readonly string[], isGood = true) {
  const sent: Partial<Preference>[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const given = JSON.parse(body) as Partial<Preference>
    sent.push(given)
    if (!isGood) return Response.json({ error: { code: 'UNEXPECTED' } }, { status: 500 })
    return Response.json({ preferences: { ...PREFERENCES, ...given }, user: SAMPLE_USER })
  })
  const app = openApp(BOOT, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['shell', 'notifications', 'refusal'])
  const element = (
    <LoadedPreferences value={{ ...PREFERENCES, hidden_words: [...words] }}>
      <HiddenWords />
    </LoadedPreferences>
  )
  await render(
    <AppProviders app={app}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </AppProviders>,
  )
  return sent
}

async function add(word: string) {
  await page.getByLabelText('Woord of woorden').fill(word)
  await userEvent.keyboard('{Enter}')
}

const shown = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent)

test('words are added and removed one by one, each saved at once [CHA-9]', async () => {
  const sent = await show(['geld'])

  await add('  bitcoin   nu ')
  await expect.poll(shown).toEqual(['geld', 'bitcoin nu'])
  await expect.element(page.getByRole('status')).toHaveTextContent('bitcoin nu')
  await expect.element(page.getByLabelText('Woord of woorden')).toHaveValue('')
  await page.getByRole('button', { name: 'geld verwijderen' }).click()

  await expect.poll(shown).toEqual(['bitcoin nu'])
  await expect.element(page.getByLabelText('Woord of woorden')).toHaveFocus()
  await expect
    .poll(() => sent)
    .toEqual([{ hidden_words: ['geld', 'bitcoin nu'] }, { hidden_words: ['bitcoin nu'] }])
})

test.each([
  ['a', ['geld'], 'Schrijf minstens 2 tekens.'],
  ['😀', [], 'Schrijf minstens 2 tekens.'],
  [' ', [], 'Schrijf minstens 2 tekens.'],
  ['GELD', ['geld'], 'Dit woord staat al in de lijst.'],
  [
    'meer',
    Array.from({ length: 50 }, (_, at) => `woord ${at}`),
    'Je kunt er 50 bewaren. Haal er eerst een weg.',
  ],
])('"%s" beside %j is not taken, and it is said why [CHA-9]', async (word, words, why) => {
  const sent = await show(words)

  await add(word)

  await expect.element(page.getByText(why)).toBeVisible()
  await expect
    .element(page.getByLabelText('Woord of woorden'))
    .toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
})

test('a word that could not be saved is not in the list, and it is said so [CHA-9]', async () => {
  await show([], false)

  await add('geld')

  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(page.getByRole('status').element().textContent).toBe('')
  expect(shown()).toEqual([])
})
