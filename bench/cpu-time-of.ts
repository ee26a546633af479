import { readFile } from 'node:fs/promises'

/** Linux tells this clock as 100 ticks a second on every machine. */
const MS_PER_TICK = 10

/** The milliseconds of CPU that a process has used so far, user and system, all its threads together. */
export async function cpuTimeOf(pid: number): Promise<number> {
  const fields = await fieldsOf(pid)
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
}

/** The same of a process and all that it started, those that have ended included. */
export async function cpuTimeOfAll(pid: number): Promise<number> {
  const fields = await fieldsOf(pid)
  const ended = (Number(fields[13]) + Number(fields[14])) * MS_PER_TICK
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ')
  const times = await Promise.all(
    // One that ends meanwhile is counted among those that have ended the next time.
    children
      .map(Number)
      .filter(Boolean)
      .map((child) => cpuTimeOfAll(child).catch(() => 0)),
  )
  return (await cpuTimeOf(pid)) + ended + times.reduce((sum, time) => sum + time, 0)
}

async function fieldsOf(pid: number): Promise<string[]> {
  if (process.platform !== 'linux') throw new Error('CPU time is measured on Linux only')
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name in the second field may hold spaces and brackets; what is counted here stands after it.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}
