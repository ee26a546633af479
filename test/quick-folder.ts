import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'

const IN_MEMORY = '/dev/shm'
const ENOUGH_BYTES = 4 * 1024 ** 3

/**
 * Where a database server that keeps nothing is quickest: in memory, if there is enough of it and the configuration
 * does not say otherwise.
 */
export async function quickFolder(): Promise<string> {
  if (process.env['TEST_DATABASE_PLACE'] === 'disk') return tmpdir()
  try {
    await access(IN_MEMORY, constants.W_OK | constants.X_OK)
    const { bavail, bsize } = await statfs(IN_MEMORY)
    return bavail * bsize >= ENOUGH_BYTES ? IN_MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}
