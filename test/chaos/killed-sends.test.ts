import { randomInt } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { startServer } from '#test/child-server.ts'
import { rounds } from '#test/rounds.ts'
import { throwawayPostgres, usedFolder } from '#test/throwaway-postgres.ts'
import { paidSends } from './paid-sends.ts'

const KILLS = rounds({ landing: 1, night: 10 })
const SENDS = 100 * KILLS

test(`of ${SENDS} paid messages whose server is killed ${KILLS} times each is there once and paid once [C1]`, async () => {
  const postgres = await throwawayPostgres(await usedFolder(), { durable: true })
  const environment = { DATABASE_URL: postgres.appUrl, MIGRATION_DATABASE_URL: postgres.ownerUrl }
  const server = await startServer(environment)
  const db = connect(postgres.appUrl)
  onTestFinished(() => db.destroy())
  const sends = await paidSends(db, server.url)
  const state = { kills: 0 }

  async function killOnAndOn(): Promise<void> {
    const running = { server }
    while (state.kills < KILLS) {
      const answered = sends.answered() + randomInt(5, 60)
      await expect.poll(sends.answered, { interval: 5 }).toBeGreaterThan(answered)
      await running.server.kill()
      running.server = await startServer({ ...environment, PORT: String(server.port) })
      state.kills += 1
    }
  }
  const writing = sends.writeUntil((count) => count >= SENDS && state.kills === KILLS)
  await Promise.all([writing, killOnAndOn()])

  expect(state.kills).toBe(KILLS)
  await sends.expectExact()
})
