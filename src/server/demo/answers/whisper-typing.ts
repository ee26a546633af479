import { sql } from 'kysely'
import type { App } from '#server/http/route.ts'
import { ANSWER } from './answer-task.ts'

type Writing = { member_id: string; fiction_id: string }

/** Lets everybody who is being answered know that somebody is writing. */
export async function whisperTyping(
  { db, events }: Pick<App, 'db' | 'events'>,
  now: Date,
): Promise<void> {
  const { rows } = await sql<Writing>`
    select member_id, payload ->> 'fiction_id' as fiction_id from job
    where kind = ${ANSWER} and run_at > ${now} and member_id is not null`.execute(db)
  for (const { member_id: memberId, fiction_id: fictionId } of rows)
    events.whisper([memberId], { kind: 'typing', profile_id: fictionId })
}
