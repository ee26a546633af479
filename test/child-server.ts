import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { ensureBuilt } from './ensure-built.ts'
import { freePort } from './free-port.ts'
import { PATIENCE_MS } from './patience.ts'
import { quietTime } from './quiet-time.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const MAIN = [process.execPath, 'dist/server/main.js']

// Before any test, whose time it would take.
await ensureBuilt()

export type Environment = Readonly<Record<string, string>>
export type Exit = { readonly code: number | null; readonly signal: NodeJS.Signals | null }

export type ChildServer = {
  readonly url: string
  readonly port: number
  readonly pid: number
  readonly stdout: () => string
  readonly stderr: () => string
  readonly exited: Promise<Exit>
  /** Tells it to stop, and waits until it has. */
  readonly stop: (signal?: 'SIGTERM' | 'SIGINT') => Promise<Exit>
  readonly kill: () => Promise<Exit>
}

/** The product as an operator runs it, in a process of its own, ready for requests. */
export async function startServer(
  environment: Environment,
  command: readonly string[] = MAIN,
): Promise<ChildServer> {
  const server = await spawnServer(environment, command)
  await untilReady(server)
  return server
}

/** The same without waiting: for starts that are refused. Whatever becomes of it, it is gone with the test. */
export async function spawnServer(
  environment: Environment,
  [program = '', ...args]: readonly string[] = MAIN,
): Promise<ChildServer> {
  const port = Number(environment['PORT'] ?? (await freePort()))
  const child = spawn(program, args, {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      DEMO: 'no',
      LOG_LEVEL: 'warn',
      TEST_LIMIT_FACTOR: '1000',
      DRAIN_NOTICE_MS: '0',
      DEADLINE_FACTOR: process.env['DEADLINE_FACTOR'],
      PORT: `${port}`,
      ...environment,
    },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return { port, url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, ...handlesOf(child) }
}

function handlesOf(child: ChildProcessWithoutNullStreams) {
  const said = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => void (said.stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => void (said.stderr += chunk.toString()))
  const exited = once(child, 'close').then(([code, signal]) => ({ code, signal }) as Exit)
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return exited
  }
  return {
    stdout: () => said.stdout,
    stderr: () => said.stderr,
    exited,
    stop: (signal: 'SIGTERM' | 'SIGINT' = 'SIGTERM') => end(signal),
    kill: () => end('SIGKILL'),
  }
}

async function untilReady(server: ChildServer): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  const ended = server.exited.then(() => 'ended' as const)
  while ((await Promise.race([ended, isReady(server)])) !== true) {
    const hasEnded = (await Promise.race([ended, quietTime(20)])) === 'ended'
    if (hasEnded || Date.now() > end) {
      throw new Error(`The product did not get ready: ${server.stderr() || 'it said nothing'}`)
    }
  }
}

async function isReady({ url }: ChildServer): Promise<boolean> {
  return fetch(`${url}/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  )
}
