import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import './styles/index.scss'
import { Button } from './button.tsx'

test('a busy button keeps its width and its label', async () => {
  const screen = await render(<Button cost="1 credit">Send</Button>)
  const button = screen.getByRole('button', { name: 'Send' })
  // Letters of another font are of another width.
  await document.fonts.ready
  const width = button.element().getBoundingClientRect().width

  await screen.rerender(
    <Button cost="1 credit" busy>
      Send
    </Button>,
  )

  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await expect.element(button).toHaveTextContent('Send')
  expect(button.element().getBoundingClientRect().width).toBe(width)
})

test('the spinner stands beside the words, however wide the button is, and in the button however narrow', async () => {
  for (const props of [{ block: true }, { size: 'sm' }] as const) {
    const screen = await render(
      <Button {...props} busy>
        Log in
      </Button>,
    )
    const button = screen.getByRole('button').element()
    const box = button.getBoundingClientRect()
    const spinner = button.querySelector('svg')!.getBoundingClientRect()
    const words = document.createRange()
    words.selectNode(button.querySelector('span')!.lastChild!)

    const gap = words.getBoundingClientRect().left - spinner.right
    expect(gap).toBeGreaterThan(2)
    expect(gap).toBeLessThan(16)
    expect(spinner.left).toBeGreaterThanOrEqual(box.left)
    await screen.unmount()
  }
})

test('a busy button with an icon keeps its width', async () => {
  const screen = await render(<Button icon="heart">Like</Button>)
  const button = screen.getByRole('button', { name: 'Like' })
  const width = button.element().getBoundingClientRect().width

  await screen.rerender(
    <Button icon="heart" busy>
      Like
    </Button>,
  )

  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  expect(button.element().getBoundingClientRect().width).toBe(width)
})

test('a busy button keeps the focus and ignores presses', async () => {
  const onClick = vi.fn<() => void>()
  const onSubmit = vi.fn<() => void>()
  const screen = await render(
    <form action={onSubmit}>
      <Button type="submit" busy onClick={onClick}>
        Send
      </Button>
    </form>,
  )

  await userEvent.tab()
  await userEvent.keyboard('{Enter}')

  await expect.element(screen.getByRole('button')).toHaveFocus()
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})
