import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { startServer } from '#test/child-server.ts'
import { throwawayPostgres, usedFolder } from '#test/throwaway-postgres.ts'
import { paidSends } from './paid-sends.ts'

vi.setConfig({ testTimeout: 180_000 })

const SENDS = 1_000
const KILLS = 10

test('of a thousand paid messages whose server is killed ten times each is there once and paid once [C1]', async () => {
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
      await sleep(200 + Math.random() * 300)
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
