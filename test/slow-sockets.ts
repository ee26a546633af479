import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'

export interface SlowSockets {
  /** How many of them the server still keeps. */
  open: () => number
  close: () => void
}

const DRIP_MS = 500

/** Sockets that send a request's headers line by line and never come to the end. */
export async function slowLoris(port: number, count: number): Promise<SlowSockets> {
  const sockets = await openAll(count, () => connect({ port, host: '127.0.0.1' }).resume())
  const head = `GET / HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n`
  sockets.forEach((socket) => socket.write(head))
  return keep(sockets, (socket) => socket.write('x-drip: 1\r\n'))
}

/** Sockets that ask for a page and take the answer one byte at a time. */
export async function slowRead(port: number, count: number, path: string): Promise<SlowSockets> {
  const onread = () => ({ buffer: Buffer.alloc(1), callback: () => false })
  const sockets = await openAll(count, () => connect({ port, host: '127.0.0.1', onread: onread() }))
  const request = `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`
  sockets.forEach((socket) => socket.write(request))
  return keep(sockets, (socket) => socket.resume())
}

async function openAll(count: number, open: () => Socket): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, open)
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  sockets.forEach((socket) => socket.on('error', () => {}))
  return sockets
}

function keep(sockets: Socket[], drip: (socket: Socket) => void): SlowSockets {
  const alive = () => sockets.filter((socket) => !socket.destroyed)
  const timer = setInterval(() => alive().forEach(drip), DRIP_MS)
  return {
    open: () => alive().length,
    close() {
      clearInterval(timer)
      sockets.forEach((socket) => socket.destroy())
    },
  }
}
