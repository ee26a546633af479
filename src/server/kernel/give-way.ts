import type { ChildProcess } from 'node:child_process'
import { getPriority, setPriority } from 'node:os'

const LOWEST = 19

/**
 * Lets a process that was started this moment give way to others, by so many steps. Its threads, which do the work, begin
 * after this with the same priority; a process that asked for it itself would be too late for them.
 */
export function giveWay({ pid }: ChildProcess, steps: number): void {
  if (pid !== undefined) setPriority(pid, Math.min(LOWEST, getPriority() + steps))
}
