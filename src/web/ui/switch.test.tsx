import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Switch } from './choices.tsx'

test('a switch is one for screen readers too, and the space bar throws it', async () => {
  const onChange = vi.fn<(isOn: boolean) => void>()
  const screen = await render(
    <Switch
      label="Invisible"
      checked={false}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />,
  )
  await expect.element(screen.getByRole('switch', { name: 'Invisible' })).not.toBeChecked()

  await userEvent.tab()
  await userEvent.keyboard(' ')

  await expect.poll(() => onChange).toHaveBeenCalledExactlyOnceWith(true)
})

test('a switch is as large as a thumb', async () => {
  const screen = await render(
    <p style={{ padding: 40 }}>
      <Switch label="Invisible" defaultChecked />
    </p>,
  )
  const { left, top } = screen.getByRole('switch').element().getBoundingClientRect()

  for (const [x, y] of [
    [left - 5, top - 7],
    [left + 57, top + 39],
  ])
    expect(document.elementFromPoint(x!, y!)).toBe(screen.getByRole('switch').element())
})
