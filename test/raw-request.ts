import { connect } from 'node:net'
import { parseHttpAnswer } from './http-answer.ts'
import { PATIENCE_MS } from './patience.ts'

interface RawAnswer {
  /** The status of the first answer, or 0 when there was none. */
  status: number
  text: string
  /** Whether the server has closed the connection, as it must after a request it cannot trust. */
  closed: boolean
}

interface Reading {
  /** Whether enough came; without it, one whole answer is. */
  isEnough?: (text: string) => boolean
  longestMs?: number
}

/** Sends these very bytes and reads what comes back: until it is enough, or the server closes, or time is up. */
export function rawRequest(
  port: number,
  bytes: string | Uint8Array,
  { isEnough = isWhole, longestMs = PATIENCE_MS }: Reading = {},
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const received: Buffer[] = []
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(bytes))

    function finish(closed: boolean): void {
      socket.removeAllListeners('close').destroy()
      const text = textOf(received)
      resolve({ status: Number(/^HTTP\/1\.\d (\d{3})/.exec(text)?.[1] ?? 0), text, closed })
    }
    socket.setTimeout(longestMs, () => finish(false))
    socket.on('data', (chunk) => {
      received.push(chunk)
      if (isEnough(textOf(received))) finish(false)
    })
    socket.on('error', () => {})
    socket.on('close', () => finish(true))
  })
}

function textOf(received: readonly Buffer[]): string {
  return Buffer.concat(received).toString('utf8')
}

function isWhole(text: string): boolean {
  return parseHttpAnswer({ bytes: Buffer.from(text), ended: false, method: 'GET' }) !== null
}
