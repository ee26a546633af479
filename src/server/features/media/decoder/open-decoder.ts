import type { ChildProcess } from 'node:child_process'
import { Refusal } from '#contract/refusals.ts'
import { semaphore } from '#server/kernel/semaphore.ts'
import { askDecoder, isAlive, startDecoder } from './decoder-process.ts'
import type { Picture, Task } from './picture.ts'
import { deadline } from '#server/kernel/deadline.ts'

const PLACES = 2
const QUEUE = 30
const LONGEST_MS = 10_000
const IDLE_MS = 60_000

export type Decoder = {
  /** Refuses when so many pictures wait that another would wait in vain. */
  requireRoom(): void
  decode(task: Task): Promise<Picture>
  stop(): void
}

/** Two processes at most that turn strangers' files into pictures of ours. They start when they are needed. */
export function openDecoder(longestMs = deadline(LONGEST_MS)): Decoder {
  const all = new Set<ChildProcess>()
  /** Those without work, each with the moment it is sent home. */
  const idle = new Map<ChildProcess, NodeJS.Timeout>()
  const { requireRoom, within } = semaphore(
    PLACES,
    QUEUE,
    () => new Refusal('SERVICE_UNAVAILABLE', { retry_after: 5 }),
  )

  function next(): ChildProcess {
    for (const [child, timer] of idle) {
      clearTimeout(timer)
      idle.delete(child)
      if (isAlive(child)) return child
    }
    const child = startDecoder()
    all.add(child)
    child.once('exit', () => void all.delete(child))
    return child
  }

  function rest(child: ChildProcess): void {
    if (isAlive(child)) idle.set(child, setTimeout(() => child.kill(), IDLE_MS).unref())
  }

  async function decode(task: Task): Promise<Picture> {
    const child = next()
    try {
      return await askDecoder(child, task, longestMs)
    } finally {
      rest(child)
    }
  }

  return {
    requireRoom,
    decode: (task) => within(() => decode(task)),
    stop: () => all.forEach((child) => child.kill('SIGKILL')),
  }
}
