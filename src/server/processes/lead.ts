import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '#server/db/errors.ts'
import { countsHere } from '#server/http/limiter.ts'
import type { Log } from '#server/kernel/log.ts'
import { deadline } from '#server/kernel/time.ts'
import { placeOf } from './follow.ts'
import type { FromLeader, ToLeader } from './words.ts'

const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 10_000
/** One that lived so long was sound: what ended it is no reason to wait longer than the first time. */
const SOUND_AFTER_MS = 60_000
/** So often in a row a process may end before it serves. */
const MOST_FAILURES = 5
/** A process ends within ten seconds of being told to. */
const ENDS_WITHIN_MS = 20_000

type LeadInput = {
  readonly processes: number
  /** Where they serve, which they have to agree on. */
  readonly port: number
  readonly log: Log
  /** Told when they cannot be kept running: all of them have ended. */
  readonly onHopeless: (error: Error) => void
}

type Place = { readonly number: number; round: number; worker: Worker | null; failures: number }

type Led = LeadInput & {
  readonly places: readonly Place[]
  readonly state: { isEnding: boolean; isReplacing: boolean }
}

/**
 * Keeps this many processes serving on one port: one that dies is started again, a little later each time, and on SIGHUP each makes room
 * for a new one. Between them it carries news, and counts limits. Returns, once all of them serve, how to end them.
 */
export async function lead(input: LeadInput): Promise<() => Promise<void>> {
  cluster.setupPrimary({ serialization: 'advanced' })
  carryWords()
  const places = Array.from({ length: input.processes }, (_, at): Place => {
    return { number: at + 1, round: 0, worker: null, failures: 0 }
  })
  const led: Led = { ...input, places, state: { isEnding: false, isReplacing: true } }
  process.on('SIGHUP', () => void replaceAll(led))
  for (const place of places) {
    if (await fill(led, place)) continue
    await end(led)
    throw new StartError(`Process ${place.number} did not start: what it said stands above.`)
  }
  led.state.isReplacing = false
  process.stdout.write(`  ${input.processes} processes serve\n\n`)
  return () => end(led)
}

/** Starts a process in a place: true once it serves, false where it ended before. */
async function fill(led: Led, place: Place): Promise<boolean> {
  place.round += 1
  const began = Date.now()
  const worker = cluster.fork({ ...placeOf(place.number, place.round), PORT: `${led.port}` })
  const ended = once(worker, 'exit').then(([status, signal]) => ({ status, signal }))
  const isReady = await Promise.race([untilReady(worker), ended.then(() => false)])
  if (!isReady) return false
  place.worker = worker
  void ended.then((how) => {
    if (place.worker !== worker || led.state.isEnding) return
    place.worker = null
    if (Date.now() - began > SOUND_AFTER_MS) place.failures = 0
    led.log.error({ process: place.number, ...how }, 'a process ended and is started again')
    void fillAgain(led, place)
  })
  return true
}

/** With a pause that grows; not for ever where it does not even begin to serve. */
async function fillAgain(led: Led, place: Place): Promise<void> {
  for (let tried = 0; tried < MOST_FAILURES; tried += 1) {
    await wait(Math.min(FIRST_PAUSE_MS * 2 ** place.failures, LONGEST_PAUSE_MS))
    if (led.state.isEnding) return
    place.failures += 1
    if (await fill(led, place)) return
  }
  if (led.state.isEnding) return
  await end(led)
  const words = `Process ${place.number} ended ${MOST_FAILURES} times before it served: what it said stands above.`
  led.onHopeless(new StartError(words))
}

/** A new process serves before an old one leaves, one place after the other. Nothing to do while they all begin, or make room already. */
async function replaceAll(led: Led): Promise<void> {
  const { places, state, log } = led
  if (state.isReplacing || state.isEnding) return
  state.isReplacing = true
  for (const place of places) {
    const old = place.worker
    if (!old || state.isEnding) continue
    if (!(await fill(led, place))) {
      log.error({ process: place.number }, 'a new process did not serve: the old one stays')
      break
    }
    tell(old, { kind: 'leave' })
    await untilEnded(old)
  }
  state.isReplacing = false
}

/** One that does not serve yet does not listen yet either, and has nothing to bring to an end. */
async function end({ state, places }: Led): Promise<void> {
  state.isEnding = true
  const running = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
  for (const worker of running) {
    if (places.some((place) => place.worker === worker)) tell(worker, { kind: 'end' })
    else worker.process.kill('SIGTERM')
  }
  await Promise.all(running.map(untilEnded))
}

function untilReady(worker: Worker): Promise<true> {
  return new Promise((ready) => {
    worker.on('message', (said: ToLeader) => {
      if (said.kind === 'ready') ready(true)
    })
  })
}

/** One that does not come to an end is ended. */
async function untilEnded(worker: Worker): Promise<void> {
  if (worker.isDead()) return
  const tooLate = setTimeout(() => worker.process.kill('SIGKILL'), deadline(ENDS_WITHIN_MS))
  await once(worker, 'exit')
  clearTimeout(tooLate)
}

/** News of one is heard by the others, and what each counts is counted together. */
function carryWords(): void {
  const counts = countsHere()
  cluster.on('message', (from, said: ToLeader) => {
    if (said.kind === 'news') {
      for (const worker of Object.values(cluster.workers ?? {}))
        if (worker && worker.id !== from.id) tell(worker, said)
    }
    if (said.kind === 'count')
      tell(from, { kind: 'counted', id: said.id, count: counts.count(said.window) })
    if (said.kind === 'give back') counts.giveBack(said.key, said.now)
  })
}

/** One that is ending hears nothing any more, and needs nothing. */
function tell(worker: Worker, words: FromLeader): void {
  if (worker.isConnected()) worker.send(words, () => undefined)
}
