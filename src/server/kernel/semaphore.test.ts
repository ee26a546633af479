import { expect, test } from 'vitest'
import { semaphore } from './semaphore.ts'

const full = () => new Error('full')
const turn = () => new Promise<void>((next) => setImmediate(next))

/** Work that goes on until it is told to end, and that says how many run at once. */
function openWork() {
  const running = new Set<() => void>()
  const work = () => new Promise<string>((end) => running.add(() => end('done')))
  const endOne = () => {
    const [end] = running
    running.delete(end!)
    end!()
  }
  return { running, work, endOne }
}

test('two run, the third waits and the fourth is refused', async () => {
  const { within } = semaphore('tests', 2, 1, full)
  const { running, work, endOne } = openWork()
  const [first, second, third] = [within(work), within(work), within(work)]

  await expect(within(work)).rejects.toThrow('full')
  expect(running.size).toBe(2)
  endOne()
  await first
  await expect.poll(() => running.size).toBe(2)
  endOne()
  endOne()
  expect(await Promise.all([second, third])).toEqual(['done', 'done'])
})

test('work that fails gives its place back', async () => {
  const { within } = semaphore('tests', 1, 0, full)

  await expect(within(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')

  expect(await within(async () => 'next')).toBe('next')
})

test('a hundred at once never run more than two together and all are served in turn', async () => {
  const { within } = semaphore('tests', 2, 100, full)
  const state = { now: 0, most: 0 }
  const order: number[] = []

  await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      within(async () => {
        state.now += 1
        state.most = Math.max(state.most, state.now)
        order.push(index)
        await turn()
        state.now -= 1
      }),
    ),
  )

  expect(state).toEqual({ now: 0, most: 2 })
  expect(order).toEqual(Array.from({ length: 100 }, (_, index) => index))
})

test('whoever asks ahead is refused exactly while all places and the queue are taken', async () => {
  const { within, requireRoom } = semaphore('tests', 1, 1, full)
  const { work, endOne } = openWork()
  const first = within(work)
  requireRoom()
  const second = within(work)

  expect(requireRoom).toThrow('full')
  endOne()
  await first
  await turn()
  requireRoom()
  endOne()
  await second
})
