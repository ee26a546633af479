import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Wire } from './wire.ts'

interface Direction {
  from: Socket
  to: Socket
  wire: Wire
  isAnswer: boolean
}

const MOST_QUEUED_BYTES = 1 << 20

/** Carries one direction of a connection over the wire, in order and with back-pressure. */
export function pump({ from, to, wire, isAnswer }: Direction): void {
  const state = { tail: Promise.resolve(), queued: 0, cut: wire.cut, passed: 0 }
  const enqueue = (step: () => Promise<void> | void) => void (state.tail = state.tail.then(step))

  from.on('data', (chunk: Buffer) => {
    const due = performance.now() + wire.latencyMs
    state.queued += chunk.length
    if (state.queued > MOST_QUEUED_BYTES) from.pause()
    enqueue(async () => {
      await sleepUntil(due)
      await deliver(chunk)
      state.queued -= chunk.length
      if (state.queued <= MOST_QUEUED_BYTES) from.resume()
    })
  })
  from.on('end', () => enqueue(() => wire.passing().then(() => void to.end())))
  from.on('error', () => enqueue(() => wire.passing().then(() => void to.resetAndDestroy())))

  async function deliver(chunk: Buffer): Promise<void> {
    for (let at = 0; at < chunk.length; at += wire.sliceBytes) {
      await wire.passing()
      const piece = chunk.subarray(at, at + wire.sliceBytes)
      const room = isAnswer ? roomLeft() : Infinity
      if (to.destroyed) return
      if (piece.length >= room) return cut(piece.subarray(0, room))
      state.passed += piece.length
      await write(to, piece)
      if (wire.sliceMs > 0) await sleep(wire.sliceMs)
    }
  }

  function roomLeft(): number {
    if (state.cut !== wire.cut) Object.assign(state, { cut: wire.cut, passed: 0 })
    return state.cut.afterBytes - state.passed
  }

  function cut(last: Buffer): void {
    to.end(last, () => to.destroy())
    from.destroy()
  }
}

async function sleepUntil(due: number): Promise<void> {
  const left = due - performance.now()
  if (left > 0) await sleep(left)
}

function write(to: Socket, piece: Buffer): Promise<void> {
  return new Promise((resolve) => {
    if (to.write(piece)) return resolve()
    to.once('drain', resolve).once('close', () => resolve())
  })
}
