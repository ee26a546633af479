import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

/** This machine in a few words, with how busy it is. */
export function machine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown'
  const memory = Math.round(totalmem() / 2 ** 30)
  const load = loadavg()[0]!.toFixed(1)
  return `${availableParallelism()} cores (${model}), ${memory} GB of memory, Node ${process.version}, load ${load} at the start`
}
