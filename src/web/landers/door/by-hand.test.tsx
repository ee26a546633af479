import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { quietTime } from '#test/quiet-time.ts'
import { listenForHands, takeBack, throwTop } from './by-hand.ts'

listenForHands()

test('cards are decided from the top, a no carries nothing, and the last one can be taken back [LAN-1]', () => {
  const form = aForm(['one', 'two', 'three'])

  throwTop(form, 'right')
  throwTop(form, 'left')
  throwTop(form, 'right')
  takeBack(form)

  expect([...new FormData(form)]).toEqual([['likes', 'one']])
  expect(form.querySelectorAll(':checked')).toHaveLength(2)
})

function aForm(ids: readonly string[]): HTMLFormElement {
  const form = document.createElement('form')
  form.innerHTML = ids
    .map(
      (id) =>
        `<fieldset><legend>?</legend><input type="checkbox"><input type="checkbox" name="likes" value="${id}"></fieldset>`,
    )
    .join('')
  return form
}

test('a box is ticked by a tap or by being pulled onto the target, and no more once it is pulled away [LAN-1]', async () => {
  const screen = await render(<Pulled />)
  const box = screen.getByRole('checkbox')
  const [target, away] = [screen.getByTestId('target'), screen.getByTestId('away')]

  await userEvent.dragAndDrop(box, target)
  await expect.element(box).toBeChecked()
  await userEvent.dragAndDrop(box, target)
  await expect.element(box).toBeChecked()
  await userEvent.dragAndDrop(box, away)
  await expect.element(box).not.toBeChecked()
  await userEvent.click(box)

  await expect.element(box).toBeChecked()
})

test('a label goes with its box, and a finger’s pull, which no click follows, does not swallow the next press [LAN-1]', async () => {
  const screen = await render(<Pulled />)
  const [box, label] = [screen.getByRole('checkbox'), screen.getByText('Wine')]
  const fire = (type: string, by: number) =>
    box
      .element()
      .dispatchEvent(
        new PointerEvent(type, { pointerId: 1, isPrimary: true, bubbles: true, clientX: by }),
      )
  box.element().setPointerCapture = () => undefined

  fire('pointerdown', 0)
  fire('pointermove', 40)
  const moved = label.element().getAttribute('style')
  fire('pointerup', 40)
  await expect.element(label).not.toHaveAttribute('data-pulled')
  // The press comes after what the pull leaves for later, as a finger's does.
  await quietTime(0)
  box.element().focus()
  await userEvent.keyboard(' ')

  expect(moved).toContain('translate3d(40px, 0px, 0px)')
  await expect.element(box).toBeChecked()
})

function Pulled() {
  return (
    <form>
      <input type="checkbox" id="wine" data-pull-to="[data-target]" />
      <label htmlFor="wine">Wine</label>
      <div data-target="" data-testid="target" style={{ height: 100 }} />
      <div data-testid="away" style={{ height: 100 }} />
    </form>
  )
}
