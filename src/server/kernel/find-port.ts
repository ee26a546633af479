import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

// Below the ports that systems hand to outgoing connections (Linux from 32768, others from 49152): a port from among
// those can be gone again before it is listened on, even to the very caller who knocks to see whether it answers.
// Above 10080, which browsers refuse to visit.
const LOWEST_PORT = 10_081
const HIGHEST_PORT = 32_000
const TRIES = 100

/** A port nobody listens on: the preferred one if it is free. */
export async function findPort(preferred?: number): Promise<number> {
  if (preferred && (await isFree(preferred))) return preferred
  for (let tried = 0; tried < TRIES; tried++) {
    const port = randomInt(LOWEST_PORT, HIGHEST_PORT)
    if (await isFree(port)) return port
  }
  throw new Error(`None of ${TRIES} ports between ${LOWEST_PORT} and ${HIGHEST_PORT} is free.`)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
