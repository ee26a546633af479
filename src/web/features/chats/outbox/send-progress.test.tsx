import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { forgetPersonal } from '#web/browser/storage.ts'
import { outbox } from './outbox.ts'
import { deliver, runOutbox } from './use-outbox.ts'
import { sendProgress, useSendProgress } from './sending.ts'

test('how far a message is goes with the member whose it is [P11]', async () => {
  sendProgress.set('one', 0.5)

  forgetPersonal()

  const { result } = await renderHook(() => useSendProgress('one'))
  expect(result.current.share).toBe(0)
})

test.each([
  [true, true],
  [false, false],
])(
  'what did not get through three times has failed where there is a line: %s [CHA-7]',
  async (hasLine, hasFailed) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(hasLine)
    const ask = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('no connection')))
    vi.stubGlobal('fetch', ask)
    const stop = runOutbox({ owner: 'me', queries: new QueryClient(), onRefused: () => undefined })
    onTestFinished(async () => {
      stop()
      for (const record of outbox.get()) await outbox.remove(record)
      vi.unstubAllGlobals()
      vi.restoreAllMocks()
    })
    const profileId = crypto.randomUUID()
    const message = {
      profile_id: profileId,
      text: 'Hoi',
      gift: null,
      photo: null,
      quoted: null,
      to_fictional: false,
    }
    const { client_id: id } = await outbox.add('me', message)

    for (let tries = 0; tries < 3; tries += 1) await deliver(profileId)

    const { result } = await renderHook(() => useSendProgress(id))
    expect(result.current.hasFailed).toBe(hasFailed)
    expect(ask.mock.calls.length).toBeGreaterThanOrEqual(3)
  },
)
