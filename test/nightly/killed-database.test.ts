import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { startPostgres } from '#server/db/embedded/start-postgres.ts'
import { startServer } from '#test/child-server.ts'
import { paidSends } from '#test/chaos/paid-sends.ts'
import { throwawayPostgres, usedFolder } from '#test/throwaway-postgres.ts'

const SENDS = 1_000
const KILLS = 5
const BACK_WITHIN_MS = 10_000

test('of a thousand paid messages whose database is killed five times each is there once and paid once [C2]', async () => {
  const folder = await usedFolder()
  const postgres = await throwawayPostgres(folder, { durable: true })
  const server = await startServer({
    DATABASE_URL: postgres.appUrl,
    MIGRATION_DATABASE_URL: postgres.ownerUrl,
  })
  const db = connect(postgres.appUrl)
  onTestFinished(() => db.destroy())
  const sends = await paidSends(db, server.url)
  const back: number[] = []

  async function killOnAndOn(): Promise<void> {
    const running = { pid: postgres.pid }
    while (back.length < KILLS) {
      await sleep(500 + Math.random() * 500)
      process.kill(running.pid, 'SIGKILL')
      await sleep(200)
      const again = await startPostgres({ folder, durable: true })
      onTestFinished(() => again.stop())
      running.pid = again.pid
      const begin = performance.now()
      while (!(await isReady(server.url))) await sleep(50)
      back.push(performance.now() - begin)
    }
  }
  await Promise.all([
    sends.writeUntil((count) => count >= SENDS && back.length === KILLS),
    killOnAndOn(),
  ])

  expect(Math.max(...back)).toBeLessThan(BACK_WITHIN_MS)
  await sends.expectExact()
  expect(await server.stop()).toEqual({ code: 0, signal: null })
})

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  )
}
