import { randomInt } from 'node:crypto'
import path from 'node:path'
import { expect } from 'vitest'
import { PATIENCE_MS } from '#test/patience.ts'
import {
  copyOfPrimary,
  databaseNode,
  setSynchronous,
  untilFollowed,
} from '#test/replication/database-node.ts'
import { quietTime } from '#test/quiet-time.ts'
import type { Served, World } from './world.ts'

const HOUR_MS = 3_600_000

/** Something that goes wrong; it ends with all as it should be. */
type Fault = (world: World) => Promise<void>

/** Everything that goes wrong, one after the other, until it is enough; and how often each did. */
export async function haunt(
  world: World,
  isOver: () => boolean,
): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {}
  const names = Object.keys(FAULTS)
  for (let nth = 0; !isOver(); nth += 1) {
    const name = names[nth % names.length]!
    await quietTime(randomInt(1_000, 3_000))
    await FAULTS[name]!(world)
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

const FAULTS: Readonly<Record<string, Fault>> = {
  'process killed': async (world) => {
    const served = anyOf(world)
    await served.server.kill()
    await served.start()
  },
  'primary killed, standby promoted': async (world) => {
    await world.database.primary.kill()
    await promote(world)
    await rejoin(world)
  },
  'process frozen': async (world) => {
    const { pid } = anyOf(world).server
    process.kill(pid, 'SIGSTOP')
    await quietTime(4_000)
    process.kill(pid, 'SIGCONT')
  },
  'cables cut': async (world) => {
    const { cables } = anyOf(world)
    for (const cable of cables) {
      cable.refuse()
      cable.reset()
    }
    await quietTime(3_000)
    for (const cable of cables) await cable.accept()
  },
  'answers cut off': async (world) => {
    const { cables } = anyOf(world)
    for (const cable of cables) cable.cutAfter(randomInt(0, 20_000))
    await quietTime(3_000)
    for (const cable of cables) cable.heal()
  },
  'Redis stopped': async ({ redis }) => {
    await redis.stop()
    await quietTime(4_000)
    await redis.start()
  },
  'primary frozen, standby promoted, primary thawed': async (world) => {
    const old = world.database.primary
    const before = world.processes.map(movesOf)
    const thaw = old.freeze()
    await promote(world)
    const haveAllMoved = () => world.processes.every((served, at) => movesOf(served) > before[at]!)
    await expect.poll(haveAllMoved, { timeout: PATIENCE_MS }).toBe(true)
    // It comes back as one that believes to be the primary.
    thaw()
    await quietTime(3_000)
    await old.kill()
    await rejoin(world)
  },
  'cables slow': async (world) => {
    const { cables } = anyOf(world)
    for (const cable of cables) cable.latency(randomInt(50, 400))
    await quietTime(4_000)
    for (const cable of cables) cable.heal()
  },
  'clock an hour off': async (world) => {
    const served = anyOf(world)
    await served.moveClock(randomInt(2) === 0 ? HOUR_MS : -HOUR_MS)
    await quietTime(3_000)
    await served.moveClock(0)
  },
  'cables stalled': async (world) => {
    const { cables } = anyOf(world)
    for (const cable of cables) cable.stall()
    await quietTime(4_000)
    for (const cable of cables) cable.resume()
  },
  'primary killed and back': async ({ database: { primary } }) => {
    await primary.kill()
    await primary.start()
    await untilFollowed(primary)
  },
}

function anyOf({ processes }: World): Served {
  return processes[randomInt(processes.length)]!
}

/** How often a process has followed the primary to another server. */
function movesOf({ server }: Served): number {
  return server.stdout().split('writes go to another server').length
}

/** From now on the standby is the primary, and has none itself. */
async function promote({ database }: World): Promise<void> {
  await database.standby.ask('select pg_promote()')
  Object.assign(database, { primary: database.standby, standby: database.primary })
}

/** A new standby in the place of the old primary, and nothing is confirmed any more that it has not. */
async function rejoin({ database, folder }: World): Promise<void> {
  const { primary, standby: old } = database
  const place = path.join(folder, `standby-${Date.now()}`)
  await copyOfPrimary(primary, place)
  const standby = await databaseNode(place, old.port)
  await standby.start()
  database.standby = standby
  await untilFollowed(primary)
  await setSynchronous(primary, true)
}
