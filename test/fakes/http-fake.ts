import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { createFaults } from './faults.ts'
import type { Faults, HttpFault } from './faults.ts'
import { createTurns } from './turns.ts'
import type { Turns } from './turns.ts'

export interface FakeRequest {
  method: string
  origin: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface FakeAnswer {
  status: number
  headers?: Record<string, string>
  body?: unknown
}

interface HttpFake {
  url: string
  port: number
  faults: Faults<HttpFault>
  requests: FakeRequest[]
  close: () => Promise<void>
}

type Handle = (request: FakeRequest) => FakeAnswer

interface Exchange {
  commit: () => FakeAnswer
  response: ServerResponse
  turns: Turns
}

/** Serves `handle` over HTTP on a port of its own; the script of faults decides how each request really fares. */
export async function startHttpFake(handle: Handle): Promise<HttpFake> {
  const faults = createFaults<HttpFault>()
  const requests: FakeRequest[] = []
  const turns = createTurns()

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await readRequest(incoming).catch(() => null)
    if (!request) return
    requests.push(request)
    await play(faults.take(), { commit: () => handle(request), response, turns })
    turns.done()
  }

  const server = createServer((incoming, response) => void serve(incoming, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  async function close(): Promise<void> {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  return { url: `http://127.0.0.1:${port}`, port, faults, requests, close }
}

async function readRequest(incoming: IncomingMessage): Promise<FakeRequest> {
  const origin = `http://${incoming.headers.host}`
  const url = new URL(incoming.url ?? '/', origin)
  return {
    method: incoming.method ?? 'GET',
    origin,
    path: url.pathname,
    query: url.searchParams,
    headers: incoming.headers,
    body: await buffer(incoming),
  }
}

async function play(fault: HttpFault, { commit, response, turns }: Exchange): Promise<void> {
  if (fault === 'stall') return
  if (fault === 'reset') return reset(response)
  if (fault === 'reorder') await turns.afterTheNext()
  if (typeof fault === 'object' && 'slow' in fault) await sleep(fault.slow)
  if (typeof fault === 'object' && 'status' in fault) return send(response, failure(fault))

  if (fault === 'duplicate') commit()
  const answer = commit()

  if (fault === 'stall_after_commit') return
  if (fault === 'reset_after_commit') return reset(response)
  send(response, answer)
}

function reset(response: ServerResponse): void {
  response.socket?.resetAndDestroy()
}

function failure({ status, retryAfter }: Extract<HttpFault, { status: number }>): FakeAnswer {
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
  return { status, headers, body: { status, title: 'Fault', detail: 'Scripted fault' } }
}

function send(response: ServerResponse, { status, headers, body }: FakeAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body))
}
