import { randomUUID } from 'node:crypto'
import { sendMessage } from '#contract/chats.ts'
import type { Bench } from '../bench.ts'
import { load, type Load } from '../chat/load.ts'
import { aText, type Talker, talkers } from '../chat/talkers.ts'
import type { Figure, Section } from '../figure.ts'
import { median } from '../median.ts'
import { openWorld, type SearchWorld } from '../search/open-world.ts'
import { startServer } from '../start-server.ts'

const MEMBERS = 10_000
const CONNECTIONS = 16
const SECONDS = 8
const ROUNDS = 3

export const send: Section = {
  name: 'send',
  method: `Messages over HTTP from ${CONNECTIONS} connections, each one after the other, every connection another sender to another partner, among ${MEMBERS.toLocaleString('en')} members: ${ROUNDS} rounds of ${SECONDS} s of the product and of the control in turn, the medians. The control is bare Fastify with the driver, ten connections as the product has, and the very statements that the product runs for a message (bench/chat/send-control.ts records them), without contract, limits or checks. The product runs with NODE_ENV=production and without limits; sender, server and database share the machine. The first line is the time that a message takes of the whole, so that less is better: 1.43 means 0.7 of the control's throughput.`,
  async measure(bench) {
    const world = await openWorld(bench, MEMBERS)
    const pairs = await conversations(world)
    const control = await startControl(bench, world)
    const siteId = await siteOf(world)
    const rounds: { product: Load; control: Load }[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({
        product: await load(world.server.port, LOAD, (at) => toProduct(pairs[at]!)),
        control: await load(control.port, LOAD, (at) => toControl(pairs[at]!, siteId)),
      })
    }
    await control.stop()
    await world.close()
    return figuresOf(rounds)
  },
}

const LOAD = { connections: CONNECTIONS, seconds: SECONDS }

type Pair = { readonly from: Talker; readonly to: Talker }

function figuresOf(rounds: readonly { product: Load; control: Load }[]): Figure[] {
  const middle = (of: 'product' | 'control', figure: keyof Load) =>
    median(rounds.map((round) => round[of][figure]))
  return [
    {
      name: 'a message sent, of the whole',
      unit: 'ms',
      value: 1000 / middle('product', 'perSecond'),
      control: 1000 / middle('control', 'perSecond'),
      budget: { most: 1 / 0.7, of: 'ratio' },
    },
    {
      name: `a message sent, p95 of ${CONNECTIONS} at once`,
      unit: 'ms',
      value: middle('product', 'p95'),
      control: middle('control', 'p95'),
      budget: { most: 1.5, of: 'ratio' },
    },
  ]
}

/** Every sender has written before, as most have. */
async function conversations({ owner, server }: SearchWorld): Promise<Pair[]> {
  const all = await talkers(owner, 2 * CONNECTIONS)
  const pairs = Array.from({ length: CONNECTIONS }, (_, at) => ({
    from: all[2 * at]!,
    to: all[2 * at + 1]!,
  }))
  await load(server.port, { connections: CONNECTIONS, seconds: 1 }, (at) => toProduct(pairs[at]!))
  return pairs
}

function startControl(bench: Bench, { databaseUrl }: SearchWorld) {
  const args = ['--import', 'tsx', 'bench/chat/send-control.ts']
  return startServer(bench, args, { NODE_ENV: 'production', DATABASE_URL: databaseUrl })
}

async function siteOf({ owner }: SearchWorld): Promise<string> {
  const { rows } = await owner.query<{ id: string }>('select id from site where is_default')
  return rows[0]!.id
}

function toProduct({ from, to }: Pair) {
  return {
    path: sendMessage.path,
    headers: { cookie: from.cookie, 'x-request-type': 'client' },
    body: JSON.stringify({ client_id: randomUUID(), profile_id: to.id, text: aText() }),
  }
}

function toControl({ from, to }: Pair, siteId: string) {
  const given = { siteId, memberId: from.id, profileId: to.id, token: from.token }
  const body = JSON.stringify({ ...given, clientId: randomUUID(), text: aText() })
  return { path: '/send', headers: {}, body }
}
