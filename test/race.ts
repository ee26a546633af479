import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { parseHttpAnswer } from './http-answer.ts'
import type { HttpAnswer } from './http-answer.ts'
import { PATIENCE_MS } from './patience.ts'
import { quietTime } from './quiet-time.ts'

export interface RaceRequest {
  port: number
  method: string
  path: string
  headers?: Record<string, string>
  body?: string
}

interface Runner {
  socket: Socket
  answer: Promise<HttpAnswer>
  release: () => void
}

/** Sends every request but its last byte, each on a socket of its own, then all last bytes at once. */
export async function raceRequests(requests: RaceRequest[]): Promise<HttpAnswer[]> {
  const race = await lineUp(requests)
  // A server that has taken every head by now makes the race closer; one that has not makes it no less fair.
  await quietTime(Math.max(30, requests.length))
  return race.go()
}

/** Brings every request to the line, its last byte unsent; `go` sends those at once and gives the answers. */
export async function lineUp(
  requests: RaceRequest[],
): Promise<{ go: () => Promise<HttpAnswer[]> }> {
  const runners = await Promise.all(requests.map(stepUp))
  return {
    async go() {
      try {
        for (const { release } of runners) release()
        return await Promise.all(runners.map(({ answer }) => answer))
      } finally {
        runners.forEach(({ socket }) => socket.destroy())
      }
    },
  }
}

async function stepUp(request: RaceRequest): Promise<Runner> {
  const socket = connect({ port: request.port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  const answer = readAnswer(socket, request.method)
  answer.catch(() => {})
  const bytes = encode(request)
  await new Promise((sent) => socket.write(bytes.subarray(0, -1), sent))
  return { socket, answer, release: () => void socket.write(bytes.subarray(-1)) }
}
function encode({ port, method, path, headers = {}, body = '' }: RaceRequest): Buffer {
  const all = { host: `127.0.0.1:${port}`, connection: 'close', ...lowerCased(headers) }
  const sized = body === '' ? all : { ...all, 'content-length': String(Buffer.byteLength(body)) }
  const lines = Object.entries(sized).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
}

function lowerCased(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
}

function readAnswer(socket: Socket, method: string): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const received: Buffer[] = []
    const settle = (ended: boolean) => {
      const answer = parseHttpAnswer({ bytes: Buffer.concat(received), ended, method })
      if (answer) resolve(answer)
    }
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('no answer in time')))
    socket.on('data', (chunk) => {
      received.push(chunk)
      settle(false)
    })
    socket.on('end', () => settle(true))
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('the connection closed before a whole answer')))
  })
}
