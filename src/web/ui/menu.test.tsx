import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Menu, MenuItem } from './menu.tsx'

function Languages({ onLogout = () => {} }) {
  return (
    <>
      <p>Elsewhere</p>
      <Menu trigger="NL" label="Language">
        <MenuItem href="#nl" current>
          Nederlands
        </MenuItem>
        <MenuItem href="#de">Deutsch</MenuItem>
        <MenuItem onPress={onLogout}>Log out</MenuItem>
      </Menu>
    </>
  )
}

test('arrows open a menu and walk round in it', async () => {
  const screen = await render(<Languages />)
  await userEvent.tab()

  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('link', { name: 'Nederlands' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(screen.getByRole('button', { name: 'Log out' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('link', { name: 'Nederlands' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{Home}{End}')
  await expect.element(screen.getByRole('button', { name: 'Log out' })).toHaveFocus()
})

test('Escape closes a menu and gives the focus back to its button', async () => {
  const screen = await render(<Languages />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}{ArrowDown}')

  await userEvent.keyboard('{Escape}')

  await expect.element(screen.getByText('Deutsch')).not.toBeVisible()
  await expect.poll(() => document.activeElement?.textContent).toContain('NL')
})

test('a press elsewhere closes a menu', async () => {
  const screen = await render(<Languages />)
  await screen.getByText('NL').click()
  await expect.element(screen.getByText('Deutsch')).toBeVisible()

  await screen.getByText('Elsewhere').click()

  await expect.element(screen.getByText('Deutsch')).not.toBeVisible()
})

test('a choice is made and closes the menu', async () => {
  const onLogout = vi.fn<() => void>()
  const screen = await render(<Languages onLogout={onLogout} />)
  await screen.getByText('NL').click()

  await screen.getByRole('button', { name: 'Log out' }).click()

  await expect.poll(() => onLogout).toHaveBeenCalledOnce()
  await expect.element(screen.getByText('Deutsch')).not.toBeVisible()
})
