import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Workbench } from './workbench.ts'

const STOP_WITHIN_MS = 30_000

export type Environment = Readonly<Record<string, string>>
export type NodeProcess = {
  readonly pid: number
  readonly exited: Promise<number | null>
  readonly hasExited: () => boolean
  /** Whatever it wrote, for when it fails. */
  readonly output: () => string
  readonly stop: () => Promise<void>
}

/** Node on a script, with no environment but the given one, in a group of its own: a Ctrl-C is ours to pass on. */
export function startProcess(
  bench: Workbench,
  args: string[],
  environment: Environment,
): NodeProcess {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { PATH: process.env['PATH'], ...environment },
  })
  const written: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void written.push(chunk.toString()))
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  const hasExited = () => child.exitCode !== null || child.signalCode !== null

  async function stop(): Promise<void> {
    if (hasExited()) return
    child.kill('SIGTERM')
    const late = new AbortController()
    const killing = sleep(STOP_WITHIN_MS, null, late)
      .then(() => child.kill('SIGKILL'))
      .catch(() => false)
    await exited
    late.abort()
    await killing
  }

  bench.onEnd(stop)
  return { pid: child.pid ?? 0, exited, hasExited, output: () => written.join('').trim(), stop }
}
