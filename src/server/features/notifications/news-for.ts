import { sql } from 'kysely'
import type { LocaleCode } from '#contract/locales.ts'
import type { Db } from '#server/db/connect.ts'
import { commentsFrom } from '#server/features/likes/likes.ts'
import { isVisibleTo, realName, type RealName } from '#server/features/members/members.ts'
import type { PushJob } from './queue-pushes.ts'

/** A device that is to be pushed, what about, and how much may be said. */
export type News = {
  readonly device: { readonly endpoint: string; readonly p256dh: string; readonly auth: string }
  readonly memberId: string
  readonly language: LocaleCode
  readonly isDiscreet: boolean
  /** The other member's name, for members who want names. */
  readonly who: RealName | null
  readonly message: { readonly kind: string; readonly text: string } | null
}

/**
 * What a device is pushed at this moment. Null when it is no news any more: the member has a page in sight, has read it
 * or does not want such pushes, one may not see the other, or the like was taken back. Fictional profiles cause no
 * pushes.
 */
export async function newsFor(db: Db, job: PushJob, now: Date): Promise<News | null> {
  const found = await deviceWithNews(db, job, now)
  if (!found) return null
  const { endpoint, p256dh, auth, member_id: memberId } = found
  const showsDetails = found.shows_details && !found.is_discreet
  return {
    device: { endpoint, p256dh, auth },
    memberId,
    language: found.language,
    isDiscreet: found.is_discreet,
    who: showsDetails ? realName(found) : null,
    // A message with words the member hides is not for the lock screen either.
    message:
      showsDetails && found.hidden_words.length === 0 ? await wordsOf(db, job, memberId) : null,
  }
}

function deviceWithNews(db: Db, job: PushJob, now: Date) {
  const viewer = { siteId: job.site_id, memberId: sql<string>`reader.id` }
  return db
    .selectFrom('push_subscription as device')
    .innerJoin('session', 'session.id', 'device.session_id')
    .innerJoin('member as reader', 'reader.id', 'device.member_id')
    .innerJoin('member', (join) => join.on('member.id', '=', job.profile_id))
    .where('device.id', '=', job.device_id)
    .where('session.expires_at', '>', now)
    .where('reader.status', 'in', ['active', 'not_confirmed'])
    .where('member.is_fictional', '=', false)
    .where(isVisibleTo(viewer))
    .where(sql<boolean>`not (${`push_${job.kind}`} = any(reader.notifications_disabled))`)
    .where(sql<boolean>`not ${isWatching(now)}`)
    .where(isNews(job))
    .select(['device.endpoint', 'device.p256dh', 'device.auth', 'device.member_id'])
    .select(['member.name', 'member.is_fictional'])
    .select([
      'reader.language',
      'reader.is_discreet',
      'reader.shows_details',
      'reader.hidden_words',
    ])
    .executeTakeFirst()
}

function isNews({ kind, conversation_id: conversationId, seq }: PushJob) {
  if (kind === 'message')
    return sql<boolean>`exists (
      select from conversation_side
      where conversation_id = ${conversationId} and member_id = reader.id and unread > 0 and not is_muted and read_seq < ${seq})`
  const isUnseen = kind === 'like' ? sql`and is_new` : sql``
  return sql<boolean>`exists (
    select from member_like where from_id = member.id and to_id = reader.id ${isUnseen})`
}

/** What was written, or said with a like. */
async function wordsOf(db: Db, job: PushJob, readerId: string): Promise<News['message']> {
  if (job.kind !== 'like') return messageOf(db, job)
  const comment = (await commentsFrom(db, readerId, [job.profile_id])).get(job.profile_id)
  return comment?.text ? { kind: 'text', text: comment.text } : null
}

async function messageOf(db: Db, { conversation_id: conversationId, seq }: PushJob) {
  if (conversationId === null || seq === null) return null
  const message = await db
    .selectFrom('message')
    .select(['kind', 'text'])
    .where('conversation_id', '=', conversationId)
    .where('seq', '=', seq)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return message ?? null
}

/** A page in sight asks for news at least so often; one that does not was closed without a word. */
const SILENT_AFTER_MS = 6 * 60 * 1000

/** Whether the member `reader` has a page in sight at this moment, on whatever device. */
export function isWatching(now: Date) {
  const since = new Date(now.getTime() - SILENT_AFTER_MS)
  return sql<boolean>`exists (
    select from session
    where session.member_id = reader.id and shown_at is not null and last_seen_at > ${since} and expires_at > ${now})`
}

type ShowPageInput = { readonly sessionId: string; readonly isShown: boolean; readonly now: Date }

/** Remembers whether a page of this session is in sight. A member who looks at a page was here at that moment. */
export async function showPage(db: Db, { sessionId, isShown, now }: ShowPageInput): Promise<void> {
  await db
    .updateTable('session')
    .set(isShown ? { shown_at: now, last_seen_at: now } : { shown_at: null })
    .where('id', '=', sessionId)
    .execute()
}
