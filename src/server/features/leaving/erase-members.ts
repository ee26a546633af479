import { sql } from 'kysely'
import { type Db, type Tx, transact } from '#server/db/connect.ts'
import type { TrafficSource } from '#contract/traffic.ts'
import { isLeftUnconfirmed } from '#server/features/accounts/accounts.ts'
import { eraseChats } from '#server/features/chats/chats.ts'
import { eraseDecisionsOf } from '#server/features/decisions/decisions.ts'
import { eraseComplaintsOf } from '#server/features/complaints/complaints.ts'
import {
  scheduleDeletion,
  type Files,
  photoKeys,
  deleteScheduledFiles,
} from '#server/features/media/media.ts'
import { endMandatesOf } from '#server/features/payments/payments.ts'
import { forgetSource } from '#server/features/traffic/traffic.ts'
import { every } from '#server/jobs/every.ts'
import type { Clock } from '#server/kernel/time.ts'
import type { Log } from '#server/kernel/log.ts'
import { dueSince } from './delete-account.ts'

const PAUSE_MS = 5 * 60 * 1000

type Deps = {
  readonly db: Db
  readonly files: Files
  readonly clock: Clock
  readonly log: Log
}

/** Erases members who are due, at once and every few minutes, one round after the other. Returns how to stop it. */
export function erasePeriodically(deps: Deps): () => void {
  const { db, clock, log } = deps
  const first = { isOver: false }
  return every({ ms: PAUSE_MS, isAtOnce: true, what: 'erasing', log }, async () => {
    // A backup that was put back brings erased members back, too.
    if (!first.isOver) notify(log, await eraseAgain(db, clock()))
    first.isOver = true
    notify(log, await eraseRound(deps))
  })
}

function eraseRound({ db, files, clock }: Deps): Promise<Erased> {
  return eraseDue(db, files, clock())
}

function notify(log: Log, { count, failures }: Erased): void {
  if (count > 0) log.info({ count }, 'members were erased')
  for (const error of failures) log.error({ err: error }, 'a member could not be erased')
}

/** What went wrong with some does not stop the others; it is tried again the next time. */
type Erased = { readonly count: number; readonly failures: readonly unknown[] }

/**
 * Erases for good the members who were deleted fourteen days ago and those who never confirmed their address, and then the files
 * of photos that are to go.
 */
export async function eraseDue(db: Db, files: Files, now: Date): Promise<Erased> {
  const deletedBy = dueSince(now)
  const due = await db.selectFrom('member').select('id').where(isDue(deletedBy, now)).execute()
  const members = await eachInTurn(due, ({ id }) =>
    eraseMember(db, { memberId: id, now, deletedBy }),
  )
  const doomed = await deleteScheduledFiles(db, files, now)
  return { count: members.count, failures: [...members.failures, ...doomed.failures] }
}

/**
 * An address that nobody confirms may be a stranger's. An account for which anything was or may still be paid is not erased for
 * that: the money is somebody's.
 */
function isDue(deletedBy: Date, now: Date) {
  return sql<boolean>`(member.deleted_at <= ${deletedBy} or (${isLeftUnconfirmed(now)}) and not exists (
    select from credit_order where credit_order.member_id = member.id
      and (status not in ('failed', 'cancelled') or check_at is not null)))`
}

/** Erases again the members who were erased before and are back from a backup. */
export async function eraseAgain(db: Db, now: Date): Promise<Erased> {
  const back = await db
    .selectFrom('erased_member')
    .innerJoin('member', 'member.id', 'erased_member.member_id')
    .select('member.id')
    .execute()
  return eachInTurn(back, ({ id }) => eraseMember(db, { memberId: id, now, deletedBy: null }))
}

async function eachInTurn<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<boolean>,
): Promise<Erased> {
  const failures: unknown[] = []
  let count = 0
  for (const item of items) {
    try {
      if (await act(item)) count += 1
    } catch (error) {
      failures.push(error)
    }
  }
  return { count, failures }
}

type Erasing = {
  readonly memberId: string
  readonly now: Date
  /** Only when they were deleted at this time or before, or never confirmed; a member who came back meanwhile stays. */
  readonly deletedBy: Date | null
}

/**
 * Erases a member and all that leads to them, in one step; returns whether there was a member to erase. The files of
 * their photos, those in messages too, are put on a list first, so that they go even if this process does not live to
 * remove them.
 */
export async function eraseMember(db: Db, { memberId, now, deletedBy }: Erasing): Promise<boolean> {
  return transact(db, async (tx) => {
    const member = await tx
      .selectFrom('member')
      .select(['id', 'site_id', 'email', 'traffic_source'])
      .where('id', '=', memberId)
      .$if(deletedBy !== null, (query) => query.where(isDue(deletedBy!, now)))
      .forUpdate()
      .executeTakeFirst()
    if (!member) return false
    await schedulePhotoDeletions(tx, memberId, now)
    await endMandatesOf(tx, memberId, now)
    await eraseDecisionsOf(tx, { memberId, now })
    await eraseChats(tx, { memberId, now })
    await forgetAddress(tx, member)
    const { site_id: siteId, email, traffic_source: source } = member
    await eraseComplaintsOf(tx, { siteId, memberId, email, now })
    await tx.deleteFrom('member').where('id', '=', memberId).execute()
    await tx
      .insertInto('erased_member')
      .values({ member_id: memberId, erased_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    if (source !== null) await forgetSource(tx, siteId, source as TrafficSource)
    return true
  })
}

async function schedulePhotoDeletions(tx: Tx, memberId: string, now: Date): Promise<void> {
  const photos = await tx
    .selectFrom('photo')
    .select('filename')
    .where('member_id', '=', memberId)
    .execute()
  await scheduleDeletion(
    tx,
    photos.flatMap(({ filename }) => photoKeys(filename)),
    now,
  )
}

type Mailbox = { readonly site_id: string; readonly email: string }

/** What was written to the address, or by a partner about it, without naming the member. */
async function forgetAddress(tx: Tx, { site_id: siteId, email }: Mailbox): Promise<void> {
  const address = email.toLowerCase()
  await tx
    .deleteFrom('partner_signup')
    .where('site_id', '=', siteId)
    .where((where) => where(where.fn('lower', ['email']), '=', address))
    .execute()
  await tx
    .deleteFrom('outbox_mail')
    .where('site_id', '=', siteId)
    .where((where) => where(where.fn('lower', ['recipient']), '=', address))
    .execute()
  await tx
    .deleteFrom('job')
    .where('kind', '=', 'mail')
    .where(sql<boolean>`lower(payload ->> 'to') = ${address} and payload ->> 'site_id' = ${siteId}`)
    .execute()
}
