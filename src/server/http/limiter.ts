import { sql } from 'kysely'
import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { keyedHash } from '#server/kernel/secrets.ts'
import { networksOf } from './network.ts'

export type Count = { readonly count: number; readonly resetsAt: Date }
export type Window = { readonly key: string; readonly now: Date; readonly resetsAt: Date }

/** What is counted in memory: that of this process, or that which several processes share. */
export type Counts = {
  readonly count: (window: Window) => Count | Promise<Count>
  readonly giveBack: (key: string, now: Date) => void
}

/** Who is counted: somebody by a name of ours, or the networks that an address belongs to. */
export type Who = string | { readonly ip: string }

/** What limits are multiplied by in an installation. */
export type LimitFactors = {
  /** Those of networks, where many people share one address. */
  readonly networks: number
  /** All of them, the tries of passwords too: for tests of other rules. */
  readonly all: number
}

export type Limiter = {
  readonly factors: LimitFactors
  /** Counts one more, or refuses: the check and the count are one step, also for many at once. */
  take(limit: LimitName, who: Who, now: Date, code?: RefusalCode): Promise<void>
  /** Counts one more like `take`, and says whether it was allowed. */
  allows(limit: LimitName, who: Who, now: Date): Promise<boolean>
  /** Takes one back that was counted just now; only of limits that are counted here, and never of networks. */
  giveBack(limit: CountedHere, who: string, now: Date): void
  /** The same limits, counted in a transaction: what it takes is taken back with it. */
  within(tx: Db): Limiter
}

type OnHit = (hit: { readonly limit: LimitName; readonly who: Who }) => void

const ONE: LimitFactors = { networks: 1, all: 1 }

/** How many counts are kept in memory: the oldest go when strangers begin more. */
export const MOST_COUNTS = 100_000

type LimiterOptions = {
  readonly factors?: LimitFactors
  /** Told of the first call that a limit refuses, and not of those after it. */
  readonly onHit?: OnHit
  readonly counts?: Counts | undefined
}

export function openLimiter(
  db: Db,
  secretKey: string,
  { factors = ONE, onHit = () => {}, counts = countsHere() }: LimiterOptions = {},
): Limiter {
  return limiterOn(db, { secretKey, factors, onHit, counts })
}

type Shared = {
  readonly secretKey: string
  readonly factors: LimitFactors
  readonly onHit: OnHit
  readonly counts: Counts
}

function limiterOn(db: Db, shared: Shared): Limiter {
  const { secretKey, factors, onHit, counts } = shared
  const keyOf = (limit: LimitName, who: string) => `${limit}:${keyedHash(secretKey, who)}`

  /** When the count begins anew that is over; null where all are within what is allowed. */
  async function countOne(name: LimitName, who: Who, now: Date): Promise<Date | null> {
    const limit = LIMITS[name]
    const isNetwork = typeof who !== 'string'
    const max = limit.max * factors.all * (isNetwork ? factors.networks : 1)
    // A network that is over its own limit takes nothing of what its neighbours have together.
    for (const counted of isNetwork ? networksOf(who.ip) : [{ name: who, times: 1 }]) {
      const key = keyOf(name, counted.name)
      const window = { key, now, resetsAt: new Date(now.getTime() + limit.seconds * 1000) }
      const { count, resetsAt } = limit.isKept
        ? await countKept(db, window)
        : await counts.count(window)
      const most = max * counted.times
      if (count === most + 1) onHit({ limit: name, who })
      if (count > most) return resetsAt
    }
    return null
  }

  return {
    factors,
    async take(name, who, now, code = 'RATE_LIMITED') {
      const resetsAt = await countOne(name, who, now)
      if (resetsAt) throw tooMany(code, resetsAt, now)
    },
    allows: async (name, who, now) => (await countOne(name, who, now)) === null,
    giveBack: (name, who, now) => counts.giveBack(keyOf(name, who), now),
    within: (tx) => limiterOn(tx, shared),
  }
}

/** In the memory of this process. */
export function countsHere(): Omit<Counts, 'count'> & {
  readonly count: (window: Window) => Count
} {
  const counts = new Map<string, Count>()
  return {
    count: (window) => countHere(counts, window),
    giveBack(key, now) {
      const known = counts.get(key)
      if (known && known.resetsAt > now) counts.set(key, { ...known, count: known.count - 1 })
    },
  }
}

function countHere(counts: Map<string, Count>, { key, now, resetsAt }: Window): Count {
  const known = counts.get(key)
  if (known && known.resetsAt > now) {
    const next = { ...known, count: known.count + 1 }
    counts.set(key, next)
    return next
  }
  counts.delete(key)
  if (counts.size >= MOST_COUNTS) makeRoom(counts, now)
  const first = { count: 1, resetsAt }
  counts.set(key, first)
  return first
}

/** Forgets what is over and, where that is not enough, the tenth that was begun first: so it is done once in thousands of calls. */
function makeRoom(counts: Map<string, Count>, now: Date): void {
  for (const [key, { resetsAt }] of counts) if (resetsAt <= now) counts.delete(key)
  const tooMany = Math.max(0, counts.size - MOST_COUNTS * 0.9)
  for (const key of [...counts.keys()].slice(0, tooMany)) counts.delete(key)
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
  /** Calls of the office, of one operator or of strangers at its door. */
  office: { max: 1500, seconds: 5 * 60, isKept: false },
  /** Documents, which the server renders. */
  page: { max: 120, seconds: 60, isKept: false },
  /** Photos, icons and other things that pages show. */
  file: { max: 1500, seconds: 60, isKept: false },
  login_by_address: { max: 25, seconds: 5 * 60, isKept: true },
  signup_by_address: { max: 5, seconds: 30 * 60, isKept: true },
  signup_email_by_address: { max: 30, seconds: 30 * 60, isKept: true },
  /** Of a site, by all visitors together: after that many it answers like one whose accounts are private. */
  signup_email_in_all: { max: 2000, seconds: 60 * 60, isKept: true },
  reset_in_all: { max: 500, seconds: 60 * 60, isKept: true },
  partner_signup: { max: 600, seconds: 60 * 60, isKept: true },
  activation_by_member: { max: 5, seconds: 60 * 60, isKept: true },
  reset_by_address_minute: { max: 3, seconds: 60, isKept: true },
  reset_by_address_hour: { max: 6, seconds: 60 * 60, isKept: true },
  reset_by_email_and_network: { max: 6, seconds: 24 * 60 * 60, isKept: true },
  /** Whoever asks. One more mail follows, whose link works for a day, so that nobody can use up the owner's. */
  reset_by_email: { max: 23, seconds: 24 * 60 * 60, isKept: true },
  reset_by_email_last: { max: 1, seconds: 24 * 60 * 60, isKept: true },
  /** Challenges for passkeys: pages of the login ask for one by themselves. */
  passkey_by_address: { max: 60, seconds: 5 * 60, isKept: false },
  passkey_by_member: { max: 30, seconds: 15 * 60, isKept: false },
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
  /** Under an id that was taken before: read once more, in case that its answer was lost. */
  upload_again: { max: 30, seconds: 30 * 60, isKept: false },
  crop: { max: 60, seconds: 30 * 60, isKept: false },
  like: { max: 120, seconds: 10 * 60, isKept: false },
  like_comment: { max: 30, seconds: 24 * 60 * 60, isKept: false },
  /** Discount codes that a member tries in vain. */
  discount_code: { max: 20, seconds: 60 * 60, isKept: false },
  export: { max: 10, seconds: 60 * 60, isKept: false },
  /** Payments named to us by a caller that we do not know, for which the provider is asked. */
  /** Questions to the provider that webhooks lead to. A webhook that is refused is sent again by it later. */
  webhook_by_payment: { max: 20, seconds: 60, isKept: false },
  webhook_by_network: { max: 900, seconds: 60, isKept: false },
  unknown_payment: { max: 300, seconds: 60, isKept: false },
  order: { max: 100, seconds: 10 * 60, isKept: false },
  /** Numbers of orders that are tried with an address, without a login. */
  withdrawal_by_address: { max: 20, seconds: 60 * 60, isKept: false },
  withdrawal_by_order: { max: 10, seconds: 60 * 60, isKept: false },
  search: { max: 60, seconds: 60, isKept: false },
  geocode: { max: 10, seconds: 60 * 60, isKept: false },
  /** Proofs of age that somebody begins, and answers that a network sends. */
  age_check: { max: 20, seconds: 60 * 60, isKept: false },
  age_answer: { max: 120, seconds: 60, isKept: false },
  send: { max: 20, seconds: 60, isKept: false },
  typing: { max: 60, seconds: 60, isKept: false },
  report_by_member: { max: 10, seconds: 24 * 60 * 60, isKept: true },
  notice_by_address: { max: 10, seconds: 60 * 60, isKept: true },
  notice_by_email: { max: 5, seconds: 24 * 60 * 60, isKept: true },
  complaint_by_address: { max: 10, seconds: 60 * 60, isKept: true },
  complaint_by_email: { max: 5, seconds: 24 * 60 * 60, isKept: true },
  appeal_by_address: { max: 10, seconds: 60 * 60, isKept: true },
  exclusion_by_address: { max: 10, seconds: 60 * 60, isKept: true },
  exclusion_by_email: { max: 3, seconds: 24 * 60 * 60, isKept: true },
  push: { max: 60, seconds: 60 * 60, isKept: false },
  csp_report: { max: 30, seconds: 5 * 60, isKept: false },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS

/** Limits whose count is in memory alone. */
type CountedHere = {
  [Name in LimitName]: (typeof LIMITS)[Name]['isKept'] extends false ? Name : never
}[LimitName]

/** Forgets what was counted for limits whose time is over. */
export async function deleteExpiredCounters(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('limit_counter').where('resets_at', '<=', now).execute()
}
