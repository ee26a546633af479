import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { contactDetailsIn } from '#contract/contact/contact-details.ts'
import { LOCALE_CODES } from '#contract/locales.ts'
import type { Boot } from '#contract/page.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { type Ground, IcebreakerDialog, icebreakerLines } from './icebreakers.tsx'

const STRANGERS: Ground = { shared_interests: [], is_same_town: false, is_match: false }
const texts = import.meta.glob<Record<string, unknown>>('/src/web/i18n/messages/*/icebreakers.json')

function rounds(ground: Ground, count: number) {
  return Array.from({ length: count }, (_, round) => icebreakerLines(ground, 'noor', round))
}

test('lines are about what the two share first, and every round brings others [CHA-2]', () => {
  const [first, second] = rounds(
    { ...STRANGERS, shared_interests: ['wine', 'music', 'art', 'yoga'] },
    2,
  )

  expect(first).toHaveLength(5)
  expect(first!.slice(0, 4).every((key) => key.startsWith('interests.'))).toBe(true)
  expect(first!.filter((key) => second!.includes(key))).toEqual([])
})

test('a match and a common town are something to begin with, and strangers get any line [CHA-2]', () => {
  const near = rounds({ ...STRANGERS, is_same_town: true, is_match: true }, 2).flat()
  const strangers = rounds(STRANGERS, 3)

  expect(near).toEqual(expect.arrayContaining(['town.a', 'town.b', 'town.c', 'match.a']))
  expect(strangers.flat().every((key) => key.startsWith('general.'))).toBe(true)
  expect(strangers.map((lines) => new Set(lines).size)).toEqual([5, 5, 5])
})

test('two of the lines answer what the other says to prompts, before those about what the two share [CHA-12]', () => {
  const [lines] = rounds(
    { ...STRANGERS, shared_interests: ['wine'], prompts: ['song', 'sunday', 'laugh'] },
    1,
  )

  expect(lines!.slice(0, 2).every((key) => key.startsWith('prompts.'))).toBe(true)
  expect(lines![2]).toMatch(/^interests\.wine/)
})

test.each(LOCALE_CODES)(
  'no line in %s is there twice, too long, or tells how to reach anybody [CHA-2]',
  async (locale) => {
    const module = await texts[`/src/web/i18n/messages/${locale}/icebreakers.json`]!()
    const { interests, prompts, town, match, general } = (module['default'] ?? module) as Record<
      string,
      object
    >
    const lines = [interests!, prompts!, town!, match!, general!].flatMap(textsIn)

    expect(lines).toHaveLength(90)
    expect(new Set(lines).size).toBe(90)
    expect(lines.filter((line) => line.length > 110)).toEqual([])
    expect(lines.filter((line) => contactDetailsIn(line).length > 0)).toEqual([])
  },
)

test('a press puts the line where one writes, and the others come when asked for [CHA-2]', async () => {
  const onChoose = vi.fn<(line: string) => void>()
  const onClose = vi.fn<() => void>()
  await show(<IcebreakerDialog profileId="noor" ground={STRANGERS} {...{ onChoose, onClose }} />)
  await expect.element(page.getByRole('heading', { name: 'Begin het gesprek' })).toBeVisible()
  const shown = () =>
    page
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent)
  await expect.poll(shown).toHaveLength(5)
  const first = shown()

  await page.getByRole('button', { name: 'Andere zinnen' }).click()
  await expect.poll(() => shown().filter((line) => first.includes(line))).toEqual([])
  await page.getByRole('listitem').first().getByRole('button').click()

  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  expect(onChoose.mock.calls).toEqual([[shown()[0]]])
})

async function show(element: React.ReactNode) {
  const boot = {
    settings: { name: 'Vonk', time_zone: 'Europe/Amsterdam' },
    user: null,
    locale: 'nl',
    now: '2026-03-01T12:00:00Z',
  } as unknown as Boot
  const app = openApp(boot, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['shell'])
  const router = createMemoryRouter([{ path: '*', element: <div>{element}</div> }])
  await render(
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
