import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retrying } from './call.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // In the middle of what chance may add or take away.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** How often something was sent after each of these pauses, where the first answers are these and all others good. */
async function timesSent(answers: readonly (Response | Error)[], pauses: readonly number[]) {
  const send = vi.fn(async () => {
    const answer = answers[send.mock.calls.length - 1] ?? new Response('good')
    if (answer instanceof Error) throw answer
    return answer
  })
  const answered = retrying(send).catch((error: unknown) => error)
  const times: number[] = []
  for (const ms of pauses) {
    await vi.advanceTimersByTimeAsync(ms)
    times.push(send.mock.calls.length)
  }
  return { times, answered }
}

const LOST = new TypeError('no connection')
const AWAY = (headers = {}) => new Response('', { status: 503, headers })

test('what failed in passing is sent again ever later, until it works [LIV-2]', async () => {
  const { times, answered } = await timesSent([LOST, AWAY()], [0, 399, 1, 799, 1, 60_000])

  expect(times).toEqual([1, 1, 2, 2, 3, 3])
  expect(await answered).toMatchObject({ status: 200 })
})

test('after five more tries it is given up with what was said last [LIV-2]', async () => {
  const { times, answered } = await timesSent(
    Array(9).fill(LOST),
    [0, 400, 800, 1600, 3200, 60_000],
  )

  expect(times).toEqual([1, 2, 3, 4, 5, 6])
  expect(await answered).toBe(LOST)
})

test('a server that says when to come back is not asked before [LIV-2]', async () => {
  const { times } = await timesSent([AWAY({ 'retry-after': '2' })], [0, 1999, 1])

  expect(times).toEqual([1, 1, 2])
})

test('what was refused for good is not sent again [LIV-2]', async () => {
  const { times } = await timesSent([new Response('', { status: 404 })], [0, 60_000])

  expect(times).toEqual([1, 1])
})
