import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { hidePage } from '#contract/notifications.ts'
import { onArrival } from './on-arrival.ts'
import * as z from 'zod/mini'

const here = location.href
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  history.replaceState(null, '', here)
})

/** A visitor arrives at a page with this query; what the page tells the server is kept. */
function arrive(query: string) {
  const path = `/page-${crypto.randomUUID()}`
  history.replaceState(null, '', path + query)
  const sent: { url: string; body: z.input<typeof hidePage.input> }[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent.push({ url, body: JSON.parse(body) })
    return new Response('{}')
  })
  performance.clearMarks('arrival')
  onArrival()
  onArrival()
  const see = (isHidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
    const before = sent.length
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    // Pages of the tests before this one are told, too; ours came last.
    const own = sent.slice(before)
    expect(own.filter(({ body }) => body.path === path).length).toBeLessThan(2)
    return own.at(-1)
  }
  return { path, hide: () => see(true), show: () => see(false) }
}

test('a page that is left without a press, a key or a scroll is a bounce, once [LIV-3]', async () => {
  const { path, hide, show } = arrive('?lb=1&network=a')

  const first = hide()
  show()
  const second = hide()

  expect(first).toMatchObject({ url: '/api/page-hidden.php?lb=1&network=a', body: { path } })
  expect(second).toEqual({ url: '/api/page-hidden.php', body: {} })
})

test.each([
  ['a press', () => userEvent.click(document.body)],
  ['a key', () => userEvent.keyboard('a')],
  ['a scroll', async () => void document.body.dispatchEvent(new Event('scroll'))],
])('after %s it is none [LIV-3]', async (_, act) => {
  const { hide } = arrive('?lb=1')

  await act()

  expect(hide()?.url).toBe('/api/page-hidden.php')
})

test('a shortcut that leaves is no deed [LIV-3]', async () => {
  const { hide } = arrive('?lb')

  dispatchEvent(new KeyboardEvent('keydown', { key: 'w', ctrlKey: true }))

  expect(hide()?.url).toBe('/api/page-hidden.php?lb')
})

test('a page that was not found is not left at once [LIV-3]', async () => {
  const { hide } = arrive('?lb')
  const opened = { responseStatus: 404 } as unknown as PerformanceEntry
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([opened])

  expect(hide()?.url).toBe('/api/page-hidden.php')
})

test('how the page felt goes along, as the server takes it [LIV-3]', async () => {
  const { hide } = arrive('')

  await userEvent.click(document.body)
  await firstInput()
  const { body } = hide()!

  const felt = { cls: expect.any(Number), inp: expect.any(Number) }
  expect(body.vitals).toEqual(expect.objectContaining(felt))
  expect(z.safeParse(hidePage.input, body).success).toBe(true)
})

/** Resolves once the browser has told how long the first press took. */
function firstInput(): Promise<unknown> {
  return new Promise((told) =>
    new PerformanceObserver(told).observe({ type: 'first-input', buffered: true }),
  )
}
