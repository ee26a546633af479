import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Composer } from './composer.tsx'

interface WriterProps {
  onSend: () => void
  poor?: boolean
  busy?: boolean
}

function Writer({ onSend, poor = false, busy = false }: WriterProps) {
  const [text, setText] = useState('')
  return (
    <Composer
      label="Message"
      value={text}
      onChange={setText}
      onSend={onSend}
      send={{ label: 'Send', cost: '1 credit', busy }}
      buy={poor ? { label: 'Buy credits', href: '#credits' } : undefined}
      problem={text.length > 20 ? 'Too long.' : undefined}
      counter={`${text.length} / 20`}
      enterSends
    />
  )
}

test('the price of a message is on the button that sends it', async () => {
  const screen = await render(<Writer onSend={() => {}} />)

  await expect.element(screen.getByRole('button', { name: 'Send 1 credit' })).toBeVisible()
})

test('Enter sends, Shift with Enter does not, and nothing sends an empty message', async () => {
  const onSend = vi.fn<() => void>()
  const screen = await render(<Writer onSend={onSend} />)
  await screen.getByLabelText('Message').click()

  await userEvent.keyboard('   {Enter}')
  expect(onSend).not.toHaveBeenCalled()
  await userEvent.keyboard('Hello{Shift>}{Enter}{/Shift}')
  expect(onSend).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')

  await expect.poll(() => onSend).toHaveBeenCalledOnce()
})

test.each([
  ['is held down', { repeat: true }],
  ['chose what was being composed', { keyCode: 229 }],
])('an Enter that %s sends nothing', async (_, how) => {
  const onSend = vi.fn<() => void>()
  const screen = await render(<Writer onSend={onSend} />)
  const field = screen.getByLabelText('Message')
  await field.fill('Hello')

  const enter = { key: 'Enter', bubbles: true, cancelable: true, ...how }
  field.element().dispatchEvent(new KeyboardEvent('keydown', enter))

  expect(onSend).not.toHaveBeenCalled()
})

test('without credits the button leads to more of them and the text stays', async () => {
  const onSend = vi.fn<() => void>()
  const screen = await render(<Writer onSend={onSend} poor />)
  await screen.getByLabelText('Message').fill('Hello')

  await userEvent.keyboard('{Enter}')

  expect(onSend).not.toHaveBeenCalled()
  await expect.element(screen.getByLabelText('Message')).toHaveValue('Hello')
  await expect
    .element(screen.getByRole('link', { name: 'Buy credits' }))
    .toHaveAttribute('href', '#credits')
})

test('a message under way is not sent a second time', async () => {
  const onSend = vi.fn<() => void>()
  const screen = await render(<Writer onSend={onSend} busy />)
  await screen.getByLabelText('Message').fill('Hello')

  await userEvent.keyboard('{Enter}')

  expect(onSend).not.toHaveBeenCalled()
})

test('a text that is too long stays whole, with the reason why it is not sent [CHA-3]', async () => {
  const onSend = vi.fn<() => void>()
  const screen = await render(<Writer onSend={onSend} />)

  await screen.getByLabelText('Message').fill('x'.repeat(30))
  await userEvent.keyboard('{Enter}')

  await expect.element(screen.getByLabelText('Message')).toHaveValue('x'.repeat(30))
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Too long.')
  await expect.element(screen.getByRole('button', { name: 'Send 1 credit' })).toBeDisabled()
  expect(onSend).not.toHaveBeenCalled()
})
