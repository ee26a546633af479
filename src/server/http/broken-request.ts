import type { Socket } from 'node:net'
import type { RefusalCode } from '#contract/refusals.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

/** What the HTTP parser itself refuses never becomes a request: answered by hand, with the same headers. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, code] = ANSWERS[error.code ?? ''] ?? ['400 Bad Request', 'INVALID_INPUT']
  const params = code === 'INVALID_INPUT' ? { params: { field: 'request' } } : {}
  const body = JSON.stringify({ error: { code, ...params } })
  const headers = Object.entries({
    ...SECURITY_HEADERS,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  })
  socket.end(
    `HTTP/1.1 ${status}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
  )
}

const ANSWERS: Record<string, [status: string, code: RefusalCode]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'HEADERS_TOO_LARGE'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'REQUEST_TIMEOUT'],
}
