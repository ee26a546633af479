import { existsSync, readFileSync } from 'node:fs'

/** Names a running process such that a later one with the same number gets another name. */
export function identifyProcess(pid: number): string | undefined {
  return existsSync('/proc/self/stat') ? identifyByProc(pid) : identifyBySignal(pid)
}

/** Tells whether the process of this name still runs; a zombie does not. */
export function isRunning(identity: string): boolean {
  return identifyProcess(Number.parseInt(identity, 10)) === identity
}

function identifyByProc(pid: number): string | undefined {
  const stat = readOrNothing(`/proc/${pid}/stat`)
  // The program's name stands in brackets and may itself hold spaces and brackets.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? []
  const [state, startedAt] = [fields[0], fields[19]]
  if (state === undefined || state === 'Z' || state === 'X') return undefined
  const boot = readOrNothing('/proc/sys/kernel/random/boot_id')?.slice(0, 8) ?? ''
  return `${pid}-${startedAt}-${boot}`
}

function identifyBySignal(pid: number): string | undefined {
  try {
    process.kill(pid, 0)
    return `${pid}`
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? `${pid}` : undefined
  }
}

function readOrNothing(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
