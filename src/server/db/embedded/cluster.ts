import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Programs } from './find-programs.ts'
import type { RunAs } from './run-program.ts'

/** One server's folder and how it is run. */
export type Cluster = {
  folder: string
  data: string
  logFile: string
  durable: boolean
  programs: Programs
  runAs: RunAs
  log: (message: string) => void
}

export function isMade(cluster: Cluster): boolean {
  return existsSync(path.join(cluster.data, 'PG_VERSION'))
}
