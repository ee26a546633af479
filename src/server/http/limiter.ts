import { sql } from 'kysely'
import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { keyedHash } from '#server/kernel/secrets.ts'
import { LIMITS, type CountedHere, type LimitName } from './limits.ts'

type Count = { readonly count: number; readonly resetsAt: Date }

export type Limiter = {
  /** What every limit is multiplied by in this installation. */
  readonly factor: number
  /** Counts one more, or refuses: the check and the count are one step, also for many at once. */
  take(limit: LimitName, who: string, now: Date, code?: RefusalCode): Promise<void>
  /** Takes one back that was counted just now; only of limits that are counted here. */
  giveBack(limit: CountedHere, who: string, now: Date): void
}

/** `factor` multiplies every limit, for installations behind one address and for tests of other rules. */
export function openLimiter(db: Db, secretKey: string, factor: number): Limiter {
  const inMemory = new Map<string, Count>()
  const keyOf = (limit: LimitName, who: string) => `${limit}:${keyedHash(secretKey, who)}`

  return {
    factor,
    async take(name, who, now, code = 'RATE_LIMITED') {
      const limit = LIMITS[name]
      const key = keyOf(name, who)
      const window = { key, now, resetsAt: new Date(now.getTime() + limit.seconds * 1000) }
      const { count, resetsAt } = limit.isKept
        ? await countKept(db, window)
        : countHere(inMemory, window)
      if (count > limit.max * factor) throw tooMany(code, resetsAt, now)
    },
    giveBack(name, who, now) {
      const key = keyOf(name, who)
      const known = inMemory.get(key)
      if (known && known.resetsAt > now) inMemory.set(key, { ...known, count: known.count - 1 })
    },
  }
}

type Window = { key: string; now: Date; resetsAt: Date }

function countHere(counts: Map<string, Count>, { key, now, resetsAt }: Window): Count {
  const known = counts.get(key)
  const next =
    known && known.resetsAt > now ? { ...known, count: known.count + 1 } : { count: 1, resetsAt }
  if (!known && counts.size >= 100_000) forgetExpired(counts, now)
  counts.set(key, next)
  return next
}

function forgetExpired(counts: Map<string, Count>, now: Date): void {
  for (const [key, { resetsAt }] of counts) if (resetsAt <= now) counts.delete(key)
}

async function countKept(db: Db, { key, now, resetsAt }: Window): Promise<Count> {
  const row = await db
    .insertInto('limit_counter')
    .values({ key, count: 1, resets_at: resetsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when limit_counter.resets_at <= ${now} then 1 else limit_counter.count + 1 end`,
        resets_at: sql`case when limit_counter.resets_at <= ${now} then excluded.resets_at else limit_counter.resets_at end`,
      }),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow()
  return { count: row.count, resetsAt: row.resets_at }
}

function tooMany(code: RefusalCode, resetsAt: Date, now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000))
  return new Refusal(code, { retry_after: seconds, minutes: Math.ceil(seconds / 60) })
}

/** The network a limit counts: an IPv4 address, or the /64 that one IPv6 customer has. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped) return mapped[1]!
  if (!ip.includes(':')) return ip
  const [head = '', tail] = ip.split('%')[0]!.split('::')
  const front = head ? head.split(':') : []
  const back = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(8 - front.length - back.length).fill('0')
  return [...front, ...zeros, ...back]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')
}
