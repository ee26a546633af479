import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { markChat } from '#server/features/chats/chats.ts'
import { isUnblocked } from '#server/features/members/members.ts'
import type { App } from '#server/http/route.ts'
import { enqueue } from '#server/jobs/job.ts'
import { hashOf } from '../portrait/random.ts'

/** A message is not read the moment it comes. */
const UNREAD_MS = 1_000
/** How long it takes to write an answer, at least and beyond that. */
const WRITING_MS = { least: 2_000, more: 2_000 }
const AT_ONCE = 50

type Deps = Pick<App, 'db' | 'events'>

/** Has fictional demo members read what was written to them a moment ago, and begin to answer. */
export async function readUnread({ db, events }: Deps, now: Date): Promise<void> {
  for (const { siteId, memberId, ...task } of await unreadIn(db, now)) {
    // The answer first: a process that is killed in between reads again, and answers once all the same.
    await enqueue(db, { kind: ANSWER, payload: task, memberId, now: whenWritten(task, now) })
    const viewer = { siteId, memberId: task.fiction_id }
    const { conversation_id: conversationId, seq: readSeq } = task
    await markChat({ db, events }, { viewer, conversationId, readSeq, now })
  }
}

type Unread = AnswerTask & { readonly siteId: string; readonly memberId: string }

async function unreadIn(db: Db, now: Date): Promise<Unread[]> {
  const { rows } = await sql<Unread>`
    select side.conversation_id, side.last_seq as seq, side.member_id as fiction_id, side.other_id as "memberId",
      fiction.site_id as "siteId"
    from conversation_side as side
    join member as fiction on fiction.id = side.member_id
    where side.unread > 0 and side.last_at <= ${new Date(now.getTime() - UNREAD_MS)}
      and side.other_id is not null and ${isUnblocked(sql<string>`fiction.id`, 'side.other_id')}
      and ${IS_DEMO_FICTION} and ${isUnwritten('side.conversation_id')}
    limit ${AT_ONCE}`.execute(db)
  return rows
}

function whenWritten({ conversation_id: id, seq }: AnswerTask, now: Date): Date {
  const { least, more } = WRITING_MS
  return new Date(now.getTime() + least + (hashOf(`${id}:${seq}`) % more))
}

/** The kind of jobs by which fictional demo members answer. */
export const ANSWER = 'demo_answer'

/** The message to answer, and the fictional member who answers it. */
export type AnswerTask = {
  readonly conversation_id: string
  readonly seq: number
  readonly fiction_id: string
}

/** Whether no person of the office answers in a conversation: once one did, it is theirs. */
export function isUnwritten(column: string) {
  return sql<boolean>`not exists (
    select from writing_claim where writing_claim.conversation_id = ${sql.ref(column)})`
}

/** Whether a row of `fiction` is a fictional member of a demo world: others are never made to speak. */
export const IS_DEMO_FICTION = sql<boolean>`
  fiction.is_fictional and fiction.status = 'active' and fiction.email like 'demo%@demo.vonk.example'`
