import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { z } from 'zod'
import { Whisper } from '#contract/events.ts'
import type { Log } from '#server/kernel/log.ts'
import { type Bus, openBus } from './bus.ts'
import { deadline } from '#server/kernel/time.ts'

const CHANNEL = 'vonk:news'
const LONGEST_PAUSE_MS = 2_000

const Spoken = z.object({
  /** The process that said it, which has heard it already. */
  from: z.string(),
  memberIds: z.array(z.string()),
  whisper: z.optional(Whisper),
})

/**
 * A bus between processes: what is published in one is heard in all of them. While Redis is away each process hears
 * itself only, and the others' news is found by looking, as it would be without Redis.
 */
export function openRedisBus(url: string, log: Log): Bus & { close(): void } {
  const self = randomUUID()
  const speaker = connection(url, log)
  const hearer = connection(url, log)
  const bus = openBus((word) => {
    // A word that waits for Redis to come back would be old news.
    if (speaker.status !== 'ready') return
    speaker.publish(CHANNEL, JSON.stringify({ from: self, ...word })).catch(() => undefined)
  })
  hearer.on('message', (_channel, text) => {
    const spoken = Spoken.safeParse(parsed(text))
    if (spoken.success && spoken.data.from !== self) bus.say(spoken.data)
  })
  hearer.subscribe(CHANNEL).catch(() => undefined)
  return {
    ...bus,
    close() {
      speaker.disconnect()
      hearer.disconnect()
    },
  }
}

function connection(url: string, log: Log): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: null,
    connectTimeout: deadline(2_000),
    // One that takes a connection and says nothing is left: behind the address may be another by now.
    socketTimeout: deadline(5_000),
    retryStrategy: (times) => Math.min(times * 100, LONGEST_PAUSE_MS),
  })
  redis.on('error', (error: Error) => log.warn({ reason: error.message }, 'Redis is away'))
  return redis
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
