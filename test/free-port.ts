import { randomInt } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inject } from 'vitest'
import { findPort } from '#server/kernel/process.ts'

/** Below those from which the product and systems choose. */
const [LOWEST, HIGHEST] = [7_000, 9_999]

/** A port that no process listens on and that no other test of this run is given: it may be listened on much later. */
export async function freePort(): Promise<number> {
  const port = randomInt(LOWEST, HIGHEST)
  const isOurs = (await isFirst(port)) && (await findPort(port)) === port
  return isOurs ? port : freePort()
}

function isFirst(port: number): Promise<boolean> {
  const mark = path.join(inject('sharedFolder'), `port-${port}`)
  return writeFile(mark, '', { flag: 'wx' }).then(
    () => true,
    () => false,
  )
}
