import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { Refusal } from '#contract/refusals.ts'
import { openLog } from '#server/kernel/log.ts'
import { CLIENT, testApp } from '#test/app.ts'
import { listen } from '#test/contract/listen.ts'
import { bytesOf } from '#test/contract/raw-answer.ts'
import { freshDatabase } from '#test/database.ts'
import { parseHttpAnswer } from '#test/http-answer.ts'
import { cookieOf, makeMember, makeSite } from '#test/make.ts'
import { fileRoute } from './file-route.ts'

const MOST = 100_000
const LONGEST_MS = 400

const sample = endpoint({
  method: 'POST',
  path: '/api/file.php',
  access: 'member',
  takesFile: true,
  input: z.object({ name: z.enum(['right', 'full']) }),
  output: z.object({ text: z.string() }),
  refusals: ['PHOTO_TOO_LARGE', 'PHOTO_LIMIT'],
})

const { db } = await freshDatabase()
const site = await makeSite(db)
const cookie = await cookieOf(db, (await makeMember(db, site.id)).id)
const folder = mkdtempSync(join(tmpdir(), 'vonk-uploads-'))
const lines: string[] = []
const app = await testApp(db, { log: openLog('warn', { write: (line) => void lines.push(line) }) })
await fileRoute(app, sample, async ({ file }) => ({ text: readFileSync(file.path, 'latin1') }), {
  types: ['image/jpeg'],
  rules: { folder, mostBytes: MOST, tooLarge: 'PHOTO_TOO_LARGE', longestMs: LONGEST_MS },
  before: async ({ input }) => {
    if (input.name === 'full') throw new Refusal('PHOTO_LIMIT')
  },
})
const port = await listen(app)

const JPEG = { 'content-type': 'image/jpeg', cookie }

/** Sends the head of a request and as much of its body as the test wants, and waits for what comes. */
async function open(query: string, headers: Record<string, string>) {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const received: Buffer[] = []
  socket.on('data', (chunk) => received.push(chunk))
  socket.write(bytesOf(`POST ${sample.path}${query}`, headers))
  const answer = () => {
    const bytes = Buffer.concat(received)
    const read = parseHttpAnswer({ bytes, ended: false, method: 'POST' })
    return read && { status: read.status, ...(JSON.parse(read.body) as object) }
  }
  return { socket, answer }
}

function send(payload: Buffer | string, headers: Record<string, string> = {}, name = 'right') {
  return app.fastify.inject({
    method: 'POST',
    url: sample.path,
    query: { name },
    headers: { ...CLIENT, ...JPEG, ...headers },
    payload,
  })
}

test('a file is handed over as it was sent, and gone afterwards', async () => {
  const answer = await send('the bytes')

  expect(answer.json()).toEqual({ text: 'the bytes' })
  expect(readdirSync(folder)).toEqual([])
})

test.each([
  ['another site', '?name=right', { ...JPEG, origin: 'https://evil.example' }, 'FOREIGN_ORIGIN'],
  ['a visitor', '?name=right', { 'content-type': 'image/jpeg' }, 'LOGIN_REQUIRED'],
  ['a wrong input', '?name=wrong', JPEG, 'INVALID_INPUT'],
  ['a feature that has no room', '?name=full', JPEG, 'PHOTO_LIMIT'],
  [
    'another type',
    '?name=right',
    { ...JPEG, 'content-type': 'text/html' },
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  [
    'JSON',
    '?name=right',
    { ...JPEG, 'content-type': 'application/json' },
    'UNSUPPORTED_MEDIA_TYPE',
  ],
])(
  '%s is refused before a byte of the file is there [A9] [U2]',
  async (_, query, headers, code) => {
    const { socket, answer } = await open(query, { ...headers, 'content-length': '50000' })

    await expect.poll(answer, { timeout: 5_000 }).toMatchObject({ error: { code } })
    socket.destroy()
  },
)

test('a file that says it is too large is refused before a byte of it is there [U2]', async () => {
  const { socket, answer } = await open('?name=right', { ...JPEG, 'content-length': `${MOST + 1}` })

  await expect.poll(answer).toMatchObject({ status: 413, error: { code: 'PHOTO_TOO_LARGE' } })
  socket.destroy()
})

test('a file that does not say how large it is is refused as soon as it is too large [U2]', async () => {
  const { socket, answer } = await open('?name=right', { ...JPEG, 'transfer-encoding': 'chunked' })
  const chunk = 'x'.repeat(10_000)
  for (let sent = 0; sent <= MOST; sent += chunk.length)
    socket.write(`${chunk.length.toString(16)}\r\n${chunk}\r\n`)

  await expect.poll(answer).toMatchObject({ status: 413, error: { code: 'PHOTO_TOO_LARGE' } })
  socket.destroy()
  expect(readdirSync(folder)).toEqual([])
})

test('a file of exactly the largest size is taken', async () => {
  expect((await send('x'.repeat(MOST))).statusCode).toBe(200)
  expect((await send('x'.repeat(MOST + 1))).statusCode).toBe(413)
})

test('whoever sends a byte now and then is cut in time, and nothing is left [U4]', async () => {
  const { socket, answer } = await open('?name=right', { ...JPEG, 'content-length': '90000' })
  const drip = setInterval(() => socket.write('x'), 20)
  const started = Date.now()

  await once(socket, 'close')

  clearInterval(drip)
  expect(Date.now() - started).toBeGreaterThanOrEqual(LONGEST_MS - 50)
  expect(Date.now() - started).toBeLessThan(5_000)
  expect(answer()).toMatchObject({ status: 408, error: { code: 'REQUEST_TIMEOUT' } })
  await expect.poll(() => readdirSync(folder)).toEqual([])
})

test('whoever hangs up in the middle leaves nothing, and is no failure of ours [U4]', async () => {
  const { socket } = await open('?name=right', { ...JPEG, 'content-length': '90000' })
  socket.write('x'.repeat(40_000))
  await expect.poll(() => readdirSync(folder).length).toBe(1)

  socket.destroy()

  await expect.poll(() => readdirSync(folder)).toEqual([])
  await sleep(50)
  expect(lines).toEqual([])
})
