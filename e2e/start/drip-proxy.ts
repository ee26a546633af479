import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const PIECE = 1500

/** Where a document asks for its next piece. */
export const NEXT_PIECE = '/next-piece'

type Drip = { readonly answer: ServerResponse; readonly pieces: Buffer[] }

/**
 * The product as over a slow line: the body of a document comes piece by piece, each when the document asks for it. Fonts do
 * not come at all, as if they were last.
 */
export async function startDripProxy(origin: string) {
  const current = { drip: null as Drip | null }
  const server = createServer((asked, answer) => {
    if (asked.url === NEXT_PIECE) answer.end(String(sendNext(current.drip)))
    else if (asked.url?.endsWith('.woff2')) answer.writeHead(404).end()
    else forward(origin, asked, { answer, onDocument: (drip) => (current.drip = drip) })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** How many are left. */
function sendNext(drip: Drip | null): number {
  const piece = drip?.pieces.shift()
  if (piece) drip!.answer.write(piece)
  if (drip?.pieces.length === 0) drip.answer.end()
  return drip?.pieces.length ?? 0
}

type Reply = {
  readonly answer: ServerResponse
  readonly onDocument: (drip: Drip) => void
}

function forward(origin: string, asked: IncomingMessage, { answer, onDocument }: Reply): void {
  const { host, port } = new URL(origin)
  const headers = { ...asked.headers, host, 'accept-encoding': 'identity' }
  const upstream = request({ port, path: asked.url, method: asked.method, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers)
    if (!reply.headers['content-type']?.startsWith('text/html')) return void reply.pipe(answer)
    void reply.toArray().then((parts) => {
      const [head, ...pieces] = piecesOf(Buffer.concat(parts as Buffer[]))
      answer.write(head)
      onDocument({ answer, pieces })
    })
  })
  upstream.on('error', () => answer.destroy())
  asked.pipe(upstream)
}

/**
 * The head, and then the body in pieces that end with a tag, so that each of them changes the document. What stands in a script is
 * not seen, and goes with the piece in which it begins.
 */
function piecesOf(html: Buffer): Buffer[] {
  const pieces: Buffer[] = []
  for (let at = 0, end = html.indexOf('<body'); at < html.length; at = end) {
    if (at > 0) end = endOfPiece(html, at)
    pieces.push(html.subarray(at, end))
  }
  return pieces
}

function endOfPiece(html: Buffer, at: number): number {
  const end = html.indexOf('>', at + PIECE) + 1 || html.length
  const isInScript = html.lastIndexOf('<script', end - 1) > html.lastIndexOf('</script', end - 1)
  return isInScript ? html.indexOf('</script>', end) + '</script>'.length : end
}
