import { expect, onTestFinished, test, vi } from 'vitest'
import { openLog } from '#server/kernel/log.ts'
import { every } from './every.ts'

function aRepetition({ isAtOnce }: { isAtOnce: boolean }) {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const lines: string[] = []
  const log = openLog('warn', { write: (line) => void lines.push(line) })
  const rounds: { end: () => void; fail: () => void }[] = []
  const work = () =>
    new Promise<void>((end, fail) => rounds.push({ end, fail: () => fail(new Error('away')) }))
  const stop = every({ ms: 1000, isAtOnce, what: 'sweeping', log }, work)
  return { rounds, lines, stop }
}

test('a round begins a pause after the one before has ended, however long that took', async () => {
  const { rounds } = aRepetition({ isAtOnce: true })
  expect(rounds).toHaveLength(1)

  await vi.advanceTimersByTimeAsync(5000)
  expect(rounds).toHaveLength(1)
  rounds[0]!.end()
  await vi.advanceTimersByTimeAsync(999)
  expect(rounds).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)

  expect(rounds).toHaveLength(2)
})

test('what need not be done at once begins after a pause', async () => {
  const { rounds } = aRepetition({ isAtOnce: false })

  await vi.advanceTimersByTimeAsync(999)
  expect(rounds).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1)

  expect(rounds).toHaveLength(1)
})

test('a round that fails is told, and the next one comes', async () => {
  const { rounds, lines } = aRepetition({ isAtOnce: true })

  rounds[0]!.fail()
  await vi.advanceTimersByTimeAsync(1000)

  expect(lines.join('')).toContain('sweeping failed')
  expect(rounds).toHaveLength(2)
})

test('once it is stopped nothing begins and nothing is told, also in the middle of a round', async () => {
  const { rounds, lines, stop } = aRepetition({ isAtOnce: true })

  stop()
  rounds[0]!.fail()
  await vi.advanceTimersByTimeAsync(5000)

  expect(rounds).toHaveLength(1)
  expect(lines).toEqual([])
})
