import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { withStartLock } from '#server/db/embedded/start-lock.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const LOCK_FOLDER = fileURLToPath(new URL('../.cache/build', import.meta.url))

/** Sees to it that dist/ is made from the sources as they are: one process builds, the others wait for it. */
export async function ensureBuilt(): Promise<void> {
  await mkdir(LOCK_FOLDER, { recursive: true })
  await withStartLock(LOCK_FOLDER, async () => {
    await promisify(execFile)(process.execPath, ['bin/build.mjs'], {
      cwd: ROOT,
      env: { PATH: process.env['PATH'] },
    })
  })
}
