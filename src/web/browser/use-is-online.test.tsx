import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useShownOnline } from './use-is-online.ts'

afterEach(() => vi.restoreAllMocks())

function Presence() {
  const isOnline = useShownOnline()
  const words = [true, false].map((is_online) => (isOnline({ is_online }) ? 'online' : 'away'))
  return <p>{words.join(', ')}</p>
}

test('nobody is shown as online while this device has no connection, and all are again afterwards [PSH-2]', async () => {
  const screen = await render(<Presence />)
  await expect.element(screen.getByText('online, away')).toBeVisible()
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

  dispatchEvent(new Event('offline'))
  await expect.element(screen.getByText('away, away')).toBeVisible()

  connection.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await expect.element(screen.getByText('online, away')).toBeVisible()
})
