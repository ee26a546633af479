import { type ChildProcess, fork } from 'node:child_process'
import { Refusal } from '#contract/refusals.ts'
import { giveWay } from '#server/kernel/process.ts'
import { semaphore } from '#server/kernel/semaphore.ts'
import { deadline } from '#server/kernel/time.ts'
import type { Picture, Task, Word } from './picture.ts'

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

/** A picture that kept a decoder busy until it was killed. To its sender it is unreadable, and not to be sent again. */
export class TookTooLong extends Refusal {
  constructor() {
    super('PHOTO_UNREADABLE')
  }
}

/** Two processes at most that turn strangers' files into pictures of ours. They start when they are needed. */
export function openDecoder(longestMs = deadline(LONGEST_MS)): Decoder {
  const all = new Set<ChildProcess>()
  /** Those without work, each with the moment it is sent home. */
  const idle = new Map<ChildProcess, NodeJS.Timeout>()
  const { requireRoom, within } = semaphore(
    'photos',
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

/** On a busy machine a process takes a while to start, which no picture is to blame for. */
const START_MS = 20_000
/** With fewer, 20 photos at once may make other calls more than twice as slow. */
const STEPS_BACK = 10
const started = new WeakSet<ChildProcess>()

/** Starts a decoder: from the build, or in development from the sources. */
function startDecoder(): ChildProcess {
  const isBuilt = !import.meta.url.endsWith('.ts')
  const entry = new URL(isBuilt ? './decode-photos.js' : './decode-photos.ts', import.meta.url)
  const child = fork(entry, {
    execArgv: isBuilt ? [] : ['--import', 'tsx'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {},
  })
  giveWay(child, STEPS_BACK)
  // A decoder that has nothing to do does not keep the process alive.
  child.unref()
  child.channel?.unref()
  child.on('error', () => undefined)
  return child
}

function isAlive(child: ChildProcess): boolean {
  return child.connected && !child.killed && child.exitCode === null && child.signalCode === null
}

/** The picture of a task; or why there is none, which is the file's fault when it made the decoder crash. */
async function askDecoder(child: ChildProcess, task: Task, longestMs: number): Promise<Picture> {
  if (!started.has(child)) {
    const slow = new Refusal('SERVICE_UNAVAILABLE', { retry_after: 5 })
    await hear(child, deadline(START_MS), {
      crash: new Error('no decoder could start'),
      late: slow,
    })
    // On a busy machine it may have had threads before it was told to give way.
    giveWay(child, STEPS_BACK)
    started.add(child)
  }
  const unreadable = new Refusal('PHOTO_UNREADABLE')
  const answer = hear(child, longestMs, { crash: unreadable, late: new TookTooLong() })
  child.send(task)
  const word = await answer
  if ('picture' in word) return word.picture
  throw new Refusal('refusal' in word ? word.refusal : 'PHOTO_UNREADABLE')
}

type Failures = { readonly crash: Error; readonly late: Error }

/** Its next word. One that takes too long is killed, and so is the picture's chance: trying again would take as long. */
function hear(child: ChildProcess, longestMs: number, { crash, late }: Failures): Promise<Word> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      child.off('message', onWord)
      child.off('exit', onCrash)
      child.off('error', onCrash)
    }
    const onWord = (word: unknown) => {
      end()
      resolve(word as Word)
    }
    const onCrash = () => {
      end()
      reject(crash)
    }
    const timer = setTimeout(() => {
      end()
      child.kill('SIGKILL')
      reject(late)
    }, longestMs)
    child.on('message', onWord).on('exit', onCrash).on('error', onCrash)
  })
}
