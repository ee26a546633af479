import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { isRunning } from './process-identity.ts'
import { raiseServer, type Server } from './raise-server.ts'
import { stopServer } from './stop-server.ts'

const LOOK_EVERY_MS = 250
const RETRY_AFTER_MS = 1_000

export type KeptServer = { current: () => Server; stop: () => Promise<void> }

/** Raises the server again whenever it is gone, be it killed or stopped by its owner, until we stop it ourselves. */
export function keepRunning(cluster: Cluster, first: Server): KeptServer {
  let server = first
  let work: Promise<void> | undefined

  const look = setInterval(() => {
    if (work !== undefined || isRunning(server.identity)) return
    work = raiseAgain(cluster, server).then((raised) => {
      server = raised
      work = undefined
    })
  }, LOOK_EVERY_MS).unref()

  async function stop(): Promise<void> {
    clearInterval(look)
    await work
    if (server.isOurs) await stopServer(server.identity)
  }

  return { current: () => server, stop }
}

async function raiseAgain(cluster: Cluster, lost: Server): Promise<Server> {
  try {
    const raised = await raiseServer(cluster, { mayMake: false })
    const place = raised.port === lost.port ? 'again' : `on port ${raised.port}: restart the app`
    cluster.log(`PostgreSQL was gone and runs ${place}`)
    return raised
  } catch (error) {
    cluster.log(`PostgreSQL is gone and does not start: ${String(error)}`)
    await sleep(RETRY_AFTER_MS)
    return lost
  }
}
