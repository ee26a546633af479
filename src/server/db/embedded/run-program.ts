import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'

/** How PostgreSQL is run, since it refuses to be root, and which user its files belong to. */
export type RunAs = { prefix: string[]; uid?: number; fileOwner: number }

export type Ended = { code: number | null; output: string }

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
