import { setTimeout as sleep } from 'node:timers/promises'
import { isRunning } from './process-identity.ts'
import { forgetOnExit } from './stop-on-exit.ts'

/** Ever less polite: end all work and write everything down; leave at once; be gone. No way loses what was committed. */
const SIGNALS = [
  { signal: 'SIGINT', patienceMs: 6_000 },
  { signal: 'SIGQUIT', patienceMs: 2_000 },
  { signal: 'SIGKILL', patienceMs: 1_000 },
] as const

export async function stopServer(identity: string): Promise<void> {
  for (const { signal, patienceMs } of SIGNALS) {
    if (!isRunning(identity)) break
    process.kill(Number.parseInt(identity, 10), signal)
    await waitUntilGone(identity, patienceMs)
  }
  forgetOnExit(identity)
}

async function waitUntilGone(identity: string, patienceMs: number): Promise<void> {
  const deadline = Date.now() + patienceMs
  while (isRunning(identity) && Date.now() < deadline) await sleep(10)
}
