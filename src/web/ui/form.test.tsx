import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Form, SubmitButton, textIn } from './form.tsx'

type OnSubmit = Parameters<typeof Form>[0]['onSubmit']

function AddressForm({ onSubmit, busy = false }: { onSubmit: OnSubmit; busy?: boolean }) {
  return (
    <Form onSubmit={onSubmit}>
      <input name="name" aria-label="Name" defaultValue="Zoë" />
      <input name="email" type="email" aria-label="E-mail" defaultValue="no address" required />
      <SubmitButton busy={busy}>Send</SubmitButton>
    </Form>
  )
}

test('what was filled in is handed over, and the page stays', async () => {
  const onSubmit = vi.fn<OnSubmit>()
  const screen = await render(<AddressForm onSubmit={onSubmit} />)

  await screen.getByRole('button').click()

  const [values] = onSubmit.mock.lastCall!
  expect(textIn(values, 'name')).toBe('Zoë')
  expect(textIn(values, 'email')).toBe('no address')
  expect(textIn(values, 'phone')).toBe('')
})

test.each([
  ['at once', () => ['email', 'phone']],
  ['after a while', () => Promise.resolve(['email'])],
] as const)('the first field found wrong %s has the focus', async (_when, onSubmit) => {
  const screen = await render(<AddressForm onSubmit={onSubmit} />)

  await screen.getByRole('button').click()

  await expect.element(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus()
})

test('Enter sends nothing while it is being sent', async () => {
  const onSubmit = vi.fn<OnSubmit>()
  const screen = await render(<AddressForm onSubmit={onSubmit} busy />)

  await screen.getByRole('textbox', { name: 'Name' }).click()
  await userEvent.keyboard('{Enter}')

  expect(onSubmit).not.toHaveBeenCalled()
})
