import { setTimeout as sleep } from 'node:timers/promises'
import { knock } from '../knock.ts'
import { StartError } from '../start-error.ts'
import type { Cluster } from './cluster.ts'
import { findPostmaster, type Postmaster } from './postmaster.ts'
import { deadline } from '#server/kernel/deadline.ts'

const PATIENCE_MS = 30_000

/** Finds the server that already runs on the folder and answers; one that is starting or stopping is waited for. */
export async function adoptServer(
  cluster: Cluster,
  urlOf: (port: number) => string,
): Promise<Postmaster | undefined> {
  const end = Date.now() + deadline(PATIENCE_MS)
  for (;;) {
    const found = await findPostmaster(cluster.data)
    if (found === undefined) return undefined
    if (found.isReady && (await answers(urlOf(found.port)))) return found
    if (Date.now() > end) {
      throw new StartError(
        `PostgreSQL (process ${found.pid}) holds ${cluster.folder} but does not answer: end that process and start again.`,
      )
    }
    await sleep(50)
  }
}

function answers(url: string): Promise<boolean> {
  return knock(url, 2_000).then(
    () => true,
    () => false,
  )
}
