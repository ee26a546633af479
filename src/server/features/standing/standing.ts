// Whether a member may be here: what the decisions in force make of an account, when a suspension ends, and whether a site
// that asks for it knows that they are old enough.

import { sql } from 'kysely'
import { Refusal } from '#contract/refusals.ts'
import { type Db, type Tx, transact } from '#server/db/connect.ts'
import { asksForAge, settingsOf } from '#server/features/settings/settings.ts'
import { every } from '#server/jobs/every.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Clock } from '#server/kernel/time.ts'

type Settling = { readonly memberId: string; readonly now: Date }

/**
 * Makes an account what the decisions in force say: banned, suspended, hidden, or what it was without them. It is asked after each
 * of them and after each end, so that the order in which they come and go makes no difference.
 */
export async function settleStanding(tx: Tx, { memberId, now }: Settling): Promise<void> {
  const member = await tx
    .selectFrom('member')
    .select(['status', 'status_before', 'activated_at', 'is_invisible', 'was_invisible'])
    .select('hidden_at')
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!member) return
  const force = await inForce(tx, { memberId, now })
  await tx
    .updateTable('member')
    .set({ ...statusOf(member, force), ...hidingOf(member, force, now) })
    .where('id', '=', memberId)
    .execute()
}

type Force = Awaited<ReturnType<typeof inForce>>

async function inForce(db: Db, { memberId, now }: Settling) {
  const decisions = await db
    .selectFrom('decision')
    .select(['measure', 'until'])
    .where('member_id', '=', memberId)
    .where('measure', 'in', ['hide', 'suspend', 'ban'])
    .where(isInForce)
    .execute()
  const ends = decisions.flatMap(({ until }) => (until !== null && until > now ? until : []))
  return {
    isBanned: decisions.some(({ measure }) => measure === 'ban'),
    isHidden: decisions.some(({ measure }) => measure === 'hide'),
    until: ends.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null,
  }
}

/** Of rows of `decision`: whether nobody took it back. */
export const isInForce = sql<boolean>`not exists (select from decision_end where decision_end.decision_id = decision.id)`

type Account = {
  readonly status: string
  readonly status_before: string | null
  readonly activated_at: Date | null
}

/** Who has left stays away, and is kept from coming back by a ban. */
function statusOf(member: Account, { isBanned, until }: Force) {
  const { status, status_before: before } = member
  if (status === 'deleted')
    return { status_before: isBanned ? 'banned' : before === 'banned' ? wasBefore(member) : before }
  const own = isShut(status) ? (before ?? 'active') : status
  const next = isBanned ? 'banned' : until ? 'suspended' : own
  return { status: next, status_before: next === own ? null : own, suspended_until: until }
}

function isShut(status: string): boolean {
  return status === 'banned' || status === 'suspended'
}

function wasBefore({ activated_at: activatedAt }: Account): string {
  return activatedAt === null ? 'not_confirmed' : 'active'
}

type Hiding = {
  readonly is_invisible: boolean
  readonly was_invisible: boolean | null
  readonly hidden_at: Date | null
}

/** Hidden is invisible, and what the member had chosen comes back after it. */
function hidingOf(member: Hiding, { isHidden }: Force, now: Date): Partial<Hiding> {
  if (isHidden === (member.hidden_at !== null)) return {}
  return isHidden
    ? { is_invisible: true, was_invisible: member.is_invisible, hidden_at: now }
    : { is_invisible: member.was_invisible ?? false, was_invisible: null, hidden_at: null }
}

/** Lets in whose suspension is over. */
export function endSuspension(db: Db, settling: Settling): Promise<void> {
  return transact(db, (tx) => settleStanding(tx, settling))
}

/** Lets in all whose suspension is over, and says how many they were. */
export async function endDueSuspensions(db: Db, now: Date): Promise<number> {
  const due = await db
    .selectFrom('member')
    .select('id')
    .where('status', '=', 'suspended')
    .where('suspended_until', '<=', now)
    .execute()
  for (const { id } of due) await endSuspension(db, { memberId: id, now })
  return due.length
}

const PAUSE_MS = 1000

type Deps = { readonly db: Db; readonly clock: Clock; readonly log: Log }

/** Once a second, so that others see a member again in the second that the statement named. Returns how to stop it. */
export function endSuspensionsPeriodically({ db, clock, log }: Deps): () => void {
  return every({ ms: PAUSE_MS, isAtOnce: true, what: 'ending suspensions', log }, () =>
    endDueSuspensions(db, clock()),
  )
}

/** The decision that shuts a member out at the moment: a ban, or else the suspension that lasts longest. */
export async function shutOutBy(db: Db, { memberId, now }: Settling) {
  const found = await db
    .selectFrom('decision')
    .select(['id', 'measure', 'until'])
    .where('member_id', '=', memberId)
    .where((decision) =>
      decision.or([decision('measure', '=', 'ban'), decision('until', '>', now)]),
    )
    .where(isInForce)
    .orderBy('measure')
    .orderBy('until', 'desc')
    .orderBy('number', 'desc')
    .executeTakeFirst()
  return found ?? null
}

export async function hasProvenAge(db: Db, memberId: string): Promise<boolean> {
  const proof = await db
    .selectFrom('age_proof')
    .select('member_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return proof !== undefined
}

type Asked = {
  readonly siteId: string
  readonly member: { readonly id: string; readonly home: { readonly country: string } }
}

/** Refuses a photo of a member who would first have to prove their age. */
export async function requireProvenAge(db: Db, { siteId, member }: Asked): Promise<void> {
  const settings = await settingsOf(db, siteId)
  if (!asksForAge(settings, 'photos', [member.home.country])) return
  if (!(await hasProvenAge(db, member.id))) throw new Refusal('AGE_PROOF_NEEDED')
}
