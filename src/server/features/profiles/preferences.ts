import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Preference, savePreferences as contract } from '#contract/notifications.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { type Notify, withEvents } from '#server/events/with-events.ts'
import { toldOfHiders, trulyHereAt } from '#server/http/here-now.ts'
import type { App } from '#server/http/route.ts'

/** What reaches a member and what others see of them, with the address that waits to be confirmed. */
export async function preferencesOf(db: Db, memberId: string, now: Date): Promise<Preference> {
  const member = await db
    .selectFrom('member')
    .leftJoin('mail_link', (join) =>
      join
        .onRef('mail_link.member_id', '=', 'member.id')
        .on('mail_link.kind', '=', 'mail_change')
        .on('mail_link.used_at', 'is', null)
        .on('mail_link.expires_at', '>', now),
    )
    .select([
      'notifications_disabled',
      'is_invisible',
      'shown_to',
      'is_discreet',
      'shows_details',
      'shows_read_marks',
      'shows_last_seen',
      'hidden_words',
      'fiction_may_write',
      'email',
      'mail_link.data',
    ])
    .select(sql<boolean>`exists (${openConsent(sql`member.id`)})`.as('may_resell'))
    .where('member.id', '=', memberId)
    .orderBy('mail_link.created_at', 'desc')
    .executeTakeFirst()
  if (!member) throw new Refusal('LOGIN_REQUIRED')
  const { data, may_resell: mayResell, ...preferences } = member
  const pending = (data as { email?: string } | null)?.email ?? null
  return {
    ...(preferences as Omit<Preference, 'pending_email' | 'may_resell'>),
    may_resell: mayResell,
    pending_email: pending,
  }
}

/** The consent to be shown on other sites that was not taken back. */
function openConsent(memberId: RawBuilder<unknown>) {
  return sql`select from consent
    where member_id = ${memberId} and kind = 'resell' and withdrawn_at is null`
}

type Changes = z.output<typeof contract.input>

type Saving = {
  readonly memberId: string
  readonly changes: Changes
  /** The day of the words that ask for a consent. */
  readonly version: string
  readonly now: Date
}

/**
 * Saves the switches that are given and leaves the others as they are. The member's own devices learn of it, and so do
 * members who may have this one on their screen when it changes who sees them.
 */
export async function savePreferences(
  { db, events }: Pick<App, 'db' | 'events'>,
  { memberId, changes, version, now }: Saving,
): Promise<void> {
  const { may_resell: mayResell, ...switches } = changes
  const given = withoutRepetition(switches)
  if (Object.keys(changes).length === 0) return
  await withEvents({ db, events, now }, async (tx, notify) => {
    // Of two answers at the same moment the later one sees what the other wrote.
    const member = await tx
      .selectFrom('member')
      .select('hidden_at')
      .where('id', '=', memberId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    const wanted = member?.hidden_at ? whileHidden(given) : given
    const saved = { ...wanted, ...lastSeen(given, now) }
    if (Object.keys(saved).length > 0)
      await tx.updateTable('member').set(saved).where('id', '=', memberId).execute()
    if (mayResell !== undefined)
      await decideResell(tx, { memberId, isGiven: mayResell, version, now })
    notify([memberId], { kind: 'user_changed' })
    if (CHATS_SHOW.some((name) => name in given)) notify([memberId], { kind: 'chats_changed' })
    if (AROUND_SEES.some((name) => name in given))
      await tellThoseAround(tx, notify, { memberId, now })
  })
}

/** Who hides when they are here does so from the moment of this call on, which is when they are here. */
function lastSeen({ shows_last_seen: isShown }: Changes, now: Date) {
  if (isShown === undefined) return {}
  return isShown
    ? { last_active_at: now, here_at: null }
    : { last_active_at: toldOfHiders(now), here_at: now }
}

/** Who was hidden by a decision stays so; what they choose meanwhile counts after it. */
function whileHidden<Given extends { readonly is_invisible?: boolean | undefined }>({
  is_invisible: wish,
  ...others
}: Given) {
  return { ...others, ...(wish === undefined ? {} : { was_invisible: wish }) }
}

type Decision = Omit<Saving, 'changes'> & { readonly isGiven: boolean }

/** The consent is a row with its version and when it was given and taken back. Said twice, it is given once. */
async function decideResell(tx: Tx, { memberId, isGiven, version, now }: Decision): Promise<void> {
  if (!isGiven) {
    await tx
      .updateTable('consent')
      .set({ withdrawn_at: now })
      .where('member_id', '=', memberId)
      .where('kind', '=', 'resell')
      .where('withdrawn_at', 'is', null)
      .execute()
    return
  }
  await sql`insert into consent (member_id, kind, version, given_at)
    select ${memberId}::uuid, 'resell', ${version}::date, ${now}::timestamptz where not exists (${openConsent(sql`${memberId}::uuid`)})`.execute(
    tx,
  )
}

/** What conversations look different with. */
const CHATS_SHOW = ['shows_read_marks', 'shows_last_seen', 'hidden_words', 'is_invisible'] as const

/** What others see of a member in their own lists. */
const AROUND_SEES = ['is_invisible', 'shown_to', 'shows_last_seen'] as const

const LATELY_MS = 60 * 60 * 1000

/** Members who were not here within the hour ask anew when they come back. */
async function tellThoseAround(
  tx: Tx,
  notify: Notify,
  { memberId, now }: { readonly memberId: string; readonly now: Date },
): Promise<void> {
  const { rows } = await sql<{ id: string; has_like: boolean; has_chat: boolean }>`
    with around as (
      select from_id as id, true as has_like, false as has_chat from member_like where to_id = ${memberId}
      union all select to_id, true, false from member_like where from_id = ${memberId}
      union all select member_id, false, true from conversation_side where other_id = ${memberId} and last_seq > 0)
    select id, bool_or(has_like) as has_like, bool_or(has_chat) as has_chat
    from around join member using (id)
    where ${trulyHereAt('member')} > ${new Date(now.getTime() - LATELY_MS)}
    group by id`.execute(tx)
  const idsOf = (found: typeof rows) => found.map(({ id }) => id)
  notify(idsOf(rows.filter((row) => row.has_like)), { kind: 'likes_changed' })
  notify(idsOf(rows.filter((row) => row.has_chat)), { kind: 'chats_changed' })
}

function withoutRepetition({
  notifications_disabled: disabled,
  hidden_words: words,
  ...switches
}: Omit<Changes, 'may_resell'>) {
  return {
    ...switches,
    ...(disabled ? { notifications_disabled: [...new Set(disabled)] } : {}),
    ...(words ? { hidden_words: distinctWords(words) } : {}),
  }
}

/** Words are the same however they are capitalised; the first way of writing stays. */
function distinctWords(words: readonly string[]): string[] {
  const plain = words.map((word) => word.toLocaleLowerCase())
  return words.filter((_, at) => plain.indexOf(plain[at]!) === at)
}
