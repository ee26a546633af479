import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { sendMessage } from '#contract/chats.ts'
import { EVENTS_PATH } from '#contract/events.ts'
import { aText, type Talker, talkers } from '../chat/talkers.ts'
import type { Section } from '../figure.ts'
import { percentile } from '../percentile.ts'
import { openWorld } from '../search/open-world.ts'

const MEMBERS = 10_000
const STREAMS = 5_000
/** A member may have ten. */
const EACH = 10
const LISTENERS = 1_000
const PER_SECOND = 50
const SECONDS = 60

export const streams: Section = {
  name: 'streams',
  method: `Memory: what the server's process holds (resident, /proc/<pid>/status) with ${STREAMS.toLocaleString('en')} open streams more than with none, after ten quiet seconds each, by the number of streams; the control is what a bare socket of this benchmark holds on its own side. Delivery: ${LISTENERS.toLocaleString('en')} open streams, ${PER_SECOND} messages a second for ${SECONDS} s from members to others who listen, from before the call to the event at the other side; the control is the answer to the sender. The product runs with NODE_ENV=production and without limits; sender, listeners, server and database share the machine.`,
  async measure(bench) {
    const world = await openWorld(bench, MEMBERS)
    const { port, pid } = world.server
    const all = await talkers(world.owner, LISTENERS)
    const memory = await memoryOfStreams(port, pid, all)
    const { told, answered } = await delivery(port, all)
    await world.close()
    return [
      {
        name: `memory of one of ${STREAMS.toLocaleString('en')} streams`,
        unit: 'KiB',
        value: memory.server,
        control: memory.own,
        budget: { most: 25, of: 'value' },
      },
      ...([50, 95] as const).map((percent) => ({
        name: `from sending to hearing, p${percent}`,
        unit: 'ms',
        value: percentile(told, percent),
        control: percentile(answered, percent),
        budget: { most: percent === 50 ? 100 : 300, of: 'value' } as const,
      })),
    ]
  },
}

async function memoryOfStreams(port: number, pid: number, all: readonly Talker[]) {
  const owners = all.slice(0, STREAMS / EACH)
  const before = { server: await resident(pid), own: await resident(process.pid) }
  const open: IncomingMessage[] = []
  for (let nth = 0; nth < EACH; nth += 1)
    open.push(...(await Promise.all(owners.map(({ cookie }) => listen(port, cookie)))))
  await sleep(10_000)
  const after = { server: await resident(pid), own: await resident(process.pid) }
  for (const stream of open) stream.destroy()
  await sleep(10_000)
  return {
    server: (after.server - before.server) / STREAMS,
    own: (after.own - before.own) / STREAMS,
  }
}

async function resident(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0)
}

async function delivery(port: number, all: readonly Talker[]) {
  const sentAt = new Map<string, number>()
  const told: number[] = []
  const answered: number[] = []
  const open = await Promise.all(
    all.map(async ({ id, cookie }) => {
      const stream = await listen(port, cookie)
      stream.on('data', (chunk: Buffer) => {
        const at = sentAt.get(id)
        if (at !== undefined && chunk.includes('"message"')) {
          sentAt.delete(id)
          told.push(performance.now() - at)
        }
      })
      return stream
    }),
  )
  const senders = all.slice(0, LISTENERS / 2)
  const sends: Promise<void>[] = []
  const begin = performance.now()
  for (let nth = 0; nth < PER_SECOND * SECONDS; nth += 1) {
    const at = nth % senders.length
    const to = all[at + senders.length]!
    sentAt.set(to.id, performance.now())
    sends.push(say(port, senders[at]!, to).then((ms) => void answered.push(ms)))
    await sleep(Math.max(0, begin + ((nth + 1) * 1000) / PER_SECOND - performance.now()))
  }
  await Promise.all(sends)
  await sleep(2_000)
  for (const stream of open) stream.destroy()
  if (told.length < sends.length * 0.99) throw new Error(`${told.length} of ${sends.length} heard`)
  return { told, answered }
}

function listen(port: number, cookie: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { host: `localhost:${port}`, cookie }
    get({ host: '127.0.0.1', port, path: EVENTS_PATH, agent: false, headers }, (answer) => {
      answer.resume()
      answer.on('error', () => undefined)
      if (answer.statusCode === 200) resolve(answer)
      else reject(new Error(`a stream was answered with ${answer.statusCode}`))
    }).on('error', reject)
  })
}

async function say(port: number, from: Talker, to: Talker): Promise<number> {
  const started = performance.now()
  const reply = await fetch(`http://localhost:${port}${sendMessage.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-request-type': 'client',
      cookie: from.cookie,
    },
    body: JSON.stringify({ client_id: randomUUID(), profile_id: to.id, text: aText() }),
  })
  await reply.arrayBuffer()
  if (reply.status !== 200) throw new Error(`a message was answered with ${reply.status}`)
  return performance.now() - started
}
