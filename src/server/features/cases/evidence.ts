import { sql } from 'kysely'
import type { z } from 'zod/mini'
import { ageOnDay } from '#contract/fields.ts'
import type { CaseDetail } from '#contract/office/cases.ts'
import type { Db } from '#server/db/connect.ts'

type Evidence = NonNullable<z.input<typeof CaseDetail>['evidence']>
type Asked = { readonly reportId: string; readonly now: Date }

/** What was reported as it was then, who reported it, and of a message what was written around it. */
export async function evidenceOf(db: Db, { reportId, now }: Asked): Promise<Evidence | null> {
  const report = await db
    .selectFrom('report')
    .selectAll()
    .where('id', '=', reportId)
    .executeTakeFirst()
  if (!report) return null
  const kept = report.evidence as Kept
  const around = report.subject === 'message' ? await messagesAround(db, report) : []
  const messages = around.length > 0 ? around : reportedAlone(kept)
  return {
    subject: report.subject as Evidence['subject'],
    reason: report.reason,
    words: report.explanation,
    at: report.created_at.toISOString(),
    address: report.address,
    reporter: await reporterOf(db, report, now),
    profile: linesOf(kept),
    messages,
    has_picture: typeof kept.photo_key === 'string',
    photo_id: report.subject === 'photo' ? report.subject_id : null,
    looked_at: messages.length,
  }
}

/** What a report keeps. It may be erased, and then nothing of it is there. */
type Kept = {
  readonly profile?: Readonly<Record<string, string | readonly string[]>>
  readonly message?: Readonly<Record<string, string>>
  readonly photo_key?: string | null
}

function linesOf({ profile = {} }: Kept): Evidence['profile'] {
  return Object.entries(profile).flatMap(([field, value]) => {
    const text = typeof value === 'string' ? value : value.join('\n')
    return text === '' ? [] : [{ field, text }]
  })
}

function reportedAlone({ message }: Kept): Evidence['messages'] {
  if (!message) return []
  const { kind = 'text', text = '', sent_at: at = new Date(0).toISOString() } = message
  return [{ is_theirs: true, is_reported: true, kind, text, at }]
}

const BEFORE = 4
const AFTER = 2

type Reported = {
  readonly subject_id: string | null
  readonly target_id: string | null
  readonly evidence: unknown
}

/** The reported message as it was then, between those around it that are still there. */
async function messagesAround(db: Db, report: Reported): Promise<Evidence['messages']> {
  const { subject_id: messageId, target_id: targetId } = report
  if (messageId === null || targetId === null) return []
  const { rows } = await sql<{
    id: string
    sender_id: string | null
    kind: string
    text: string
    created_at: Date
  }>`
    select message.id, message.sender_id, message.kind, message.text, message.created_at
    from message as reported
    join message on message.conversation_id = reported.conversation_id
      and message.seq between reported.seq - ${BEFORE}::int and reported.seq + ${AFTER}::int
    where reported.id = ${messageId} and (message.deleted_at is null or message.id = reported.id)
    order by message.seq`.execute(db)
  const [alone] = reportedAlone(report.evidence as Kept)
  return rows.map(({ id, sender_id: senderId, kind, text, created_at: at }) => ({
    is_theirs: senderId === targetId,
    is_reported: id === messageId,
    kind,
    text: id === messageId ? (alone?.text ?? text) : text,
    at: at.toISOString(),
  }))
}

type Reporter = {
  readonly reporter_id: string | null
  readonly notifier_name: string | null
  readonly notifier_email: string | null
}

async function reporterOf(
  db: Db,
  { reporter_id: id, notifier_name: name, notifier_email: email }: Reporter,
  now: Date,
): Promise<Evidence['reporter']> {
  if (id === null) return name === null ? null : { name, age: null, email, reports: 1, upheld: 0 }
  const { rows } = await sql<{ name: string; born: string; reports: number; upheld: number }>`
    select name, date_of_birth as born, count(report.id)::int as reports,
      (count(*) filter (where decision <> 'no_action'))::int as upheld
    from member left join report on reporter_id = member.id
    where member.id = ${id} group by member.id`.execute(db)
  const [reporter] = rows
  if (!reporter) return null
  const { born, ...rest } = reporter
  return { ...rest, age: ageOnDay(born, now.toISOString().slice(0, 10)), email: null }
}
