import { expect, test } from 'vitest'
import { openCrowd } from './crowd.ts'

test('as many calls as there is room for are worked on, one more is refused at once, and an end makes room [R2]', async () => {
  const crowd = openCrowd(2)
  const ends: (() => void)[] = []
  const both = [1, 2].map((nth) => crowd(() => endedBy(ends, nth)))

  const refused = crowd(() => Promise.resolve('too much'))
  await expect(refused).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    params: { retry_after: 2 },
  })
  ends.forEach((end) => end())
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
  ])

  expect(await Promise.all([1, 2].map(() => crowd(() => Promise.resolve('room'))))).toEqual([
    'room',
    'room',
  ])
})

/** Work that goes on until it is told to end; the first of it fails then. */
function endedBy(ends: (() => void)[], nth: number): Promise<void> {
  return new Promise((resolve, reject) => {
    ends.push(nth === 1 ? () => reject(new Error('failed')) : resolve)
  })
}
