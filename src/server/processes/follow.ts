import cluster from 'node:cluster'
import { type Bus, openBus } from '#server/events/bus.ts'
import type { Count, Counts } from '#server/http/limiter.ts'
import type { FromLeader, ToLeader } from './words.ts'

/** The place of a process among several: its number, and how often that place was taken before. */
const NUMBER = 'PROCESS_NUMBER'
const ROUND = 'PROCESS_ROUND'

export function placeOf(number: number, round: number): Record<string, string> {
  return { [NUMBER]: `${number}`, [ROUND]: `${round}` }
}

/** What a process has of the others on its machine, and of the one that leads them. */
export type Following = {
  /** One of them does what is done once for all, such as keeping the demo world alive. */
  readonly isFirst: boolean
  /** Only the very first tells where the product is. */
  readonly greets: boolean
  readonly events: Bus
  readonly counts: Counts
  ready(): void
  /** Told once another process has taken the place of this one. */
  onReplaced(leave: () => void): void
}

/** Null in a process that runs alone, or leads. */
export function followLeader(): Following | null {
  if (!cluster.isWorker) return null
  endWhenTold()
  const isFirst = process.env[NUMBER] === '1'
  return {
    isFirst,
    greets: isFirst && process.env[ROUND] === '1',
    events: openLedBus(),
    counts: openLedCounts(),
    ready: () => tell({ kind: 'ready' }),
    onReplaced: (leave) =>
      hear((said) => {
        if (said.kind === 'leave') leave()
      }),
  }
}

/** What is published here is heard in the other processes, too. */
function openLedBus(): Bus {
  const bus = openBus((word) => tell({ kind: 'news', word }))
  hear((said) => {
    if (said.kind === 'news') bus.say(said.word)
  })
  return bus
}

/** Counts together with all the others, so that a limit is the same however many they are. */
function openLedCounts(): Counts {
  const asked = new Map<number, (count: Count) => void>()
  const last = { id: 0 }
  hear((said) => {
    if (said.kind !== 'counted') return
    asked.get(said.id)?.(said.count)
    asked.delete(said.id)
  })
  return {
    count(window) {
      const id = (last.id += 1)
      return new Promise((counted) => {
        asked.set(id, counted)
        tell({ kind: 'count', id, window })
      })
    },
    giveBack: (key, now) => tell({ kind: 'give back', key, now }),
  }
}

/** As by a signal, unless one came already: Ctrl-C in a terminal reaches every process, and a second one ends it at once. */
function endWhenTold(): void {
  const state = { isTold: false }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (state.isTold = true))
  hear((said) => {
    if (said.kind === 'end' && !state.isTold) process.kill(process.pid, 'SIGTERM')
  })
}

function tell(words: ToLeader): void {
  process.send?.(words)
}

function hear(listener: (said: FromLeader) => void): void {
  process.on('message', listener)
}
