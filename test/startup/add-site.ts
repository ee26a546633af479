import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Adds a site as an operator does, beside the running product. */
export async function addSite(folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['dist/server/cli.js', 'site', 'add', 'localhost'], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder },
  })
}
