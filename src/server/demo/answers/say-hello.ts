import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/connect.ts'
import { withEvents, type Notify } from '#server/events/telling.ts'
import { isUnblocked, lockPair } from '#server/features/members/members.ts'
import type { App } from '#server/http/route.ts'
import { insertConversations } from '../conversations/insert-conversations.ts'
import { DEMO_LOGINS } from '../logins.ts'
import { helloIn } from './answer-to.ts'
import { IS_DEMO_FICTION } from './fictions.ts'

/** Newcomers look around first. */
const LOOKING_AROUND_MS = 20_000
/** Who came longer ago is no newcomer. */
const NEW_MS = 10 * 60_000

/** Has a fictional demo member write to everybody who joined a moment ago: once, to each from somebody who fits. */
export async function sayHello({ db, events }: Pick<App, 'db' | 'events'>, now: Date) {
  for (const newcomer of await newcomersAt(db, now))
    await withEvents({ db, events, now }, (tx, notify) => greet(tx, notify, { ...newcomer, now }))
}

type Newcomer = {
  readonly siteId: string
  readonly memberId: string
  readonly fictionId: string
  readonly language: string
}

/** By their sessions, which are few: whoever signs up has one at once. The demo login that is new stays new until it is confirmed. */
async function newcomersAt(db: Db, now: Date): Promise<Newcomer[]> {
  const [since, until] = [NEW_MS, LOOKING_AROUND_MS].map((ms) => new Date(now.getTime() - ms))
  const { rows } = await sql<Newcomer>`
    select newcomer.site_id as "siteId", newcomer.id as "memberId", newcomer.language, fiction.id as "fictionId"
    from (select distinct member_id from session where created_at between ${since} and ${until}) as arrived
    join member as newcomer on newcomer.id = arrived.member_id
    cross join lateral (
      select fiction.id from member as fiction
      where fiction.site_id = newcomer.site_id and ${IS_DEMO_FICTION} and fiction.main_photo is not null
        and fiction.seeks in (newcomer.gender, 'both') and newcomer.seeks in (fiction.gender, 'both')
        and not fiction.is_invisible and ${isUnblocked(sql<string>`newcomer.id`, 'fiction.id')}
      order by fiction.country = newcomer.country desc, fiction.language = newcomer.language desc,
        abs(fiction.date_of_birth - newcomer.date_of_birth) > 3000, md5(newcomer.id::text || fiction.id::text)
      limit 1
    ) as fiction
    where (newcomer.signup_client_id is not null and greatest(newcomer.signup_at, newcomer.activated_at) >= ${since}
        or newcomer.email = ${DEMO_LOGINS.emails.new} and newcomer.status = 'not_confirmed')
      and newcomer.status in ('not_confirmed', 'active') and not newcomer.is_fictional and not newcomer.is_invisible
      and not exists (
        select from conversation_side as side join member as fiction on fiction.id = side.other_id
        where side.member_id = newcomer.id and side.last_seq > 0 and ${IS_DEMO_FICTION})`.execute(
    db,
  )
  return rows
}

/** It is the first that is between the two, so it is simply there; who is not confirmed yet can read it, too. */
async function greet(tx: Tx, notify: Notify, newcomer: Newcomer & { readonly now: Date }) {
  const { siteId, memberId, fictionId, language, now } = newcomer
  await lockPair(tx, memberId, fictionId)
  const known = await tx
    .selectFrom('conversation_side')
    .select('conversation_id')
    .where('member_id', '=', memberId)
    .where('other_id', '=', fictionId)
    .executeTakeFirst()
  if (known) return
  const [id] = await insertConversations(tx, [
    {
      siteId,
      messages: [{ by: fictionId, at: now, text: helloIn(language, memberId) }],
      sides: [
        { memberId, readSeq: 0 },
        { memberId: fictionId, readSeq: 1 },
      ],
    },
  ])
  notify([memberId], { kind: 'message', conversation_id: id!, profile_id: fictionId, seq: 1 })
}
