import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Modal } from './modal.tsx'

function Closable() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Modal open={open} onClose={() => setOpen(false)} title="New like!" closeLabel="Close">
        <button>Start talking</button>
        <input type="file" aria-label="Photo" />
      </Modal>
    </>
  )
}

function MustAnswer() {
  const [open, setOpen] = useState(true)
  return (
    <Modal open={open} mustAnswer title="Important information">
      <p>Only for adults</p>
      <button onClick={() => setOpen(false)}>Go on</button>
    </Modal>
  )
}

function Guarded() {
  const [open, setOpen] = useState(true)
  const [text, setText] = useState('')
  return (
    <Modal
      open={open}
      mustAnswer={text !== ''}
      onClose={() => setOpen(false)}
      title="Join"
      closeLabel="Close"
    >
      <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />
    </Modal>
  )
}

test('a modal must be answered from the first key on, and the focus stays where it is', async () => {
  const screen = await render(<Guarded />)
  const field = screen.getByLabelText('Name')
  await field.click()

  await userEvent.keyboard('No{Escape}{Escape}{Escape}or')

  await expect.element(field).toHaveValue('Noor')
  await expect.element(field).toHaveFocus()
  expect(screen.container.querySelector('dialog:modal')).not.toBeNull()
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('a modal that must be answered later closes with Escape until then', async () => {
  const screen = await render(<Guarded />)
  await screen.getByLabelText('Name').click()

  await userEvent.keyboard('{Escape}')

  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('a modal that must be answered stays through three Escapes', async () => {
  const screen = await render(<MustAnswer />)
  const dialog = screen.getByRole('dialog', { name: 'Important information' })

  await userEvent.keyboard('{Escape}{Escape}{Escape}{Escape}')

  await expect.element(dialog).toBeVisible()
  expect(screen.container.querySelector('dialog:modal')).not.toBeNull()
})

test('a modal that must be answered stays through Escapes with the focus on the page', async () => {
  const screen = await render(<MustAnswer />)
  await screen.getByText('Only for adults').click()

  await userEvent.keyboard('{Escape}{Escape}{Escape}')

  expect(screen.container.querySelector('dialog:modal')).not.toBeNull()
})

test('a modal that must be answered stays where the browser does not know closedby', async () => {
  const screen = await render(<MustAnswer />)
  screen.getByRole('dialog').element().removeAttribute('closedby')

  await userEvent.keyboard('{Escape}{Escape}{Escape}')

  expect(screen.container.querySelector('dialog:modal')).not.toBeNull()
})

test('a modal that must be answered has no way to close it but the answer', async () => {
  const screen = await render(<MustAnswer />)

  expect(screen.getByRole('button').all()).toHaveLength(1)
  await expect.element(screen.getByRole('dialog')).toHaveAttribute('closedby', 'none')
  await screen.getByRole('button', { name: 'Go on' }).click()

  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('Escape closes a modal and gives the focus back', async () => {
  const screen = await render(<Closable />)
  const opener = screen.getByRole('button', { name: 'Open' })
  await opener.click()
  await expect.element(screen.getByRole('dialog', { name: 'New like!' })).toBeVisible()

  await userEvent.keyboard('{Escape}')

  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('the close icon closes a modal, and it opens again', async () => {
  const screen = await render(<Closable />)
  await screen.getByRole('button', { name: 'Open' }).click()
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()

  await screen.getByRole('button', { name: 'Open' }).click()

  await expect.element(screen.getByRole('dialog')).toBeVisible()
})

test('a cancelled file picker inside does not close the modal', async () => {
  const screen = await render(<Closable />)
  await screen.getByRole('button', { name: 'Open' }).click()

  screen
    .getByLabelText('Photo')
    .element()
    .dispatchEvent(new Event('cancel', { bubbles: true }))

  await expect.element(screen.getByRole('dialog')).toBeVisible()
})
