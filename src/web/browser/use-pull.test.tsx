import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { usePull } from './use-pull.ts'

test('a label is ticked by a tap or by being pulled onto the target, and no more once it is pulled away [LAN-1]', async () => {
  const screen = await render(<Pulled />)
  const [box, label] = [screen.getByRole('checkbox'), screen.getByText('Wine')]
  const [target, away] = [screen.getByTestId('target'), screen.getByTestId('away')]

  await userEvent.dragAndDrop(label, target)
  await expect.element(box).toBeChecked()
  await userEvent.dragAndDrop(label, target)
  await expect.element(box).toBeChecked()
  await userEvent.dragAndDrop(label, away)
  await expect.element(box).not.toBeChecked()
  await userEvent.click(label)

  await expect.element(box).toBeChecked()
})

function Pulled() {
  const pull = usePull('[data-target]')
  return (
    <form>
      <input type="checkbox" id="wine" />
      <label htmlFor="wine" {...pull}>
        Wine
      </label>
      <div data-target="" data-testid="target" style={{ height: 100 }} />
      <div data-testid="away" style={{ height: 100 }} />
    </form>
  )
}
