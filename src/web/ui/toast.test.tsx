import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetPersonal } from '#web/browser/storage.ts'
import { ToastRegion } from './toast.tsx'
import { showToast } from './toast-store.ts'

/** Longer than any test takes. */
const LONG_MS = 3_600_000

afterEach(forgetPersonal)

/** Where toasts appear, each with so long to go that the test alone decides when it is over. */
async function showRegion() {
  const screen = await render(<ToastRegion />)
  const given: unknown[] = []
  const prolong = () => {
    const effect = clock(screen)?.effect
    const { duration } = effect?.getComputedTiming() ?? { duration: LONG_MS }
    if (duration === LONG_MS) return
    given.push(duration)
    effect!.updateTiming({ duration: LONG_MS })
  }
  new MutationObserver(prolong).observe(screen.container, { childList: true, subtree: true })
  return { screen, given }
}

/** The clock of the toast on the screen. */
function clock({ container }: { container: Element }): Animation | undefined {
  return container.querySelector('i')?.getAnimations()[0]
}

test('a toast lives six seconds [LAY-8]', async () => {
  const { screen, given } = await showRegion()
  showToast({ title: 'Saved', closeLabel: 'Close' })
  await expect.element(screen.getByText('Saved')).toBeVisible()

  expect(given).toEqual([6000])
  clock(screen)!.finish()

  await expect.element(screen.getByText('Saved')).not.toBeInTheDocument()
})

test('a toast stops its clock under the pointer and goes on after it', async () => {
  const { screen } = await showRegion()
  showToast({ title: 'Zoë', closeLabel: 'Close' })
  await userEvent.hover(screen.getByText('Zoë'))
  await expect.poll(() => clock(screen)?.playState).toBe('paused')

  clock(screen)!.currentTime = LONG_MS - 10
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  await expect.element(screen.getByText('Zoë')).toBeVisible()
  expect(clock(screen)!.currentTime).toBe(LONG_MS - 10)

  await userEvent.unhover(screen.getByText('Zoë'))
  await expect.element(screen.getByText('Zoë')).not.toBeInTheDocument()
})

test('a toast stops its clock while the focus is in it', async () => {
  const { screen } = await showRegion()
  showToast({ title: 'Zoë', closeLabel: 'Close' })
  await expect.element(screen.getByText('Zoë')).toBeVisible()
  expect(clock(screen)?.playState).toBe('running')

  await userEvent.tab()

  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  await expect.poll(() => clock(screen)?.playState).toBe('paused')
})

test('toasts come one at a time, and a later one on the same topic replaces the earlier', async () => {
  const { screen } = await showRegion()
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
  const { screen } = await showRegion()
  showToast({ title: 'Zoë', closeLabel: 'Close' })
  showToast({ title: 'Sem', closeLabel: 'Close' })
  await expect.element(screen.getByText('Zoë')).toBeVisible()

  forgetPersonal()

  await expect.element(screen.getByText('Zoë')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Sem')).not.toBeInTheDocument()
})
