import { isDatabaseAway } from '../is-database-away.ts'
import { StartError } from '../start-error.ts'
import { adoptServer } from './adopt-server.ts'
import { checkVersion } from './check-version.ts'
import { type Cluster, isMade } from './cluster.ts'
import { furnishServer } from './furnish-server.ts'
import { launchServer } from './launch-server.ts'
import { makeCluster } from './make-cluster.ts'
import { ownData } from './own-data.ts'
import { becomeOwner, hasLivingOwner, readLastPort } from './ownership.ts'
import { type Passwords, readPasswords } from './passwords.ts'
import { disownPidFile, type Postmaster } from './postmaster.ts'
import { turnLog } from './server-log.ts'
import { type ServerUrls, serverUrls } from './server-urls.ts'
import { withStartLock } from './start-lock.ts'
import { stopOnExit } from './stop-on-exit.ts'
import { stopServer } from './stop-server.ts'

export type Server = Postmaster & ServerUrls & { wasAdopted: boolean; isOurs: boolean }

/** Adopts the folder's server or starts it; ours to stop is the one we started, or whose starter is dead. */
export async function raiseServer(
  cluster: Cluster,
  { mayMake }: { mayMake: boolean },
): Promise<Server> {
  return withStartLock(cluster.folder, async () => {
    if (!mayMake && !isMade(cluster)) throw new StartError(`${cluster.data} is gone.`)
    return raise(cluster, await readPasswords(cluster.folder, !isMade(cluster)))
  })
}

async function raise(cluster: Cluster, passwords: Passwords): Promise<Server> {
  const adopted = await adoptServer(cluster, (port) => serverUrls(port, passwords).adminUrl)
  const running = adopted ?? (await startServer(cluster, passwords))
  const isOurs = adopted === undefined || !(await hasLivingOwner(cluster.folder))
  if (isOurs) await becomeOwner(cluster.folder, running.port)
  if (isOurs) stopOnExit(running.identity)
  const urls = serverUrls(running.port, passwords)
  try {
    await furnishServer(urls.adminUrl, passwords)
  } catch (error) {
    if (isOurs) await stopServer(running.identity)
    // It answered a moment ago: its owner has stopped it since, as a command does when it ends.
    if (adopted !== undefined && isDatabaseAway(error)) return raise(cluster, passwords)
    throw error
  }
  return { ...running, ...urls, wasAdopted: adopted !== undefined, isOurs }
}

async function startServer(cluster: Cluster, passwords: Passwords): Promise<Postmaster> {
  if (!isMade(cluster)) await makeCluster(cluster, passwords.admin)
  await checkVersion(cluster)
  await ownData(cluster)
  await disownPidFile(cluster.data)
  await turnLog(cluster.logFile)
  return launchServer(cluster, await readLastPort(cluster.folder))
}
