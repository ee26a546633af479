import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetPersonal } from '#web/browser/forget-personal.ts'
import { ToastRegion } from './toast-region.tsx'
import { showToast } from './toast-store.ts'

/** The clock of the toast on the screen; moving it forward spares the six seconds. */
function clock(screen: { container: Element }) {
  const life = screen.container.querySelector('i')?.getAnimations()[0]
  if (!life) throw new Error('There is no toast')
  return life
}

async function dismissAll(screen: Awaited<ReturnType<typeof render>>) {
  while (screen.container.querySelector('i')) {
    clock(screen).finish()
    await new Promise(requestAnimationFrame)
  }
}

test('a toast lives six seconds [LAY-8]', async () => {
  const screen = await render(<ToastRegion />)
  showToast({ title: 'Saved', closeLabel: 'Close' })
  await expect.element(screen.getByText('Saved')).toBeVisible()

  expect(clock(screen).effect?.getComputedTiming().duration).toBe(6000)
  clock(screen).currentTime = 5990

  await expect.element(screen.getByText('Saved')).not.toBeInTheDocument()
})

test('a toast stops its clock under the pointer and goes on after it', async () => {
  const screen = await render(<ToastRegion />)
  showToast({ title: 'Zoë', closeLabel: 'Close' })
  await userEvent.hover(screen.getByText('Zoë'))

  expect(clock(screen).playState).toBe('paused')
  clock(screen).currentTime = 5990
  await new Promise((resolve) => setTimeout(resolve, 100))
  await expect.element(screen.getByText('Zoë')).toBeVisible()

  await userEvent.unhover(screen.getByText('Zoë'))
  await expect.element(screen.getByText('Zoë')).not.toBeInTheDocument()
})

test('a toast stops its clock while the focus is in it', async () => {
  const screen = await render(<ToastRegion />)
  showToast({ title: 'Zoë', closeLabel: 'Close' })
  await expect.element(screen.getByText('Zoë')).toBeVisible()
  expect(clock(screen).playState).toBe('running')

  await userEvent.tab()

  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  expect(clock(screen).playState).toBe('paused')
  await dismissAll(screen)
})

test('toasts come one at a time, and a later one on the same topic replaces the earlier', async () => {
  const screen = await render(<ToastRegion />)
  showToast({ title: 'First', closeLabel: 'Close' })
  showToast({ topic: 'zoe', title: 'Zoë, once', closeLabel: 'Close' })
  showToast({ topic: 'zoe', title: 'Zoë, twice', closeLabel: 'Close' })
  await expect.element(screen.getByText('First')).toBeVisible()
  expect(screen.getByText('Zoë').all()).toHaveLength(0)

  await screen.getByRole('button', { name: 'Close' }).click()

  await expect.element(screen.getByText('Zoë, twice')).toBeVisible()
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})

test('what waits to be shown to a member is not shown to whoever comes after them [P11]', async () => {
  const screen = await render(<ToastRegion />)
  showToast({ title: 'Zoë', closeLabel: 'Close' })
  showToast({ title: 'Sem', closeLabel: 'Close' })
  await expect.element(screen.getByText('Zoë')).toBeVisible()

  forgetPersonal()

  await expect.element(screen.getByText('Zoë')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Sem')).not.toBeInTheDocument()
})
