import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import './styles/index.scss'
import { atRest } from '#web/testing/steady-page.ts'
import { Segmented } from './field-group.tsx'

const OPTIONS = [
  { value: 'light', label: 'Jasny' },
  { value: 'dark', label: 'Ciemny' },
  { value: 'system', label: 'Jak w urządzeniu' },
] as const

test.each([
  [340, 1],
  [200, 2],
])('in %i pixels the answers stand whole in %i rows [LAY-9]', async (width, rows) => {
  const screen = await render(
    <section style={{ width }}>
      <Segmented legend="Wygląd" defaultValue="light" options={OPTIONS} />
    </section>,
  )

  await atRest()
  const labels = [...screen.container.querySelectorAll('label')]
  const tops = new Set(labels.map((label) => label.getBoundingClientRect().top))
  expect(labels.map(linesOf)).toEqual([1, 1, 1])
  expect(tops.size).toBe(rows)
})

test('a word is never broken, and nothing stands over the edge', async () => {
  const screen = await render(
    <section style={{ width: 110 }}>
      <Segmented legend="Wygląd" defaultValue="system" options={OPTIONS} />
    </section>,
  )

  await atRest()
  const section = screen.container.querySelector('section')!
  expect([...section.querySelectorAll('label')].map(linesOf)).toEqual([1, 1, 2])
  expect(section.scrollWidth).toBe(110)
})

function linesOf(label: HTMLElement): number {
  const range = document.createRange()
  range.selectNodeContents(label.lastChild!)
  return new Set([...range.getClientRects()].map(({ top }) => top)).size
}
