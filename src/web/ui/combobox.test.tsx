import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { quietTime } from '#test/quiet-time.ts'
import { Combobox } from './combobox.tsx'

const TOWNS = [
  { key: 'a', text: 'Amsterdam', aside: 'Noord-Holland' },
  { key: 'b', text: 'Amersfoort', aside: 'Utrecht' },
]

function Towns({ onPick = () => {} }: { onPick?: (town: string) => void }) {
  const [text, setText] = useState('')
  return (
    <>
      <Combobox
        label="Town"
        text={text}
        onText={setText}
        options={text === '' ? [] : TOWNS}
        onPick={(option) => {
          setText(option.text)
          onPick(option.text)
        }}
        found="2 found"
      />
      <button>Next</button>
    </>
  )
}

test('the arrows go through the suggestions and around, and Enter takes one', async () => {
  const onPick = vi.fn<(town: string) => void>()
  const screen = await render(<Towns onPick={onPick} />)
  const field = screen.getByRole('combobox', { name: 'Town' })

  await field.fill('Am')
  await expect.element(screen.getByRole('listbox')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  const active = () => field.element().getAttribute('aria-activedescendant') ?? ''
  await expect.poll(() => document.getElementById(active())?.textContent).toContain('Amersfoort')
  await userEvent.keyboard('{Enter}')

  await expect.element(field).toHaveValue('Amersfoort')
  expect(onPick).toHaveBeenCalledExactlyOnceWith('Amersfoort')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
})

test('a press on a suggestion takes it and leaves the focus in the field', async () => {
  const onPick = vi.fn<(town: string) => void>()
  const screen = await render(<Towns onPick={onPick} />)
  await screen.getByRole('combobox').fill('Am')

  await screen.getByRole('option', { name: /Amsterdam/ }).click()

  await expect.poll(() => onPick).toHaveBeenCalledExactlyOnceWith('Amsterdam')
  await expect.element(screen.getByRole('combobox')).toHaveFocus()
})

test('a pointer aims at a suggestion when it moves, not when the list comes up under it', async () => {
  const onPick = vi.fn<(town: string) => void>()
  const screen = await render(<Towns onPick={onPick} />)
  const field = screen.getByRole('combobox')
  const second = screen.getByRole('option', { name: /Amersfoort/ })
  await field.fill('Am')

  await second.hover()
  await expect.element(second).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Escape}')
  // The browser looks anew what is under the pointer a little after something has changed there.
  await quietTime()
  await userEvent.keyboard('{ArrowDown}')
  await quietTime()
  await userEvent.keyboard('{Enter}')

  await expect.poll(() => onPick).toHaveBeenCalledExactlyOnceWith('Amsterdam')
})

test('Escape and leaving close the suggestions, and an arrow opens them again', async () => {
  const screen = await render(<Towns />)
  const field = screen.getByRole('combobox')
  await field.fill('Am')

  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  await userEvent.tab()

  await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
})

test('Enter without suggestions sends the form as ever', async () => {
  const onSubmit = vi.fn<() => void>()
  const screen = await render(
    <form action={onSubmit}>
      <Combobox label="Town" text="" onText={() => {}} options={[]} onPick={() => {}} />
      <button>Save</button>
    </form>,
  )
  await screen.getByRole('combobox').click()

  await userEvent.keyboard('{Enter}')

  await expect.poll(() => onSubmit).toHaveBeenCalledOnce()
})

test('how many there are is said to those who cannot see them', async () => {
  const screen = await render(<Towns />)

  await screen.getByRole('combobox').fill('Am')

  await expect.element(screen.getByRole('status')).toHaveTextContent('2 found')
})
