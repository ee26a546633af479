import { randomUUID } from 'node:crypto'
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { sendMessage } from '#contract/chats.ts'
import type { Db } from '#server/db/connect.ts'
import { inWaves } from '#test/in-waves.ts'
import { cookieOf, makeMember, makeSite } from '#test/make.ts'

export type Shot = { readonly method: string; readonly path: string; readonly cookie: string } & {
  readonly body?: string
}
export type Load = {
  /** Good answers. */
  readonly perSecond: number
  readonly p95: number
  readonly p99: number
  /** Of all that was not answered well, which must be said at once. */
  readonly refusedP95: number
  readonly statuses: Readonly<Record<number, number>>
}
type Wishes = {
  readonly connections: number
  readonly seconds: number
  /** In all; without it each connection asks again as soon as it is answered. */
  readonly perSecond?: number
}

/** Asks from so many connections at once, each one after the other, for a while. */
export async function askMany(
  port: number,
  { connections, seconds, perSecond }: Wishes,
  next: (nth: number) => Shot,
): Promise<Load> {
  const agents = await openAgents(port, connections)
  const begun = performance.now()
  const end = begun + seconds * 1_000
  const answers: { readonly status: number; readonly ms: number }[] = []
  const state = { asked: 0 }
  const pauseMs = perSecond === undefined ? 0 : (1_000 * connections) / perSecond
  await Promise.all(
    agents.map(async (agent, connection) => {
      let turn = begun + (pauseMs * connection) / connections
      while (performance.now() < end) {
        if (pauseMs > 0) await sleep(Math.max(0, (turn += pauseMs) - performance.now()))
        const started = performance.now()
        const status = await statusOf(port, agent, next((state.asked += 1)))
        answers.push({ status, ms: performance.now() - started })
        // As clients do that are told to come again: at once would be another load than the one that is meant.
        if (status !== 200) await sleep(100)
      }
      agent.destroy()
    }),
  )
  return loadOf(answers, (performance.now() - begun) / 1_000)
}

/** As a proxy keeps them: a busy server takes new connections one after the other, and that is not what is measured. */
function openAgents(port: number, connections: number): Promise<Agent[]> {
  const agents = Array.from(
    { length: connections },
    () => new Agent({ keepAlive: true, maxSockets: 1 }),
  )
  const shot = { method: 'GET', path: '/health/live', cookie: '' }
  return inWaves(agents, async (agent) => {
    await statusOf(port, agent, shot)
    return agent
  })
}

function loadOf(answers: readonly { status: number; ms: number }[], seconds: number): Load {
  const good = answers.filter(({ status }) => status === 200).map(({ ms }) => ms)
  const refused = answers.filter(({ status }) => status !== 200).map(({ ms }) => ms)
  const statuses: Record<number, number> = {}
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1
  return {
    perSecond: good.length / seconds,
    p95: percentileOf(good, 95),
    p99: percentileOf(good, 99),
    refusedP95: percentileOf(refused, 95),
    statuses,
  }
}

function percentileOf(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
}

/** 0 where there was no answer. */
async function statusOf(port: number, agent: Agent, shot: Shot): Promise<number> {
  const { method, path, cookie, body = '' } = shot
  const headers = {
    host: `localhost:${port}`,
    cookie,
    'x-request-type': 'client',
    ...(body === '' ? {} : { 'content-type': 'application/json' }),
    'content-length': String(Buffer.byteLength(body)),
  }
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, method, agent, headers }, resolve)
        .on('error', reject)
        .end(body)
    })
    for await (const _chunk of answer) continue
    return answer.statusCode ?? 0
  } catch {
    return 0
  }
}

export type Talker = { readonly id: string; readonly cookie: string }

/** Members who can find each other and have credits to write with. */
export async function makeTalkers(db: Db, count: number): Promise<Talker[]> {
  const site = await makeSite(db)
  const numbers = Array.from({ length: count }, (_, nth) => nth)
  return inWaves(numbers, async (nth) => {
    const gender = nth % 2 === 0 ? 'male' : 'female'
    const seeks = nth % 2 === 0 ? 'female' : 'male'
    const wishes = { credits: 100_000, paid_user: true, gender, seeks, hasPhoto: true } as const
    const { id } = await makeMember(db, site.id, wishes)
    return { id, cookie: await cookieOf(db, id) }
  })
}

/** Of ten calls seven read, two search, and one sends a message. */
export function mixedShots(talkers: readonly Talker[]): (nth: number) => Shot {
  return (nth) => {
    const { cookie } = talkers[nth % talkers.length]!
    const kind = Math.floor(nth / 3) % 10
    if (kind < 7) return { method: 'GET', path: '/api/user.php', cookie }
    if (kind < 9) return { method: 'GET', path: '/api/members.php', cookie }
    const to = talkers[(nth + 1) % talkers.length]!.id
    const body = JSON.stringify({ client_id: randomUUID(), profile_id: to, text: 'Dag!' })
    return { method: sendMessage.method, path: sendMessage.path, cookie, body }
  }
}
