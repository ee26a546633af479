import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { lineUp, raceRequests } from './race.ts'
import type { RaceRequest } from './race.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

async function startServer(handler: Handler) {
  const server = createServer(handler)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { server, port: (server.address() as AddressInfo).port }
}

function times(count: number, request: RaceRequest): RaceRequest[] {
  return Array.from({ length: count }, () => request)
}

/** Answers no request before this many have arrived: if one waited for another's answer, none would ever come. */
function together(count: number): (answer: () => void) => void {
  const answers: (() => void)[] = []
  return (answer) => {
    answers.push(answer)
    if (answers.length === count) answers.forEach((each) => each())
  }
}

test('fifty requests wait at the line, then arrive without waiting for each other', async () => {
  const [connections, bodies]: [unknown[], string[]] = [[], []]
  const arrive = together(50)
  const { server, port } = await startServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body)
      arrive(() => response.end(body))
    })
  })
  server.on('connection', (socket) => connections.push(socket))
  const headers = { 'content-type': 'application/json' }
  const request = { port, method: 'POST', path: '/', headers, body: '{"a":"é"}' }

  const race = await lineUp(times(50, request))
  await expect.poll(() => connections.length).toBe(50)
  const before = bodies.length
  const answers = await race.go()

  expect(before).toBe(0)
  expect(answers.map(({ status, body }) => `${status} ${body}`)).toEqual(
    Array.from({ length: 50 }, () => '200 {"a":"é"}'),
  )
})

test('requests without a body race too', async () => {
  const arrive = together(20)
  const { port } = await startServer((_request, response) =>
    arrive(() => response.writeHead(204).end()),
  )

  const answers = await raceRequests(times(20, { port, method: 'GET', path: '/x' }))

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
})

test('answers with a length, in chunks, without either, and after early hints are read', async () => {
  const bodies: Record<string, Handler> = {
    '/length': (_request, response) => response.setHeader('content-length', 4).end('länk'.slice(1)),
    '/chunks': (_request, response) => {
      response.write('één ')
      setImmediate(() => response.end('twee'))
    },
    '/close': (_request, response) => {
      response.removeHeader('transfer-encoding')
      response.useChunkedEncodingByDefault = false
      response.end('until the end')
    },
    '/hints': (_request, response) => {
      response.writeEarlyHints({ link: '</a.css>; rel=preload' })
      response.setHeader('set-cookie', ['a=1', 'b=2']).end('hinted')
    },
  }
  const { port } = await startServer((request, response) =>
    bodies[request.url ?? '']?.(request, response),
  )

  const paths = ['/length', '/chunks', '/close', '/hints']
  const answers = await raceRequests(paths.map((path) => ({ port, method: 'GET', path })))

  expect(answers.map(({ body }) => body)).toEqual(['änk', 'één twee', 'until the end', 'hinted'])
  expect(answers[3]?.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
})

test('a connection that breaks without an answer fails the race', async () => {
  const { port } = await startServer((request) => void request.socket.resetAndDestroy())

  await expect(raceRequests(times(3, { port, method: 'GET', path: '/' }))).rejects.toThrow(
    /ECONNRESET|closed/,
  )
})
