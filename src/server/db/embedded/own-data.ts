import { chown, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Cluster } from './cluster.ts'

/** Gives the data folder to the user the server runs as, where it was last run as another; only root has the choice. */
export async function ownData({ data, runAs }: Cluster): Promise<void> {
  if (process.getuid?.() !== 0 || (await stat(data)).uid === runAs.fileOwner) return
  for (const name of await readdir(data, { recursive: true })) {
    await chown(path.join(data, name), runAs.fileOwner, runAs.fileOwner)
  }
  // Last, because its owner tells that all of it is done.
  await chown(data, runAs.fileOwner, runAs.fileOwner)
}
