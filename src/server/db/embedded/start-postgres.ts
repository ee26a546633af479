import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { chooseRunAs, type Way } from './choose-run-as.ts'
import type { Cluster } from './cluster.ts'
import { explainFailure } from './explain-failure.ts'
import { findPrograms } from './find-programs.ts'
import { keepRunning } from './keep-running.ts'
import { linkLibraries } from './link-libraries.ts'
import { raiseServer } from './raise-server.ts'
import type { ServerUrls } from './server-urls.ts'

export type StartOptions = {
  folder: string
  /** False gives up safety for speed: for tests alone. */
  durable: boolean
  log?: (message: string) => void
  /** Other programs than those that npm installed: a folder with bin/initdb and bin/postgres. */
  native?: string
  /** The ways to run the server when we are root, best first. */
  ways?: Way[]
}

export type EmbeddedPostgres = ServerUrls & {
  readonly port: number
  readonly pid: number
  readonly wasAdopted: boolean
  /** Stops the server if it is ours to stop; one with a living owner is left to it. */
  stop: () => Promise<void>
}

/** Starts the PostgreSQL of a folder, or adopts the one that runs there, and keeps it running until it is stopped. */
export async function startPostgres(options: StartOptions): Promise<EmbeddedPostgres> {
  try {
    const cluster = await openCluster(options)
    const server = await raiseServer(cluster, { mayMake: true })
    cluster.log(
      `PostgreSQL ${server.wasAdopted ? 'was running' : 'started'} on port ${server.port}`,
    )
    const { current, stop } = keepRunning(cluster, server)
    const { port, wasAdopted, adminUrl, ownerUrl, appUrl } = server
    return {
      adminUrl,
      ownerUrl,
      appUrl,
      port,
      wasAdopted,
      stop,
      get pid() {
        return current().pid
      },
    }
  } catch (error) {
    throw explainFailure(error, options.folder)
  }
}

async function openCluster(options: StartOptions): Promise<Cluster> {
  const folder = path.resolve(options.folder)
  const programs = await findPrograms(options.native)
  await linkLibraries(programs.native)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return {
    folder,
    data: path.join(folder, 'data'),
    logFile: path.join(folder, 'postgres.log'),
    durable: options.durable,
    programs,
    runAs: await chooseRunAs(folder, programs, options.ways),
    log: options.log ?? (() => undefined),
  }
}
