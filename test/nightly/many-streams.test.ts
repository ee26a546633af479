import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect as connectSocket, type Socket } from 'node:net'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { sendMessage } from '#contract/chats.ts'
import { EVENTS_PATH, type MemberEvent } from '#contract/events.ts'
import { openBus } from '#server/events/bus.ts'
import { withEvents } from '#server/events/with-events.ts'
import { startServer } from '#test/child-server.ts'
import { freshDatabase } from '#test/database.ts'
import { inWaves } from '#test/in-waves.ts'
import { cookieOf, makeMember, makeSite } from '#test/make.ts'

const MEBIBYTE = 1024
const TICKS_A_SECOND = 100

test('500 readers who never read hold little, are cut off if they hold much, and others are answered as soon as before [C6]', async () => {
  const { db, url, ownerUrl } = await freshDatabase()
  const site = await makeSite(db)
  const server = await startServer({ DATABASE_URL: url, MIGRATION_DATABASE_URL: ownerUrl })
  const deaf = await membersOf(50)
  const [sender, listener] = await membersOf(2)
  await timesOfSends(server.url, sender!, listener!)
  const idle = await timesOfSends(server.url, sender!, listener!)
  const before = await residentOf(server.pid)
  const sockets = await inWaves(
    Array.from({ length: 500 }, (_, at) => deaf[at % deaf.length]!),
    (member) => deafReader(server.port, member.cookie),
  )
  await tellAll(deaf, { kind: 'likes_changed' })
  const flooded = await timesOfSends(server.url, sender!, listener!)
  await untilAtRest(server.pid)
  const burdened = await timesOfSends(server.url, sender!, listener!)

  const grown = async () => ((await residentOf(server.pid)) - before) / MEBIBYTE
  await expect.poll(grown, { timeout: 120_000, interval: 5_000 }).toBeLessThan(60)
  process.stdout.write(
    `${(await grown()).toFixed()} MiB more, p95 ${idle}, while they are told ${flooded}, then ${burdened} ms\n`,
  )
  expect(flooded).toBeLessThan(100)
  expect(burdened).toBeLessThan(idle * 1.2 + 2)

  // What is told now is more than the system keeps for a reader, so the server would have to.
  const [full, other] = deaf
  const isOf = (member: Member) => (_: Socket, at: number) => deaf[at % deaf.length] === member
  const [ofFull, ofOther] = [sockets.filter(isOf(full!)), sockets.filter(isOf(other!))]
  const withBallast = { kind: 'likes_changed' as const, ballast: 'x'.repeat(2_000) }
  await tellAll([full!], withBallast)
  const endOf = (socket: Socket) =>
    Promise.race([once(socket.resume(), 'close').then(() => 'cut'), sleep(5_000, 'open')])
  expect(await Promise.all(ofFull.map(endOf))).toEqual(ofFull.map(() => 'cut'))
  expect(await Promise.all(ofOther.map(endOf))).toEqual(ofOther.map(() => 'open'))
  for (const socket of sockets) socket.destroy()

  async function membersOf(count: number) {
    return inWaves(Array.from({ length: count }), async () => {
      const { id } = await makeMember(db, site.id, { credits: 5_000, paid_user: true })
      return { id, cookie: await cookieOf(db, id) }
    })
  }

  /** In portions, each told before the next: a stream that misses more than a thousand at once hears only that. */
  async function tellAll(members: readonly Member[], event: MemberEvent): Promise<void> {
    for (let portion = 0; portion < 5; portion += 1) {
      for (const { id } of members)
        await withEvents({ db, events: openBus(), now: new Date() }, async (_tx, notify) => {
          for (let nth = 0; nth < 800; nth += 1) notify([id], event)
        })
      if (portion < 4) await untilAtRest(server.pid)
    }
  }
})

type Member = { readonly id: string; readonly cookie: string }

test('with a thousand listeners fifty messages a second are heard in time for a minute [C7]', async () => {
  const { db, url, ownerUrl } = await freshDatabase()
  const site = await makeSite(db)
  const server = await startServer({ DATABASE_URL: url, MIGRATION_DATABASE_URL: ownerUrl })
  const members = await inWaves(Array.from({ length: 1_000 }), async (): Promise<Member> => {
    const { id } = await makeMember(db, site.id, { credits: 1_000, paid_user: true })
    return { id, cookie: await cookieOf(db, id) }
  })
  const sentAt = new Map<string, number>()
  const took: number[] = []
  await inWaves(members, async ({ id, cookie }) => {
    const stream = await listen(server.port, cookie)
    stream.on('data', (chunk: Buffer) => {
      const at = sentAt.get(id)
      if (at === undefined || !chunk.includes('"message"')) return
      sentAt.delete(id)
      took.push(performance.now() - at)
    })
  })

  const sends: Promise<number>[] = []
  const begin = performance.now()
  for (let nth = 0; nth < 50 * 60; nth += 1) {
    const to = members[500 + (nth % 500)]!
    sentAt.set(to.id, performance.now())
    sends.push(send(server.url, members[nth % 500]!, to))
    await sleep(Math.max(0, begin + (nth + 1) * 20 - performance.now()))
  }
  await Promise.all(sends)
  await sleep(1_000)

  const [p50, p95, p99] = [50, 95, 99].map((percent) => Math.round(percentileOf(took, percent)))
  const memory = (await residentOf(server.pid)) / MEBIBYTE
  process.stdout.write(`p50 ${p50}, p95 ${p95}, p99 ${p99} ms, ${memory.toFixed()} MiB\n`)
  expect(took.length).toBe(sends.length)
  expect(p50).toBeLessThan(100)
  expect(p95).toBeLessThan(300)
  expect(p99).toBeLessThan(1_000)
  expect(memory).toBeLessThan(350)
})

/** Opens a stream and takes nothing of it. */
async function deafReader(port: number, cookie: string): Promise<Socket> {
  const socket = connectSocket({ port, host: '127.0.0.1' })
  socket.on('error', () => undefined)
  socket.write(
    `GET ${EVENTS_PATH} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\nlast-event-id: 0\r\n\r\n`,
  )
  socket.pause()
  return socket
}

function listen(port: number, cookie: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { host: 'localhost', cookie }
    const request = get({ host: '127.0.0.1', port, path: EVENTS_PATH, agent: false, headers })
    request.on('error', reject).on('response', (answer) => {
      answer.resume()
      resolve(answer)
    })
  })
}

/** The 95th percentile of many, in milliseconds. */
async function timesOfSends(url: string, from: Member, to: Member): Promise<number> {
  const times: number[] = []
  for (let nth = 0; nth < 1_000; nth += 1) times.push(await send(url, from, to))
  return Number(percentileOf(times, 95).toFixed(1))
}

/** Waits until a process has done all that it was asked. */
async function untilAtRest(pid: number): Promise<void> {
  const busy = async () => {
    const before = await ticksOf(pid)
    await sleep(1_500)
    return ((await ticksOf(pid)) - before) / (TICKS_A_SECOND * 1.5)
  }
  await expect.poll(busy, { timeout: 60_000 }).toBeLessThan(0.1)
}

async function ticksOf(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]!.split(' ')
  return Number(fields[11]) + Number(fields[12])
}

async function send(url: string, from: Member, to: Member): Promise<number> {
  const started = performance.now()
  const answer = await fetch(`${url}${sendMessage.path}`, {
    method: sendMessage.method,
    headers: {
      'content-type': 'application/json',
      'x-request-type': 'client',
      cookie: from.cookie,
    },
    body: JSON.stringify({ client_id: randomUUID(), profile_id: to.id, text: 'Hoi' }),
  })
  expect(answer.status).toBe(200)
  await answer.arrayBuffer()
  return performance.now() - started
}

async function residentOf(pid: number): Promise<number> {
  return Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
}

function percentileOf(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length * percent) / 100)] ?? 0
}
