import { connect } from 'node:net'

interface RawAnswer {
  /** The status of the first answer, or 0 when there was none. */
  status: number
  text: string
  /** Whether the server has closed the connection, as it must after a request it cannot trust. */
  closed: boolean
}

interface Patience {
  quietMs?: number
  timeoutMs?: number
}

/** Sends these very bytes and reads all that comes back, until the server closes or falls quiet after an answer. */
export function rawRequest(
  port: number,
  bytes: string | Uint8Array,
  { quietMs = 200, timeoutMs = 10_000 }: Patience = {},
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const received: Buffer[] = []
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(bytes))

    function finish(closed: boolean): void {
      socket.removeAllListeners('close').destroy()
      const text = Buffer.concat(received).toString('utf8')
      resolve({ status: Number(/^HTTP\/1\.\d (\d{3})/.exec(text)?.[1] ?? 0), text, closed })
    }
    socket.setTimeout(timeoutMs, () => finish(false))
    socket.on('data', (chunk) => {
      received.push(chunk)
      socket.setTimeout(quietMs)
    })
    socket.on('error', () => {})
    socket.on('close', () => finish(true))
  })
}
