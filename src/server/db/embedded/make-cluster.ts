import { existsSync } from 'node:fs'
import { chown, mkdtemp, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Cluster } from './cluster.ts'
import { explainOutput, explainUnrunnable } from './explain-failure.ts'
import { runProgram } from './run-program.ts'

const WORKSHOP = 'unfinished-'

/** Makes the data folder in a workshop beside its place, so that a folder in its place is always a finished one. */
export async function makeCluster(cluster: Cluster, password: string): Promise<void> {
  await clearAway(cluster)
  const workshop = await mkdtemp(path.join(cluster.folder, WORKSHOP))
  try {
    const passwordFile = path.join(workshop, 'password')
    await writeFile(passwordFile, password, { mode: 0o600 })
    for (const place of [passwordFile, workshop]) await giveTo(cluster, place)
    await runInitdb(cluster, workshop, passwordFile)
    await rename(path.join(workshop, 'data'), cluster.data)
    await syncFolder(cluster.folder)
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
}

/** Removes what killed starts left behind, and keeps aside a data folder that nobody finished. */
async function clearAway({ folder, data }: Cluster): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith(WORKSHOP)) await rm(path.join(folder, name), { recursive: true })
  }
  if (existsSync(data)) await rename(data, path.join(folder, `half-made-${Date.now()}`))
}

async function runInitdb(cluster: Cluster, workshop: string, passwordFile: string): Promise<void> {
  const { code, output } = await runProgram(cluster.runAs, cluster.programs.initdb, [
    `--pgdata=${path.join(workshop, 'data')}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(cluster.durable ? [] : ['--no-sync']),
  ])
  if (code === 0) return
  if (code === null) throw explainUnrunnable(cluster.programs.initdb, output)
  await writeFile(cluster.logFile, output, { flag: 'a', mode: 0o600 }).catch(() => undefined)
  throw explainOutput(output, { folder: cluster.folder, log: cluster.logFile })
}

async function giveTo({ runAs }: Cluster, place: string): Promise<void> {
  if (runAs.uid !== undefined) await chown(place, runAs.uid, runAs.uid)
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
