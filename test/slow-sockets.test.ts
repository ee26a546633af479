import { once } from 'node:events'
import { createServer } from 'node:http'
import type { ServerOptions, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { quietTime } from './quiet-time.ts'
import { slowLoris, slowRead } from './slow-sockets.ts'

async function startServer(options: ServerOptions) {
  const responses: ServerResponse[] = []
  const server = createServer(options, (_request, response) => {
    responses.push(response)
    response.end(Buffer.alloc(20_000_000))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { responses, port: (server.address() as AddressInfo).port }
}

test('slow-loris sockets stay half asked, until a server with a header time-out drops them [W5]', async () => {
  const lenient = await startServer({})
  const strict = await startServer({ headersTimeout: 200, connectionsCheckingInterval: 50 })

  const kept = await slowLoris(lenient.port, 20)
  const dropped = await slowLoris(strict.port, 20)
  onTestFinished(kept.close)
  onTestFinished(dropped.close)

  await expect.poll(() => dropped.open()).toBe(0)
  expect(kept.open()).toBe(20)
  expect(lenient.responses).toHaveLength(0)
})

test('slow-read sockets ask for a page and leave the server sitting on its answer [W5]', async () => {
  const { port, responses } = await startServer({})

  const readers = await slowRead(port, 3, '/large')
  onTestFinished(readers.close)
  await expect.poll(() => responses.length).toBe(3)
  await quietTime(200)

  expect(readers.open()).toBe(3)
  expect(responses.map(({ writableFinished }) => writableFinished)).toEqual([false, false, false])
})
