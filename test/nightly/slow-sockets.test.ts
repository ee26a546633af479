import { readdirSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { askOnAndOn } from '#test/availability/load.ts'
import { startServer } from '#test/child-server.ts'
import { freshDatabase } from '#test/database.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { type SlowSockets, slowLoris, slowRead } from '#test/slow-sockets.ts'

const ASSETS = 'dist/client/assets'
const SIEGE_MS = 60_000
const P95_MS = 500

test('500 half requests and 200 readers that hardly read leave others unharmed for a minute [W5]', async () => {
  const { db, url, ownerUrl } = await freshDatabase()
  const site = await makeSite(db)
  await makeMember(db, site.id, { hasPhoto: true, last_active_at: new Date() })
  const server = await startServer({
    DATABASE_URL: url,
    MIGRATION_DATABASE_URL: ownerUrl,
    DEADLINE_FACTOR: '1',
  })

  const siege = [
    besiege(500, (count) => slowLoris(server.port, count)),
    besiege(200, (count) => slowRead(server.port, count, `/assets/${largestAsset()}`)),
  ]
  await sleep(2_000)
  const load = askOnAndOn(() => ({ name: 'read', url: `${server.url}/api/online.php` }))
  await sleep(SIEGE_MS)
  const notes = await load.stop()
  const opened = await Promise.all(siege.map((one) => one.end()))

  const p95 = notes.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(notes.length * 0.95)]
  process.stdout.write(`p95 ${p95} ms under siege, sockets opened: ${opened.join(' and ')}\n`)
  expect(opened[0]).toBeGreaterThan(500)
  expect(notes.filter(({ status }) => status !== 200)).toEqual([])
  expect(p95).toBeLessThan(P95_MS)
  expect(await server.stop()).toEqual({ code: 0, signal: null })
})

/** Keeps this many sockets busy: whatever the server drops comes back. */
function besiege(count: number, attack: (count: number) => Promise<SlowSockets>) {
  const waves: SlowSockets[] = []
  const state = { isOver: false, opened: 0 }

  async function keepUp(): Promise<void> {
    while (!state.isOver) {
      const missing = count - waves.reduce((sum, wave) => sum + wave.open(), 0)
      if (missing > 0) waves.push(await attack(missing))
      state.opened += missing
      await sleep(1_000)
    }
  }
  const over = keepUp()
  return {
    async end(): Promise<number> {
      state.isOver = true
      await over
      waves.forEach((wave) => wave.close())
      return state.opened
    },
  }
}

function largestAsset(): string {
  const sizes = readdirSync(ASSETS).map((name) => ({
    name,
    size: statSync(`${ASSETS}/${name}`).size,
  }))
  return sizes.toSorted((one, other) => other.size - one.size)[0]?.name ?? ''
}
