import { readFile } from 'node:fs/promises'

/** Linux tells this clock as 100 ticks a second on every machine. */
const MS_PER_TICK = 10

/** The milliseconds of CPU that a process has used so far, user and system, all its threads together. */
export async function cpuTimeOf(pid: number): Promise<number> {
  if (process.platform !== 'linux') throw new Error('CPU time is measured on Linux only')
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name in the second field may hold spaces and brackets; what is counted here stands after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
}
