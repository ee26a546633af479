import { expect, test, vi } from 'vitest'
import { trueDeadlines } from '#test/true-deadlines.ts'
import { withTimeout } from './timeout.ts'

trueDeadlines()
vi.useFakeTimers()

const never = () => new Promise<never>(() => undefined)

test('what takes longer than two and a half seconds, or than it may, is refused and may be tried again [R1]', async () => {
  const refused: string[] = []
  withTimeout(never()).catch(({ code }: { code: string }) => refused.push(`a call: ${code}`))
  withTimeout(never(), 10_000).catch(({ code }: { code: string }) =>
    refused.push(`a long one: ${code}`),
  )

  await vi.advanceTimersByTimeAsync(2_499)
  const before = [...refused]
  await vi.advanceTimersByTimeAsync(1)
  const then = [...refused]
  await vi.advanceTimersByTimeAsync(7_500)

  expect([before, then]).toEqual([[], ['a call: SERVICE_UNAVAILABLE']])
  expect(refused).toEqual([...then, 'a long one: SERVICE_UNAVAILABLE'])
})

test('what ends in time is passed on as it is, and leaves no timer', async () => {
  const failure = new Error('no')

  const outcomes = await Promise.allSettled([
    withTimeout(Promise.resolve('yes')),
    withTimeout(Promise.reject(failure)),
  ])

  expect(outcomes).toMatchObject([{ value: 'yes' }, { reason: failure }])
  expect(vi.getTimerCount()).toBe(0)
})
