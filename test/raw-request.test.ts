import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { rawRequest } from './raw-request.ts'

async function startServer() {
  const server = createServer((_request, response) => response.end('ok'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return (server.address() as AddressInfo).port
}

test('bytes go out as they are, and two pipelined answers come back on an open connection', async () => {
  const port = await startServer()
  const get = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'

  const isEnough = (text: string) => text.split('\r\n\r\nok').length > 2
  const answer = await rawRequest(port, get + get, { isEnough })

  expect(answer).toMatchObject({ status: 200, closed: false })
  expect(answer.text.match(/HTTP\/1\.1 200/g)).toHaveLength(2)
})

test('a length and chunks in one request are refused and the connection closed [W5]', async () => {
  const port = await startServer()
  const head =
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n'

  const bytes = `${head}0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n`
  const answer = await rawRequest(port, bytes, { isEnough: () => false })

  expect(answer).toMatchObject({ status: 400, closed: true })
})

test('bytes that are no text can be sent, and silence is an answer of its own', async () => {
  const port = await startServer()

  const garbage = await rawRequest(port, Uint8Array.of(0xff, 0xfe, 0x00, 0x0a))
  const half = await rawRequest(port, 'GET / HTTP/1.1\r\n', { longestMs: 100 })

  expect(garbage.status).toBe(400)
  expect(half).toEqual({ status: 0, text: '', closed: false })
})
