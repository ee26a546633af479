import { onTestFinished } from 'vitest'
import { freePort } from '#test/free-port.ts'
import { usedFolder } from '#test/throwaway-postgres.ts'
import { type DatabaseNode, databaseNode, runPair } from './database-node.ts'

/** A primary with all tables and a standby that has all it has: two copies of a folder in which no server runs. */
export async function startPair(): Promise<{ primary: DatabaseNode; standby: DatabaseNode }> {
  const [primary, standby] = [
    await databaseNode(await usedFolder(), await freePort()),
    await databaseNode(await usedFolder(), await freePort()),
  ]
  await runPair(primary, standby)
  onTestFinished(async () => {
    await Promise.all([primary.stop(), standby.stop()])
  })
  return { primary, standby }
}
