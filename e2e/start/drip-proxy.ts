import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const PIECE = 1500
const PAUSE_MS = 40

/** The product as over a slow line: the body of a document comes in pieces, and is painted between them. */
export async function startDripProxy(origin: string) {
  const server = createServer((asked, answer) => forward(origin, asked, answer))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function forward(origin: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { host, port } = new URL(origin)
  const headers = { ...asked.headers, host, 'accept-encoding': 'identity' }
  const upstream = request({ port, path: asked.url, method: asked.method, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers)
    if (reply.headers['content-type']?.startsWith('text/html')) void drip(reply, answer)
    else reply.pipe(answer)
  })
  upstream.on('error', () => answer.destroy())
  asked.pipe(upstream)
}

async function drip(reply: IncomingMessage, answer: ServerResponse): Promise<void> {
  const html = Buffer.concat(await reply.toArray())
  const body = html.indexOf('<body')
  answer.write(html.subarray(0, body))
  for (let at = body; at < html.length; at += PIECE) {
    answer.write(html.subarray(at, at + PIECE))
    await wait(PAUSE_MS)
  }
  answer.end()
}
