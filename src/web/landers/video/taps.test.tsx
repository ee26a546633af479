import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Taps } from './taps.tsx'

test('a short press goes on, a long one only holds the picture [LAN-1]', async () => {
  const { container } = await render(
    <>
      <input type="radio" id="chapter-2" />
      <Taps />
    </>,
  )
  const second = container.querySelector<HTMLInputElement>('#chapter-2')!
  const next = container.querySelector<HTMLElement>('[for="chapter-2"]')!

  await press(next, 500)
  const wasTurnedByHolding = second.checked
  await press(next, 0)

  expect(wasTurnedByHolding).toBe(false)
  expect(second.checked).toBe(true)
})

async function press(label: HTMLElement, ms: number): Promise<void> {
  label.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await new Promise((resolve) => setTimeout(resolve, ms))
  label.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
  label.click()
}
