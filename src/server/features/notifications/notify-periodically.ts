import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { Bus } from '#server/events/bus.ts'
import { isVisibleTo } from '#server/features/members/members.ts'
import { every } from '#server/jobs/every.ts'
import type { Clock } from '#server/kernel/time.ts'
import type { Log } from '#server/kernel/log.ts'
import { trulyHereAt } from '#server/http/here-now.ts'
import { isWatching } from './news-for.ts'
import { queuePushes } from './queue-pushes.ts'

/** Members who get news within so short a time are looked at together. */
const GATHER_MS = 300
/** What another process wrote, or one that ended, is found by then. */
const PUSH_ROUND_MS = 15_000
const MAIL_ROUND_MS = 30_000

type Deps = {
  readonly db: Db
  readonly events: Pick<Bus, 'listen'>
  readonly clock: Clock
  readonly log: Log
}

/** Lets devices and mailboxes know of what their members do not see: soon after it happened, and from time to time. Returns how to stop it. */
export function notifyPeriodically({ db, events, clock, log }: Deps): () => void {
  const named = new Set<string>()
  const state: { gathering?: NodeJS.Timeout; isStopped: boolean } = { isStopped: false }
  async function pushToNamed(): Promise<void> {
    delete state.gathering
    const memberIds = [...named]
    named.clear()
    await queuePushes(db, { memberIds, now: clock() }).catch((error: unknown) => {
      if (!state.isStopped) log.warn({ err: error }, 'notifying failed')
    })
  }

  const stopListening = events.listen(({ memberIds, whisper }) => {
    if (whisper) return
    for (const id of memberIds) named.add(id)
    state.gathering ??= setTimeout(() => void pushToNamed(), GATHER_MS).unref()
  })
  const rounds = { isAtOnce: false, what: 'notifying', log }
  const stops = [
    every({ ...rounds, ms: PUSH_ROUND_MS }, () =>
      queuePushes(db, { memberIds: null, now: clock() }),
    ),
    every({ ...rounds, ms: MAIL_ROUND_MS }, () => mailUnread(db, clock())),
  ]
  return () => {
    state.isStopped = true
    stopListening()
    clearTimeout(state.gathering)
    for (const stop of stops) stop()
  }
}

/** A member who has not read a message for so long, and was not here meanwhile, is mailed. */
const WAITED_MS = 10 * 60 * 1000
/** What was left lying for so long is not looked at again with every round. */
const STALE_MS = 3 * 24 * 60 * 60 * 1000
const BATCH = 500

/**
 * Mails every member who has a message that waited, once for each conversation until it is read; returns how many. The
 * look, the note and the mail are one statement: of many processes at once one does it.
 */
export async function mailUnread(db: Db, now: Date): Promise<number> {
  const { rows } = await sql`
    with due as (${waiting(db, now)}), noted as (
      update conversation_side as side set mailed_seq = due.last_seq
      from due where side.conversation_id = due.conversation_id and side.is_lower = due.is_lower
    )
    insert into job (kind, payload, member_id, run_at, created_at)
    select 'mail', jsonb_build_object('site_id', site_id, 'to', email, 'language', language,
      'content', jsonb_build_object('name', 'message', 'profile_id', profile_id)), reader_id, ${now}, ${now}
    from due returning id`.execute(db)
  return rows.length
}

function waiting(db: Db, now: Date) {
  const then = new Date(now.getTime() - WAITED_MS)
  const viewer = { siteId: sql<string>`reader.site_id`, memberId: sql<string>`reader.id` }
  return db
    .selectFrom('conversation_side as side')
    .innerJoin('member as reader', 'reader.id', 'side.member_id')
    .innerJoin('member', 'member.id', 'side.other_id')
    .where('side.unread', '>', 0)
    .where('side.is_muted', '=', false)
    .whereRef('side.mailed_seq', '<=', 'side.read_seq')
    .where('side.last_at', '>', new Date(now.getTime() - STALE_MS))
    .where('reader.status', '=', 'active')
    .where('reader.is_fictional', '=', false)
    .where(trulyHereAt('reader'), '<=', then)
    .where(sql<boolean>`not ('email_message' = any(reader.notifications_disabled))`)
    .where(sql<boolean>`not ${isWatching(now)}`)
    .where('member.is_fictional', '=', false)
    .where(isVisibleTo(viewer))
    .where(sql<boolean>`${waitsSince} <= ${then}`)
    .select(['side.conversation_id', 'side.is_lower', 'side.last_seq', 'member.id as profile_id'])
    .select(['reader.id as reader_id', 'reader.site_id', 'reader.email', 'reader.language'])
    .limit(BATCH)
    .forUpdate('side')
    .skipLocked()
}

/**
 * Since when the first unread message is there: a message its sender wrote before activation was delivered at
 * activation.
 */
const waitsSince = sql<Date>`(
  select greatest(message.created_at, member.activated_at) from message
  where message.conversation_id = side.conversation_id
    and message.seq > greatest(side.read_seq, side.removed_seq) and message.sender_id = side.other_id
    and message.deleted_at is null
  order by message.seq limit 1)`
