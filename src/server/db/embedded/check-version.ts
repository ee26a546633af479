import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '../start-error.ts'
import type { Cluster } from './cluster.ts'

/** Refuses a data folder that another major version of PostgreSQL made: only its own can read it. */
export async function checkVersion({ data, programs }: Cluster): Promise<void> {
  const made = Number.parseInt(await readFile(path.join(data, 'PG_VERSION'), 'utf8'), 10)
  if (made === programs.major) return
  const advice =
    made > programs.major
      ? 'start the newer version of the app that made it'
      : 'dump it with the older version of the app that made it, and restore the dump in a new folder'
  throw new StartError(
    `${data} was made by PostgreSQL ${made} and this app brings ${programs.major}: ${advice}.`,
  )
}
