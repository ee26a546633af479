import { isRunning } from './process-identity.ts'

const servers = new Set<string>()

/** Sees to it that the server does not outlive this process, even where it ends without stopping it first. */
export function stopOnExit(identity: string | undefined): void {
  if (identity === undefined) return
  if (servers.size === 0) process.once('exit', signalAll)
  servers.add(identity)
}

export function forgetOnExit(identity: string): void {
  servers.delete(identity)
  if (servers.size === 0) process.off('exit', signalAll)
}

function signalAll(): void {
  for (const identity of servers) {
    if (isRunning(identity)) process.kill(Number.parseInt(identity, 10), 'SIGINT')
  }
}
