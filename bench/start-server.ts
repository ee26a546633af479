import { setTimeout as sleep } from 'node:timers/promises'
import { findPort } from '#server/kernel/process.ts'
import { get } from './get.ts'
import { type Environment, type NodeProcess, startProcess } from './start-process.ts'
import type { Workbench } from './workbench.ts'

const ANSWER_WITHIN_MS = 10 * 60_000
const ASK_EVERY_MS = 5

export type Server = NodeProcess & {
  readonly port: number
  /** From the start of the process to its first good answer. */
  readonly answeredAfterMs: number
}

/** A server in a process of its own that has answered `/`. */
export async function startServer(
  bench: Workbench,
  args: string[],
  environment: Environment,
): Promise<Server> {
  const port = await findPort()
  const started = performance.now()
  const child = startProcess(bench, args, { ...environment, PORT: `${port}` })
  while (!(await isAnswering(port))) {
    const isLate = performance.now() - started > ANSWER_WITHIN_MS
    if (isLate || child.hasExited())
      throw new Error(`${args.join(' ')} gave no answer: ${child.output() || 'it wrote nothing'}`)
    await sleep(ASK_EVERY_MS)
  }
  return { ...child, port, answeredAfterMs: performance.now() - started }
}

function isAnswering(port: number): Promise<boolean> {
  return get(port, '/').then(
    ({ status }) => status === 200,
    () => false,
  )
}
