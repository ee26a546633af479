import { sendMessage } from '#contract/chats.ts'
import { aText, type Talker, talkers } from '../chat/talkers.ts'
import type { Figure, Section } from '../figure.ts'
import { openWorld, type SearchWorld } from '../search/open-world.ts'
import { randomUUID } from 'node:crypto'

const MEMBERS = 10_000
const PAIRS = 250
const ROUNDS = 8

type Size = { readonly wal: number; readonly stored: number }

export const growth: Section = {
  name: 'growth',
  method: `What the database writes for one thing: bytes of WAL (pg_current_wal_insert_lsn) and of all tables with their indexes, before and after, divided by how often it was done. ${(PAIRS * ROUNDS).toLocaleString('en')} messages over HTTP between ${PAIRS} pairs of ${MEMBERS.toLocaleString('en')} members, ${ROUNDS} from each sender, after a round to warm up; then ${PAIRS} visits of \`/members\` by as many members, which note that they were here. The control of a message is the bytes of its own text; of a visit nothing. What the first change of a page since a checkpoint adds is in it, so that both are rather too high. A stored member is the whole of a world without messages, by the number of its members. It says how much, not how fast, so that a busy machine does not change it.`,
  async measure(bench) {
    const world = await openWorld(bench, MEMBERS)
    const stored = (await sizeOf(world)).stored
    const all = await talkers(world.owner, 2 * PAIRS)
    const pairs = Array.from(
      { length: PAIRS },
      (_, at) => [all[2 * at]!, all[2 * at + 1]!] as const,
    )
    await sendAll(world, pairs)

    const message = await costOf(world, PAIRS * ROUNDS, async () => {
      for (let round = 0; round < ROUNDS; round += 1) await sendAll(world, pairs)
    })
    const visit = await costOf(world, PAIRS, () =>
      inTurn(all.slice(0, PAIRS), (member) => visitOf(world, member)),
    )
    await world.close()
    return figuresOf({ message, visit, member: stored / MEMBERS })
  },
}

function figuresOf(of: { message: Size; visit: Size; member: number }): Figure[] {
  const text = Buffer.byteLength(aText())
  const bytes = (name: string, value: number, control: number): Figure => ({
    name,
    unit: 'bytes',
    value,
    control,
  })
  return [
    bytes('WAL of a message', of.message.wal, text),
    bytes('a message stored, with what it tells', of.message.stored, text),
    bytes('WAL of a visit', of.visit.wal, 0),
    bytes('a member stored', of.member, 0),
  ]
}

async function costOf(world: SearchWorld, times: number, act: () => Promise<void>): Promise<Size> {
  const before = await sizeOf(world)
  await act()
  const after = await sizeOf(world)
  return {
    wal: (after.wal - before.wal) / times,
    stored: (after.stored - before.stored) / times,
  }
}

async function sizeOf({ owner }: SearchWorld): Promise<Size> {
  const { rows } = await owner.query<{ wal: string; stored: string }>(
    `select pg_current_wal_insert_lsn() - '0/0' as wal, sum(pg_total_relation_size(oid)) as stored
     from pg_class where relkind in ('r', 'm') and relnamespace = 'public'::regnamespace`,
  )
  return { wal: Number(rows[0]!.wal), stored: Number(rows[0]!.stored) }
}

function sendAll(world: SearchWorld, pairs: readonly (readonly [Talker, Talker])[]): Promise<void> {
  return inTurn(pairs, ([from, to]) => send(world, from, to))
}

async function send({ server }: SearchWorld, from: Talker, to: Talker): Promise<void> {
  const answer = await fetch(`http://localhost:${server.port}${sendMessage.path}`, {
    method: 'POST',
    headers: {
      cookie: from.cookie,
      'content-type': 'application/json',
      'x-request-type': 'client',
    },
    body: JSON.stringify({ client_id: randomUUID(), profile_id: to.id, text: aText() }),
  })
  if (!answer.ok) throw new Error(`a message was answered with ${answer.status}`)
}

async function visitOf(world: SearchWorld, member: Talker): Promise<void> {
  const answer = await fetch(`http://localhost:${world.server.port}/members`, {
    headers: { cookie: member.cookie },
  })
  await answer.text()
  // A machine that is busy says so, and when to come again: nothing was written then.
  if (answer.status === 503) return visitOf(world, member)
  if (!answer.ok) throw new Error(`a visit was answered with ${answer.status}`)
}

/** Eight at a time. */
async function inTurn<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await act(next)
  }
  await Promise.all(Array.from({ length: 8 }, work))
}
