import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { WritingDetail } from '#contract/office/writing.ts'
import type { Tx } from '#server/db/connect.ts'
import { honestLines, pauseCard } from '#server/features/fiction/fiction.ts'
import type { Found } from './claim.ts'
import { writingRows } from './rows.ts'
import { type Standing, standingOf } from './standing.ts'
import { heardIn, READY_LINES } from './state.ts'

type Detail = z.input<typeof WritingDetail>

const SHOWN = 60
const MOST_TOLD = 20

type Asked = {
  readonly conversationId: string
  readonly operatorId: string
  readonly now: Date
}

/** All that a writer needs to answer: the thread, what must be said, and how the member is. */
export async function detailOf(tx: Tx, member: Found, asked: Asked): Promise<Detail> {
  const { conversationId, operatorId, now } = asked
  const page = sql`select ${conversationId}::uuid as conversation_id`
  const [listed] = await writingRows(tx, { page, order: 'waiting', now })
  const standing = await standingOf(tx, member, asked)
  const { owed, care, mustWait, canReply, spending } = standing
  const names = { member: member.member_name, profile: member.fiction_name }
  const messages = await messagesOf(tx, member, { ...asked, standing })
  return {
    row: listed!.row,
    is_mine: listed!.row.claim?.operator_id === operatorId,
    messages,
    has_older: (messages[0]?.seq ?? 1) > 1,
    owed,
    care,
    must_wait: mustWait,
    can_reply: canReply,
    ready: {
      honest: honestLines(member.language, names),
      pause: pauseCard(member.language, names),
      lines: [...READY_LINES[member.language]],
    },
    member: await memberOf(tx, member),
    spending,
    told: await toldTo(tx, member, conversationId),
    profile: await profileOf(tx, member, conversationId),
  }
}

type Line = {
  seq: number
  is_theirs: boolean
  kind: string
  text: string
  at: Date
  is_deleted: boolean
  writer: string | null
  said: Detail['messages'][number]['said']
}

async function messagesOf(
  tx: Tx,
  member: Found,
  { conversationId, standing }: Asked & { readonly standing: Standing },
): Promise<Detail['messages']> {
  const { rows } = await sql<Line>`
    select latest.seq, latest.sender_id = ${member.member_id} as is_theirs, latest.kind,
      case when deleted_at is null then text else '' end as text, latest.created_at as at, deleted_at is not null as is_deleted,
      operator.name as writer, writing_answer.kind as said
    from (
      select * from message where conversation_id = ${conversationId} and seq <= ${member.last_seq} order by seq desc limit ${SHOWN}
    ) as latest
    left join writing_answer on writing_answer.message_id = latest.id
    left join operator on operator.id = writing_answer.operator_id
    order by latest.seq`.execute(tx)
  const told = rows.findLast(({ said }) => said === 'honest')?.seq ?? 0
  return rows.map(({ at, ...line }) => ({
    ...line,
    is_theirs: line.is_theirs,
    at: at.toISOString(),
    asks:
      standing.owed !== null && line.is_theirs && line.seq > told ? heardIn(line.text).asked : null,
  }))
}

async function memberOf(tx: Tx, { member_id: memberId }: Found): Promise<Detail['member']> {
  const { country, signup_at: since } = await tx
    .selectFrom('member')
    .select(['country', 'signup_at'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const notes = await tx
    .selectFrom('office_note')
    .innerJoin('operator', 'operator.id', 'operator_id')
    .select(['office_note.id', 'operator.name', 'text', 'office_note.created_at'])
    .where('member_id', '=', memberId)
    .where('case_id', 'is', null)
    .orderBy('office_note.created_at', 'desc')
    .orderBy('office_note.id')
    .limit(5)
    .execute()
  return {
    country,
    since: since.toISOString(),
    notes: notes.map((each) => ({ ...each, created_at: each.created_at.toISOString() })),
  }
}

/** When the member began, under the mark, and when somebody told them since. */
async function toldTo(
  tx: Tx,
  { member_id: memberId }: Found,
  conversationId: string,
): Promise<Detail['told']> {
  const { rows } = await sql<{ what: Detail['told'][number]['what']; at: Date }>`
    (select 'began' as what, created_at as at from message
      where conversation_id = ${conversationId} and sender_id = ${memberId} order by seq limit 1)
    union all
    (select kind as what, created_at as at from writing_answer
      where conversation_id = ${conversationId} and kind in ('honest', 'pause') order by seq desc limit ${MOST_TOLD})
    order by at`.execute(tx)
  return rows.map(({ what, at }) => ({ what, at: at.toISOString() }))
}

async function profileOf(
  tx: Tx,
  { fiction_id: id }: Found,
  conversationId: string,
): Promise<Detail['profile']> {
  const { rows } = await sql<{
    about: string
    interests: string[]
    brief: string
    other_members: number
  }>`
    select about, interests, brief, (
      select count(*)::int from writing where fiction_id = member.id and writing.conversation_id <> ${conversationId}
    ) as other_members
    from member join fictional_profile on fictional_profile.member_id = member.id where id = ${id}`.execute(
    tx,
  )
  return rows[0]!
}
