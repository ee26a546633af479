import { sql } from 'kysely'
import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { keyedHash } from '#server/kernel/secrets.ts'

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

type Limit = {
  readonly max: number
  readonly seconds: number
  /** Whether the count must survive a restart and hold across processes: kept in the database. */
  readonly isKept: boolean
}

/** Every limit of the product. A caller may do `max` things in `seconds`; one more is refused until the window ends. */
export const LIMITS = {
  api_by_visitor: { max: 300, seconds: 5 * 60, isKept: false },
  api_by_member: { max: 1500, seconds: 5 * 60, isKept: false },
  login_by_address: { max: 25, seconds: 5 * 60, isKept: true },
  signup_by_address: { max: 5, seconds: 30 * 60, isKept: true },
  signup_email_by_address: { max: 30, seconds: 30 * 60, isKept: true },
  partner_signup: { max: 600, seconds: 60 * 60, isKept: true },
  activation_by_member: { max: 5, seconds: 60 * 60, isKept: true },
  reset_by_address_minute: { max: 3, seconds: 60, isKept: true },
  reset_by_address_hour: { max: 6, seconds: 60 * 60, isKept: true },
  reset_by_email: { max: 6, seconds: 24 * 60 * 60, isKept: true },
  password_by_member: { max: 30, seconds: 15 * 60, isKept: false },
  /** Mails with a link that a member sends to an address of their choice. */
  link_by_recipient: { max: 6, seconds: 24 * 60 * 60, isKept: true },
  mail_change_by_member: { max: 5, seconds: 60 * 60, isKept: true },
  /** Mails that their recipient did not ask for: about an account of theirs, or that there is none. */
  unasked_mail: { max: 1, seconds: 24 * 60 * 60, isKept: true },
  reactivation_by_address: { max: 6, seconds: 60 * 60, isKept: true },
  reactivation_by_email: { max: 6, seconds: 24 * 60 * 60, isKept: true },
  sms_by_number: { max: 3, seconds: 10 * 60, isKept: true },
  sms_by_member: { max: 5, seconds: 24 * 60 * 60, isKept: true },
  /** Numbers that differ in their last four digits only. */
  sms_by_prefix: { max: 20, seconds: 24 * 60 * 60, isKept: true },
  /** All text messages of the installation: what a day may cost at most. */
  sms_in_all: { max: 2000, seconds: 24 * 60 * 60, isKept: true },
  upload: { max: 30, seconds: 30 * 60, isKept: false },
  export: { max: 10, seconds: 60 * 60, isKept: false },
  /** Payments named to us by a caller that we do not know, for which the provider is asked. */
  unknown_payment: { max: 300, seconds: 60, isKept: false },
  order: { max: 100, seconds: 10 * 60, isKept: false },
  search: { max: 60, seconds: 60, isKept: false },
  geocode: { max: 10, seconds: 60 * 60, isKept: false },
  send: { max: 20, seconds: 60, isKept: false },
  typing: { max: 60, seconds: 60, isKept: false },
  report_by_member: { max: 10, seconds: 24 * 60 * 60, isKept: true },
  complaint_by_address: { max: 10, seconds: 60 * 60, isKept: true },
  complaint_by_email: { max: 5, seconds: 24 * 60 * 60, isKept: true },
  exclusion_by_address: { max: 10, seconds: 60 * 60, isKept: true },
  exclusion_by_email: { max: 3, seconds: 24 * 60 * 60, isKept: true },
  push: { max: 60, seconds: 60 * 60, isKept: false },
  csp_report: { max: 30, seconds: 5 * 60, isKept: false },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS

/** Limits whose count is in this process alone. */
type CountedHere = {
  [Name in LimitName]: (typeof LIMITS)[Name]['isKept'] extends false ? Name : never
}[LimitName]

/** Forgets what was counted for limits whose time is over. */
export async function deleteExpiredCounters(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('limit_counter').where('resets_at', '<=', now).execute()
}
