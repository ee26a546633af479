import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'
import { pump } from './fault-proxy/pump.ts'
import { createWire } from './fault-proxy/wire.ts'

interface Target {
  host: string
  port: number
}

/** A TCP proxy in front of `target` whose wire can be spoilt while connections are open. */
export async function startFaultProxy(target: Target) {
  const { wire, switches } = createWire()
  const sockets = new Set<Socket>()

  function join(client: Socket): void {
    const upstream = connect({ ...target, allowHalfOpen: true, noDelay: true })
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    }
    pump({ from: client, to: upstream, wire, isAnswer: false })
    pump({ from: upstream, to: client, wire, isAnswer: true })
  }

  const listener = { server: await listen(0, join) }
  const { port } = listener.server.address() as AddressInfo

  /** Resets every open connection; new ones pass. */
  const reset = () => sockets.forEach((socket) => socket.resetAndDestroy())

  /** New connections are refused until `accept`; open ones live on. */
  function refuse(): void {
    listener.server.close()
  }

  async function accept(): Promise<void> {
    if (!listener.server.listening) listener.server = await listen(port, join)
  }

  async function close(): Promise<void> {
    const { server } = listener
    server.close()
    const gone = [...sockets].map(hangUp)
    switches.resume()
    await Promise.all(gone)
  }

  const host = '127.0.0.1'
  return { host, port, url: `http://${host}:${port}`, ...switches, reset, refuse, accept, close }
}

/**
 * Ends a connection and waits until it has. One that was reset while its end was on the way cannot be: it says so, and never
 * that it is closed.
 */
export async function hangUp(socket: Socket): Promise<void> {
  if (socket.destroyed) return
  await once(socket.destroy(), 'close').catch(() => undefined)
}

async function listen(port: number, join: (client: Socket) => void): Promise<Server> {
  const server = createServer({ allowHalfOpen: true, noDelay: true }, join)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}
