import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Taps } from './player.tsx'

test('a short press goes on, a long one only holds the picture [LAN-1]', async () => {
  const { container } = await render(
    <>
      <input type="radio" id="chapter-2" />
      <Taps />
    </>,
  )
  const second = container.querySelector<HTMLInputElement>('#chapter-2')!
  const next = container.querySelector<HTMLElement>('[for="chapter-2"]')!

  press(next, 500)
  const wasTurnedByHolding = second.checked
  press(next, 50)

  expect(wasTurnedByHolding).toBe(false)
  expect(second.checked).toBe(true)
})

/** A press that lasts so long by the times of its events. */
function press(label: HTMLElement, ms: number): void {
  label.dispatchEvent(at(1000, new PointerEvent('pointerdown', { bubbles: true })))
  label.dispatchEvent(at(1000 + ms, new PointerEvent('pointerup', { bubbles: true })))
  label.dispatchEvent(at(1000 + ms, new MouseEvent('click', { bubbles: true, cancelable: true })))
}

function at(timeStamp: number, event: Event): Event {
  return Object.defineProperty(event, 'timeStamp', { value: timeStamp })
}
