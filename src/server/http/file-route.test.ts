import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
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

const at = (path: `/api/${string}`) =>
  endpoint({
    method: 'POST',
    path,
    access: 'member',
    takesFile: true,
    input: z.object({ name: z.enum(['right', 'full']) }),
    output: z.object({ text: z.string() }),
    refusals: ['PHOTO_TOO_LARGE', 'PHOTO_LIMIT'],
  })
const sample = at('/api/file.php')
/** The same with no more than a moment to send. */
const hurried = at('/api/hurried-file.php')

const { db } = await freshDatabase()
const site = await makeSite(db)
const cookie = await cookieOf(db, (await makeMember(db, site.id)).id)
const folder = mkdtempSync(join(tmpdir(), 'vonk-uploads-'))
const lines: string[] = []
const app = await testApp(db, { log: openLog('warn', { write: (line) => void lines.push(line) }) })
for (const [taken, longestMs] of [
  [sample, 30_000],
  [hurried, 4],
] as const)
  await fileRoute(app, taken, async ({ file }) => ({ text: readFileSync(file.path, 'latin1') }), {
    types: ['image/jpeg'],
    rules: { folder, mostBytes: MOST, tooLarge: 'PHOTO_TOO_LARGE', longestMs },
    before: async ({ input }) => {
      if (input.name === 'full') throw new Refusal('PHOTO_LIMIT')
    },
  })
const port = await listen(app)

const JPEG = { 'content-type': 'image/jpeg', cookie }

/** Sends the head of a request and as much of its body as the test wants, and waits for what comes. */
async function open(query: string, headers: Record<string, string>, { path } = sample) {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const received: Buffer[] = []
  socket.on('data', (chunk) => received.push(chunk))
  socket.write(bytesOf(`POST ${path}${query}`, headers))
  const answer = () => {
    const bytes = Buffer.concat(received)
    const read = parseHttpAnswer({ bytes, ended: false, method: 'POST' })
    return read && { status: read.status, ...(JSON.parse(read.body) as object) }
  }
  return { socket, answer }
}

/** Files that are there, and those that are gone but still held open. */
function filesLeft(): string[] {
  const held = readdirSync('/proc/self/fd').map((descriptor) =>
    linkOf(`/proc/self/fd/${descriptor}`),
  )
  return [...readdirSync(folder), ...held.filter((path) => path.startsWith(folder))]
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path)
  } catch {
    // The one that the list itself was read by.
    return ''
  }
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

    await expect.poll(answer).toMatchObject({ error: { code } })
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
  const headers = { ...JPEG, 'content-length': '90000' }
  const { socket, answer } = await open('?name=right', headers, hurried)
  const drip = setInterval(() => socket.write('x'), 20)
  onTestFinished(() => clearInterval(drip))

  // It never comes to its end by itself.
  await expect.poll(() => socket.closed).toBe(true)

  expect(answer()).toMatchObject({ status: 408, error: { code: 'REQUEST_TIMEOUT' } })
  await expect.poll(filesLeft).toEqual([])
})

test('whoever hangs up in the middle leaves nothing, and is no failure of ours [U4]', async () => {
  const { socket } = await open('?name=right', { ...JPEG, 'content-length': '90000' })
  socket.write('x'.repeat(40_000))
  await expect.poll(() => readdirSync(folder).length).toBe(1)

  socket.destroy()

  await expect.poll(filesLeft).toEqual([])
  // By the end of another call the one that was left is long over.
  await send('the bytes')
  expect(lines).toEqual([])
})
