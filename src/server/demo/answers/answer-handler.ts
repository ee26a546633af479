import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { send } from '#server/features/chats/chats.ts'
import type { App } from '#server/http/route.ts'
import type { JobHandler } from '#server/jobs/job.ts'
import type { AnswerTask } from './answer-task.ts'
import { answerTo } from './answer-to.ts'
import { IS_DEMO_FICTION } from './fictions.ts'

/**
 * Sends the answer of a fictional demo member, as a message like any other that costs nobody anything. Where more was
 * written meanwhile, the answer to that is the answer.
 */
export function answerHandler(deps: Pick<App, 'db' | 'events'>): JobHandler {
  return async ({ payload }, { now }) => {
    const task = payload as AnswerTask
    const asked = await askedIn(deps.db, task)
    if (!asked) return
    const { siteId, memberId, language, kind, text, used } = asked
    const clientId = clientIdOf(task)
    await send(deps, {
      viewer: { siteId, memberId: task.fiction_id },
      profileId: memberId,
      clientId,
      text: answerTo({ kind, text }, { language, seed: clientId, used }),
      cost: 0,
      now,
    }).catch(unlessRefused)
  }
}

type Asked = {
  readonly siteId: string
  readonly memberId: string
  readonly language: string
  readonly kind: string
  readonly text: string
  readonly used: readonly string[]
}

/** What is to be answered, if it is still the latest that was said and whoever said it can be written to. */
async function askedIn(db: Db, task: AnswerTask): Promise<Asked | null> {
  const { conversation_id: conversationId, seq, fiction_id: fictionId } = task
  const { rows } = await sql<Asked>`
    select fiction.site_id as "siteId", writer.id as "memberId", writer.language, message.kind, message.text,
      array(
        select said.text from message as said
        where said.conversation_id = message.conversation_id and said.sender_id = fiction.id
        order by said.seq desc limit 50) as used
    from message
    join conversation on conversation.id = message.conversation_id and conversation.last_seq = message.seq
    join member as writer on writer.id = message.sender_id and not writer.is_fictional
    join member as fiction on fiction.id = ${fictionId}
    where message.conversation_id = ${conversationId} and message.seq = ${seq} and message.deleted_at is null
      and ${IS_DEMO_FICTION}`.execute(db)
  return rows[0] ?? null
}

/** Always the same one for the same message: it is answered once. */
function clientIdOf({ conversation_id: id, seq }: AnswerTask): string {
  const hex = createHash('sha256').update(`${id}:${seq}`).digest('hex').slice(0, 32)
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Whoever left, blocked or hid meanwhile gets no answer. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof Refusal)) throw error
}
