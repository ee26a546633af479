import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { ageOnDay } from '#contract/fields.ts'
import type { LocaleCode } from '#contract/locales.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { type Notify, withEvents } from '#server/events/with-events.ts'
import { send } from '#server/features/chats/chats.ts'
import { isUnblocked, lockPair } from '#server/features/members/members.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import type { App } from '#server/http/route.ts'
import type { JobHandler, JobHandlers } from '#server/jobs/job.ts'
import { reportOnce } from '#server/jobs/start-worker.ts'
import { reasonOf } from '#server/jobs/queue.ts'
import type { Log } from '#server/kernel/log.ts'
import { insertConversations } from '../insert-conversations.ts'
import { DEMO_LOGINS } from '../identity.ts'
import { ANSWER, type AnswerTask, IS_DEMO_FICTION, isUnwritten, readUnread } from './read-unread.ts'
import { answerTo, helloIn, type Said } from './answer-to.ts'
import type { Persona } from './persona.ts'

const PAUSE_MS = 1_000
/** So much of a conversation is remembered; what a profile can say is over long before. */
const REMEMBERED = 2_000

type Deps = Pick<App, 'db' | 'events' | 'clock'> & { readonly log: Log }

type DemoAnswers = {
  readonly handlers: JobHandlers
  /** Keeps them listening; returns how to stop that. */
  readonly live: () => () => void
}

/** Lets the fictional members of demo worlds read, answer, and greet new members. Only for demonstrations. */
export function demoAnswers(deps: Deps): DemoAnswers {
  return { handlers: { [ANSWER]: answerHandler(deps) }, live: () => answerPeriodically(deps) }
}

/** One round: it goes by what is in the database, so what came while the process was down is answered, too. */
export async function answerRound(deps: Pick<Deps, 'db' | 'events'>, now: Date): Promise<void> {
  await readUnread(deps, now)
  await whisperTyping(deps, now)
  await sayHello(deps, now)
}

function answerPeriodically(deps: Deps): () => void {
  const state = { isLooking: false }
  const trouble = reportOnce((reason) => deps.log.warn({ reason }, 'the demo cannot answer'))
  const look = async () => {
    if (state.isLooking) return
    state.isLooking = true
    await answerRound(deps, deps.clock()).then(
      () => trouble.end(),
      (error: unknown) => trouble.notify(reasonOf(error)),
    )
    state.isLooking = false
  }
  const timer = setInterval(() => void look(), PAUSE_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * Sends the answer of a fictional demo member, as an ordinary message that is free of charge. Where more was written
 * meanwhile, the answer to that is the answer; where nothing is left to say, there is none.
 */
function answerHandler(deps: Pick<App, 'db' | 'events'>): JobHandler {
  return async ({ payload }, { now }) => {
    const task = payload as AnswerTask
    const asked = await askedIn(deps.db, task)
    if (!asked) return
    const { siteId, memberId, balance, dateOfBirth, ...known } = asked
    const { message_credits: cost } = await settingsOf(deps.db, siteId)
    const clientId = clientIdOf(task)
    const persona = { ...known.persona, age: ageOnDay(dateOfBirth, now.toISOString().slice(0, 10)) }
    const text = answerTo({ ...known, persona, canGoOn: balance >= cost, seed: clientId })
    if (text === null) return
    await send(deps, {
      viewer: { siteId, memberId: task.fiction_id },
      profileId: memberId,
      clientId,
      text,
      cost: 0,
      now,
    }).catch(unlessRefused)
  }
}

type Asked = {
  readonly siteId: string
  readonly memberId: string
  readonly language: LocaleCode
  readonly balance: number
  readonly persona: Omit<Persona, 'age'>
  readonly dateOfBirth: string
  readonly thread: readonly Said[]
}

/** What has been said, if the message to answer is still the latest and its sender can be written to. */
async function askedIn(db: Db, task: AnswerTask): Promise<Asked | null> {
  const { conversation_id: conversationId, seq, fiction_id: fictionId } = task
  const { rows } = await sql<Asked>`
    select fiction.site_id as "siteId", writer.id as "memberId", writer.language, account.balance,
      json_build_object(
        'name', fiction.name, 'city', fiction.city, 'hairColor', fiction.hair_color, 'eyeColor', fiction.eye_color,
        'relationshipStatus', fiction.relationship_status, 'interests', fiction.interests, 'about', fiction.about,
        'language', fiction.language
      ) as persona, fiction.date_of_birth::text as "dateOfBirth",
      (select json_agg(
          json_build_object('isOwn', said.sender_id = fiction.id, 'kind', said.kind, 'text', said.text)
          order by said.seq)
        from message as said
        where said.conversation_id = message.conversation_id and said.deleted_at is null
          and said.seq > message.seq - ${REMEMBERED}) as thread
    from message
    join conversation on conversation.id = message.conversation_id and conversation.last_seq = message.seq
    join member as writer on writer.id = message.sender_id and not writer.is_fictional
    join credit_account as account on account.id = writer.credit_account_id
    join member as fiction on fiction.id = ${fictionId}
    where message.conversation_id = ${conversationId} and message.seq = ${seq} and message.deleted_at is null
      and ${IS_DEMO_FICTION} and ${isUnwritten('message.conversation_id')}`.execute(db)
  return rows[0] ?? null
}

/** Always the same one for the same message: it is answered once. */
function clientIdOf({ conversation_id: id, seq }: AnswerTask): string {
  const hex = createHash('sha256').update(`${id}:${seq}`).digest('hex').slice(0, 32)
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** A member who left, blocked or hid meanwhile gets no answer. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof Refusal)) throw error
}

/** Newcomers look around first. */
const LOOKING_AROUND_MS = 20_000
/** A member who joined longer ago is no newcomer. */
const NEW_MS = 10 * 60_000

/** Has a fictional demo member write to every newcomer who wants that: once, and to each from a profile that fits. */
async function sayHello({ db, events }: Pick<App, 'db' | 'events'>, now: Date) {
  for (const newcomer of await newcomersAt(db, now))
    await withEvents({ db, events, now }, (tx, notify) => greet(tx, notify, { ...newcomer, now }))
}

type Newcomer = {
  readonly siteId: string
  readonly memberId: string
  readonly fictionId: string
  readonly language: LocaleCode
}

/**
 * By their sessions, which are few: a new member has one at once. The demo login that is new stays new until it is
 * confirmed.
 */
async function newcomersAt(db: Db, now: Date): Promise<Newcomer[]> {
  const [since, until] = [NEW_MS, LOOKING_AROUND_MS].map((ms) => new Date(now.getTime() - ms))
  const { rows } = await sql<Newcomer>`
    select newcomer.site_id as "siteId", newcomer.id as "memberId", newcomer.language, fiction.id as "fictionId"
    from (select distinct member_id from session where created_at between ${since} and ${until}) as arrived
    join member as newcomer on newcomer.id = arrived.member_id
    cross join lateral (
      select fiction.id from member as fiction
      where fiction.site_id = newcomer.site_id and ${IS_DEMO_FICTION} and fiction.main_photo is not null
        and seeks_kind(fiction.seeks, fiction.seeks_couples, newcomer.member_kind)
        and seeks_kind(newcomer.seeks, newcomer.seeks_couples, fiction.member_kind)
        and not fiction.is_invisible and ${isUnblocked(sql<string>`newcomer.id`, 'fiction.id')}
      order by fiction.country = newcomer.country desc, fiction.language = newcomer.language desc,
        abs(fiction.date_of_birth - newcomer.date_of_birth) > 3000, md5(newcomer.id::text || fiction.id::text)
      limit 1
    ) as fiction
    where (newcomer.signup_client_id is not null and greatest(newcomer.signup_at, newcomer.activated_at) >= ${since}
        or newcomer.email = ${DEMO_LOGINS.emails.new} and newcomer.status = 'not_confirmed')
      and newcomer.fiction_may_write
      and newcomer.status in ('not_confirmed', 'active') and not newcomer.is_fictional and not newcomer.is_invisible
      and newcomer.shown_to <> 'chosen'
      and not exists (
        select from conversation_side as side join member as fiction on fiction.id = side.other_id
        where side.member_id = newcomer.id and side.last_seq > 0 and ${IS_DEMO_FICTION})`.execute(
    db,
  )
  return rows
}

/**
 * It is the first message between the two, so it is simply there; a member who is not confirmed yet can read it, too.
 */
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

type Writing = { member_id: string; fiction_id: string }

/** Tells every member who is being answered that the fictional member is typing. */
async function whisperTyping({ db, events }: Pick<App, 'db' | 'events'>, now: Date): Promise<void> {
  const { rows } = await sql<Writing>`
    select member_id, payload ->> 'fiction_id' as fiction_id from job
    where kind = ${ANSWER} and run_at > ${now} and member_id is not null`.execute(db)
  for (const { member_id: memberId, fiction_id: fictionId } of rows)
    events.whisper([memberId], { kind: 'typing', profile_id: fictionId })
}
