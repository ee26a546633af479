import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ensureBuilt } from './ensure-built.ts'

// Before any test, whose time it would take.
await ensureBuilt()

/** A command of the product as an operator gives it; an error with all that it said where its exit code is not 0. */
export async function command(
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  const env = { PATH: process.env['PATH'], ...environment }
  const args = ['dist/server/cli.js', ...words]
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 1 << 26 })
  return stdout
}
