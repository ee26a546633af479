import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { usePull } from './use-pull.ts'

test('a box is ticked by a tap or by being pulled, with its label, onto the target, and no more once it is pulled away [LAN-1]', async () => {
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

function Pulled() {
  const pull = usePull('[data-target]')
  return (
    <form>
      <input type="checkbox" id="wine" {...pull} />
      <label htmlFor="wine">Wine</label>
      <div data-target="" data-testid="target" style={{ height: 100 }} />
      <div data-testid="away" style={{ height: 100 }} />
    </form>
  )
}
