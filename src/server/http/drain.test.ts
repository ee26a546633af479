import { connect, type AddressInfo } from 'node:net'
import fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { drain } from './health.ts'

test('a server closes although a client never comes to an end [R3]', async () => {
  // Its own time-outs of connections would close this one, too, and much later than is waited for here.
  vi.stubEnv('DEADLINE_FACTOR', '0.01')
  onTestFinished(() => void vi.unstubAllEnvs())
  const app = fastify()
  app.post('/', async () => 'done')
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const seen = { isBegun: false, isDrained: false }
  app.server.once('request', () => (seen.isBegun = true))
  const socket = connect({ port, host: '127.0.0.1' })
    .on('error', () => {})
    .resume()
  onTestFinished(() => void socket.destroy())
  socket.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10\r\n\r\nhalf')
  await expect.poll(() => seen.isBegun).toBe(true)

  void drain(app, { isDraining: false }, 0).then(() => (seen.isDrained = true))

  await expect.poll(() => seen.isDrained).toBe(true)
  await expect.poll(() => socket.destroyed).toBe(true)
})
