import { readFileSync } from 'node:fs'
import { onTestFinished } from 'vitest'

/** Stops a server and all its workers in their tracks, and gives the way to let them go on. */
export function freeze(postmaster: number): () => void {
  process.kill(postmaster, 'SIGSTOP')
  const pids = [postmaster, ...childrenOf(postmaster)]
  for (const pid of pids) signal(pid, 'SIGSTOP')
  const thaw = () => pids.forEach((pid) => signal(pid, 'SIGCONT'))
  onTestFinished(thaw)
  return thaw
}

export function childrenOf(pid: number): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return list.split(' ').filter(Boolean).map(Number)
}

function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended by itself.
  }
}
