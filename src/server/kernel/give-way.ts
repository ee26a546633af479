import type { ChildProcess } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

const LOWEST = 19

/**
 * Lets a process with all of its threads, each of which has a priority of its own, give way to others, by so many steps.
 * Threads that begin later have the priority of those that begin them.
 */
export function giveWay({ pid }: ChildProcess, steps: number): void {
  if (pid === undefined) return
  const priority = Math.min(LOWEST, getPriority() + steps)
  for (const thread of threadsOf(pid)) lower(thread, priority)
}

function threadsOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number)
  } catch {
    return [pid]
  }
}

/** One that has ended meanwhile needs nothing. */
function lower(thread: number, priority: number): void {
  try {
    setPriority(thread, priority)
  } catch (error) {
    if ((error as { info?: { code?: string } }).info?.code !== 'ESRCH') throw error
  }
}
