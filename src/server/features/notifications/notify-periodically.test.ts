import { expect, onTestFinished, test, vi } from 'vitest'
import { systemClock } from '#server/kernel/time.ts'
import { openLog } from '#server/kernel/log.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'
import { pushApp } from '#test/push-app.ts'
import { notifyPeriodically } from './notify-periodically.ts'

// Time passes when the test says so.
vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })

const { db } = await freshDatabase()
const site = await makeSite(db)
const { app, aMember } = await pushApp(db, site.id)

function jobsOf({ id }: { id: string }) {
  return db.selectFrom('job').select('kind').where('member_id', '=', id).execute()
}

test('what happens is queued for every device a moment later, and the sender does not wait for it [PSH-1]', async () => {
  const [noor, lotte] = [await aMember({ devices: 2 }), await aMember()]
  const log = openLog('silent')
  onTestFinished(notifyPeriodically({ db, events: app.events, clock: systemClock, log }))

  await lotte.write(noor)
  const atOnce = await jobsOf(noor)
  vi.advanceTimersByTime(300)

  await expect.poll(() => jobsOf(noor)).toHaveLength(2)
  expect(atOnce).toEqual([])
})

test('whoever has stopped listening queues nothing more', async () => {
  const [noor, lotte] = [await aMember({ devices: 1 }), await aMember()]
  const clock = vi.fn<() => Date>(systemClock)
  const stop = notifyPeriodically({ db, events: app.events, clock, log: openLog('silent') })

  stop()
  await lotte.write(noor)
  vi.advanceTimersByTime(60_000)

  // A round that looks for something to do asks what time it is.
  expect(clock).not.toHaveBeenCalled()
  expect(await jobsOf(noor)).toEqual([])
})
