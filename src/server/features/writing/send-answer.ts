import { OfficeRefusal } from '#contract/office/refusals.ts'
import type { AnswerFault } from '#contract/office/writing.ts'
import { Refusal } from '#contract/refusals.ts'
import { type Db, transact, type Tx } from '#server/db/connect.ts'
import type { Bus } from '#server/events/bus.ts'
import { knownMessage, sendIn } from '#server/features/chats/chats.ts'
import { honestLines, pauseCard } from '#server/features/fiction/fiction.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { type Acting, type Found, found, noted, requireClaim } from './claim.ts'
import { type Standing, standingOf } from './standing.ts'
import { faultIn } from './state.ts'

type Words = {
  /** The writer's own words. */
  readonly text: string
  /** Which of the honest lines stands before them. */
  readonly honest?: 1 | 2 | undefined
  readonly isPause?: boolean | undefined
}
type Answering = Acting & { readonly clientId: string; readonly words: Words }
type Kind = 'answer' | 'honest' | 'pause'

/**
 * Answers as a fictional profile by the same way as members do, exactly once and at nobody's cost. Who wrote it is kept, and the
 * record tells of it in the same transaction. What must be said is put there by the server and not by whoever writes.
 */
export async function sendAnswer(
  { db, events }: { readonly db: Db; readonly events: Bus },
  { clientId, words, ...acting }: Answering,
): Promise<{ seq: number }> {
  const { conversationId, now } = acting
  const { seq, member } = await transact(db, async (tx) => {
    const member = await found(tx, acting)
    await requireClaim(tx, acting)
    // What came while the claim was waited for counts, too.
    const current = await found(tx, acting)
    const standing = await standingOf(tx, current, { conversationId, now })
    const sending = {
      viewer: { siteId: member.site_id, memberId: member.fiction_id },
      profileId: member.member_id,
      clientId,
      text: wholeText(member, words),
      cost: 0,
      now,
    }
    const known = await knownMessage(tx, sending)
    if (known) return { seq: known.seq, member }
    await requireFit(tx, current, { standing, words })
    const sent = await sendIn(tx, sending)
    await keepAuthor(tx, { ...acting, kind: kindOf(words), messageId: sent.newId!, seq: sent.seq })
    if (words.isPause) await closeCare(tx, { ...acting, standing, seq: sent.seq, how: 'pause' })
    await noted(tx, acting, member, {
      action: 'writing_sent',
      details: { kind: kindOf(words), seq: sent.seq, message: sent.newId },
    })
    return { seq: sent.seq, member }
  })
  events.publish([member.member_id, member.fiction_id])
  return { seq }
}

function kindOf({ honest, isPause }: Words): Kind {
  if (isPause) return 'pause'
  return honest ? 'honest' : 'answer'
}

function wholeText(member: Found, { text, honest, isPause }: Words): string {
  const names = { member: member.member_name, profile: member.fiction_name }
  if (isPause) return pauseCard(member.language, names)
  if (!honest) return text
  return [honestLines(member.language, names)[honest - 1], text.trim()].filter(Boolean).join(' ')
}

type Fitting = { readonly standing: Standing; readonly words: Words }

/** Refuses what lies, lures or comes before what must be said first. To say the truth and to propose a break is always open. */
async function requireFit(tx: Tx, member: Found, { standing, words }: Fitting): Promise<void> {
  const { text, honest, isPause } = words
  const { owed, care, mustWait, isPaused, canReply } = standing
  const { message_length: longest } = await settingsOf(tx, member.site_id)
  if (text.length > longest) throw new Refusal('INVALID_INPUT', { field: 'text', why: 'too_big' })
  if (!honest && !isPause && text.trim() === '')
    throw new Refusal('INVALID_INPUT', { field: 'text', why: 'too_small' })
  const fault: AnswerFault | null = isPause ? null : faultIn({ text, canReply })
  if (fault) throw new OfficeRefusal('ANSWER_REFUSED', { why: fault })
  if (owed && !honest && !isPause) throw new OfficeRefusal('HONEST_FIRST', { asked: owed })
  if (care && !honest && !isPause) throw new OfficeRefusal('CARE_FIRST')
  const mayStillSay = isPause ? !isPaused : honest ? owed !== null || !mustWait : !mustWait
  if (!mayStillSay) throw new OfficeRefusal('WAIT_FOR_MEMBER')
}

type Authoring = Acting & { readonly kind: Kind; readonly messageId: string; readonly seq: number }

async function keepAuthor(tx: Tx, { by, now, ...answer }: Authoring): Promise<void> {
  await tx
    .insertInto('writing_answer')
    .values({
      message_id: answer.messageId,
      conversation_id: answer.conversationId,
      seq: answer.seq,
      operator_id: by.operatorId,
      kind: answer.kind,
      created_at: now,
    })
    .execute()
}

type Closing = Acting & {
  readonly standing: Standing
  readonly seq: number
  readonly how: 'pause' | 'note'
}

/** What was a sign of need until now has been seen to. */
export async function closeCare(tx: Tx, closing: Closing): Promise<void> {
  const { by, conversationId, standing, seq, how, now } = closing
  await tx
    .insertInto('writing_care')
    .values({
      conversation_id: conversationId,
      seq,
      how,
      signs: [...(standing.care?.signs ?? [])],
      operator_id: by.operatorId,
      created_at: now,
    })
    .execute()
}
