import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { push } from './push.ts'

/** A browser whose push service gives one address after the other, and a server that refuses some of them. */
function aBrowser({ taken = [] as string[], permission = 'granted' } = {}) {
  const state = { given: 0, current: null as { endpoint: string } | null, calls: [] as string[] }
  const pushManager = {
    getSubscription: async () => state.current,
    subscribe: async () =>
      (state.current ??= subscription(`https://push.example/${++state.given}`)),
  }
  function subscription(endpoint: string) {
    return {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: async () => void (state.current = null),
    }
  }
  const registration = { pushManager } as unknown as ServiceWorkerRegistration
  const container = navigator.serviceWorker
  vi.spyOn(Notification, 'requestPermission').mockResolvedValue(permission as 'granted')
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue(permission as 'granted')
  vi.spyOn(container, 'register').mockResolvedValue(registration)
  vi.spyOn(container, 'ready', 'get').mockResolvedValue(registration)
  vi.spyOn(container, 'getRegistration').mockResolvedValue(registration)
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const text = body as string
    state.calls.push(`${method} ${url} ${/example\/\d+/.exec(text)?.[0]}`)
    if (!taken.some((endpoint) => text.includes(endpoint))) return new Response('{}')
    const refusal = JSON.stringify({ error: { code: 'INVALID_INPUT' } })
    return new Response(refusal, { status: 400 })
  })
  return state
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a browser is subscribed once it may be, tells so once, and can be switched off again [PSH-1]', async () => {
  const { calls } = aBrowser()

  const isOn = await push.turnOn('key')
  await push.tellAgain('key')
  const whileOn = push.get()
  await push.turnOff()

  expect(isOn).toBe(true)
  expect(whileOn).toMatchObject({ isCapable: true, isSubscribed: { endpoint: expect.any(String) } })
  expect(calls).toEqual([
    'POST /api/user.php?push=1 example/1',
    'DELETE /api/user.php?push=1 example/1',
  ])
  expect(push.get().isSubscribed).toBe(false)
  expect(localStorage.getItem('push-is-on')).toBeNull()
})

test('whoever says no to the browser is told so, and nothing is asked of the server [PSH-1]', async () => {
  const { calls } = aBrowser({ permission: 'denied' })

  expect(await push.turnOn('key')).toBe(false)

  expect([push.get().isSubscribed, calls]).toEqual(['denied', []])
})

test('an address that is somebody else’s is given back for another one [U5]', async () => {
  const { calls } = aBrowser({ taken: ['example/1'] })

  expect(await push.turnOn('key')).toBe(true)

  expect(calls).toEqual([
    'POST /api/user.php?push=1 example/1',
    'POST /api/user.php?push=1 example/2',
  ])
})
