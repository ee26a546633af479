export interface HttpAnswer {
  status: number
  headers: Headers
  body: string
}

interface Received {
  bytes: Buffer
  ended: boolean
  method: string
}

/** The final HTTP/1.1 answer in these bytes, or null while it is incomplete. */
export function parseHttpAnswer({ bytes, ended, method }: Received): HttpAnswer | null {
  const headEnd = bytes.indexOf('\r\n\r\n')
  if (headEnd < 0) return null
  const [statusLine = '', ...lines] = bytes.toString('latin1', 0, headEnd).split('\r\n')
  const status = Number(statusLine.split(' ')[1])
  const rest = bytes.subarray(headEnd + 4)
  if (status < 200) return parseHttpAnswer({ bytes: rest, ended, method })

  const headers = new Headers(lines.map(splitHeader))
  const bodyless = method === 'HEAD' || status === 204 || status === 304
  const body = bodyless ? Buffer.alloc(0) : readBody(rest, headers, ended)
  return body && { status, headers, body: body.toString('utf8') }
}

function splitHeader(line: string): [string, string] {
  const at = line.indexOf(':')
  return [line.slice(0, at), line.slice(at + 1).trim()]
}

function readBody(rest: Buffer, headers: Headers, ended: boolean): Buffer | null {
  if (headers.get('transfer-encoding') === 'chunked') return joinChunks(rest)
  const length = headers.get('content-length')
  if (length === null) return ended ? rest : null
  return rest.length >= Number(length) ? rest.subarray(0, Number(length)) : null
}

function joinChunks(rest: Buffer, joined: Buffer[] = []): Buffer | null {
  const lineEnd = rest.indexOf('\r\n')
  if (lineEnd < 0) return null
  const size = parseInt(rest.toString('latin1', 0, lineEnd), 16)
  const start = lineEnd + 2
  if (rest.length < start + size + 2) return null
  if (size === 0) return Buffer.concat(joined)
  return joinChunks(rest.subarray(start + size + 2), [
    ...joined,
    rest.subarray(start, start + size),
  ])
}
