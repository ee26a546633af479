import { chmod } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { StartError } from '../start-error.ts'
import type { Programs } from './find-programs.ts'
import { type RunAs, runProgram } from './run-program.ts'

export type Way = 'plain' | 'namespace' | 'nobody'

const NOBODY = 65534

/** Chooses the first way in which PostgreSQL can reach its folder and its programs. */
export async function chooseRunAs(
  folder: string,
  programs: Programs,
  ways: Way[] = usualWays(),
): Promise<RunAs> {
  for (const way of ways) {
    const runAs = describeWay(way)
    if (way === 'plain') return runAs
    if (way === 'nobody') await chmod(folder, 0o711)
    if (await canReach(runAs, [folder, programs.postgres])) return runAs
  }
  throw new StartError(
    `PostgreSQL does not run as root, and the user "nobody" cannot reach ${folder} or ${programs.postgres}: start the app as an ordinary user, choose a DATA_DIR that others may enter, or set DATABASE_URL.`,
  )
}

/** PostgreSQL refuses to be root, and a user without a name, as containers like to have. */
function usualWays(): Way[] {
  if (process.getuid?.() === 0) return ['namespace', 'nobody']
  return hasName() ? ['plain'] : ['namespace', 'plain']
}

function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

function describeWay(way: Way): RunAs {
  const prefix = ['unshare', '--user', `--map-user=${NOBODY}`, '--']
  const fileOwner = process.getuid?.() ?? 0
  if (way === 'namespace') return { prefix, fileOwner }
  if (way === 'nobody') return { prefix: [], uid: NOBODY, fileOwner: NOBODY }
  return { prefix: [], fileOwner }
}

async function canReach(runAs: RunAs, places: string[]): Promise<boolean> {
  const script = 'for place; do test -x "$place" || exit 1; done'
  const { code } = await runProgram(runAs, '/bin/sh', ['-c', script, 'sh', ...places])
  return code === 0
}
