import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { hangUp, startFaultProxy } from './fault-proxy.ts'
import { PATIENCE_MS } from './patience.ts'
import { quietTime } from './quiet-time.ts'

/** An upstream that repeats what it hears, behind a proxy, and a way to dial it. */
async function startEcho() {
  const heard: string[] = []
  const upstream = createServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      heard.push(chunk.toString())
      socket.write(chunk)
    })
  })
  upstream.listen(0, '127.0.0.1')
  await once(upstream, 'listening')
  onTestFinished(() => void upstream.close())
  const { port } = upstream.address() as AddressInfo
  const proxy = await startFaultProxy({ host: '127.0.0.1', port })
  onTestFinished(proxy.close)
  return { proxy, heard, dial: () => dial(proxy.port) }
}

async function dial(port: number) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  const log = { text: '', chunks: 0, closedBy: '' }
  socket.on('data', (chunk) => {
    log.text += chunk.toString()
    log.chunks += 1
  })
  socket.on('error', (error: NodeJS.ErrnoException) => void (log.closedBy = error.code ?? ''))
  socket.on('close', () => void (log.closedBy ||= 'end'))
  await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve))
  onTestFinished(() => void socket.destroy())
  return { socket, log, say: (text: string) => sayAndHear(socket, log, text) }
}

async function sayAndHear(socket: Socket, log: { text: string }, text: string): Promise<number> {
  const [start, before] = [performance.now(), log.text.length]
  socket.write(text)
  await expect.poll(() => log.text.slice(before), { interval: 2 }).toBe(text)
  return performance.now() - start
}

test('a plain wire passes everything both ways, also a megabyte, and the end', async () => {
  const { dial } = await startEcho()
  const { socket, log } = await dial()
  const sent = 'x'.repeat(1_000_000)

  socket.end(sent)
  await once(socket, 'end')

  expect(log.text.length).toBe(sent.length)
})

test('latency delays each way and can be taken off again', async () => {
  const { proxy, dial } = await startEcho()
  const { say } = await dial()
  proxy.latency(150)

  expect(await say('slow')).toBeGreaterThanOrEqual(295)
  // With this nothing would arrive before the test gives up.
  proxy.latency(2 * PATIENCE_MS)
  proxy.latency(0)
  await say('fast')
})

test('a stall holds old and new connections silent, and resume loses nothing', async () => {
  const { proxy, heard, dial } = await startEcho()
  const old = await dial()
  proxy.stall()
  const fresh = await dial()

  old.socket.write('old')
  fresh.socket.write('new')
  await quietTime(100)
  expect(heard).toEqual([])
  expect([old.log.closedBy, fresh.log.closedBy]).toEqual(['', ''])
  proxy.resume()

  await expect.poll(() => [old.log.text, fresh.log.text]).toEqual(['old', 'new'])
})

test('a reset breaks every open connection and leaves new ones alone', async () => {
  const { proxy, dial } = await startEcho()
  const connections = [await dial(), await dial()]
  await Promise.all(connections.map(({ say }) => say('hello')))

  proxy.reset()

  await expect
    .poll(() => connections.map(({ log }) => log.closedBy))
    .toEqual(['ECONNRESET', 'ECONNRESET'])
  const next = await dial()
  await next.say('again')
})

test('a refusing proxy accepts nobody until told, on the same port', async () => {
  const { proxy, dial } = await startEcho()
  const old = await dial()

  proxy.refuse()
  expect((await dial()).log.closedBy).toBe('ECONNREFUSED')
  await old.say('still here')
  await proxy.accept()

  await (await dial()).say('welcome')
})

test('a cut after 0 bytes lets the request in and no answer out [M8]', async () => {
  const { proxy, heard, dial } = await startEcho()
  const { socket, log, say } = await dial()
  await say('before')
  proxy.cutAfter(0)

  socket.write('commit')

  await expect.poll(() => log.closedBy).toBe('end')
  expect(heard.join()).toBe('before,commit')
  expect(log.text).toBe('before')
})

test('a cut in the middle passes just so many bytes of the answer', async () => {
  const { proxy, dial } = await startEcho()
  proxy.cutAfter(5)
  const first = await dial()

  first.socket.write('commitment')
  await expect.poll(() => first.log.closedBy).toBe('end')
  expect(first.log.text).toBe('commi')

  proxy.heal()
  await (await dial()).say('commitment')
})

test('sliced data arrives in small pieces, in order', async () => {
  const { proxy, dial } = await startEcho()
  const { socket, log, say } = await dial()
  proxy.slice(3, 10)

  const took = await say('abcdefghij')
  proxy.slice(3, 2 * PATIENCE_MS)
  socket.write('klm')
  socket.write('nop')

  expect(took).toBeGreaterThanOrEqual(27)
  await expect.poll(() => log.text).toBe('abcdefghijklm')
})

test('closing while stalled leaves nothing open', async () => {
  const { proxy, dial } = await startEcho()
  proxy.stall()
  const { log } = await dial()

  await proxy.close()

  await expect.poll(() => log.closedBy).not.toBe('')
  expect((await dial()).log.closedBy).toBe('ECONNREFUSED')
})

test.each(['before', 'now'])(
  'a connection that cannot be reset any more, ended %s, keeps nobody waiting',
  async (when) => {
    const { dial: dialEcho } = await startEcho()
    const { socket } = await dialEcho()
    socket.end().resetAndDestroy()
    if (when === 'before') socket.destroy()

    await hangUp(socket)

    expect(socket.destroyed).toBe(true)
  },
)
