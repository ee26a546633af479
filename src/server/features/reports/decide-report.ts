import type { Db, Tx } from '#server/db/connect.ts'
import { openBus } from '#server/events/bus.ts'
import { type Notify, withEvents } from '#server/events/with-events.ts'
import { removeMessage } from '#server/features/chats/chats.ts'
import { banIn } from '#server/features/leaving/leaving.ts'
import {
  type MailContent,
  type ReportDecision,
  type ReportVerdict,
  sendMail,
} from '#server/features/mail/mail.ts'
import { photoKeys, scheduleDeletion } from '#server/features/media/media.ts'
import { removePhoto } from '#server/features/photos/photos.ts'
import { addStep, monthsAfter, openReport, type OpenReport } from './report.ts'

export type Decision = {
  readonly siteId: string
  readonly number: number
  readonly decision: ReportDecision
  /** What was found, in words for both sides. */
  readonly facts: string
  readonly ground: ReportVerdict['ground']
  readonly rule: string
  /** What goes, where a whole profile was reported. */
  readonly content: readonly Content[]
  readonly now: Date
}
type Outcome = 'done' | 'unknown' | 'decided_before' | 'target_gone' | 'nothing_named'

/**
 * Decides about a report, once: does what was decided, and mails the reasons to the reporter and, where it changes
 * something for them, to the reported member. All of it or nothing.
 */
export function decideReport(db: Db, decision: Decision): Promise<Outcome> {
  const { now } = decision
  return withEvents({ db, events: openBus(), now }, (tx, notify) =>
    decideReportIn(tx, notify, decision),
  )
}

/** The same within a transaction: what is not done has changed nothing. */
export async function decideReportIn(tx: Tx, notify: Notify, decision: Decision): Promise<Outcome> {
  const { siteId, number } = decision
  const report = await openReport(tx, siteId, number)
  if (!report) return 'unknown'
  if (report.decision !== null) return 'decided_before'
  if (!isReachable(report, decision)) return 'target_gone'
  if (isUnclear(report, decision)) return 'nothing_named'
  await act(tx, notify, { ...decision, report })
  await writeDown(tx, report, decision)
  await sendStatements(tx, report, verdictOf(decision))
  return 'done'
}

/** A member who left can be kept from coming back; what they wrote is erased with them. */
function isReachable({ target }: OpenReport, { decision }: Decision): boolean {
  if (decision === 'no_action') return true
  return target !== null && (target.status !== 'deleted' || decision === 'ban')
}

/** Of a photo or a message it is clear what goes; of a profile it must be said. */
function isUnclear({ subject }: OpenReport, { decision, content }: Decision): boolean {
  return decision === 'remove_content' && subject === 'member' && content.length === 0
}

type Acting = Decision & { readonly report: OpenReport }

async function act(
  tx: Tx,
  notify: Notify,
  { decision, report, content, now }: Acting,
): Promise<void> {
  const { target_id: memberId, reporter_id: reporterId, subject, subject_id: subjectId } = report
  if (memberId === null || decision === 'no_action') return
  const photoId = subject === 'photo' ? subjectId : null
  if (decision === 'ban') await banIn(tx, memberId)
  else if (subject === 'message' && subjectId !== null)
    await removeMessage(tx, notify, { id: subjectId, senderId: memberId, now })
  else await removeContent(tx, { memberId, reporterId, photoId, content, now })
  notify([memberId], { kind: 'user_changed' })
}

async function writeDown(tx: Tx, report: OpenReport, decision: Decision): Promise<void> {
  const { facts, ground, rule, now } = decision
  const evidence = { ...(report.evidence as object), statement: { facts, ground, rule } }
  await tx
    .updateTable('report')
    .set({
      decision: decision.decision,
      decided_at: now,
      evidence: JSON.stringify(evidence),
    })
    .where('id', '=', report.id)
    .where('decision', 'is', null)
    .execute()
  const detail = `${decision.decision} (${ground})`
  await addStep(tx, { reportId: report.id, step: 'decided', detail, now })
}

function verdictOf({ decision, facts, ground, rule, now }: Decision): ReportVerdict {
  const [at, until] = [now.toISOString(), monthsAfter(now).toISOString()]
  return { decision, at, facts, ground, rule, until }
}

/**
 * Tells both sides what was decided and why. The reported member learns of it only if something changes for them: a
 * report that leads to nothing must not lead to anger at the reporter.
 */
async function sendStatements(tx: Tx, report: OpenReport, verdict: ReportVerdict): Promise<void> {
  const { number, subject, reason, created_at: createdAt } = report
  const summary = { number, subject, reason, at: createdAt.toISOString() } as Summary
  if (report.reporter && isMember(report.reporter))
    await send(tx, report, { name: 'report_outcome', report: summary, verdict })
  const { decision } = verdict
  if (report.target && !report.target.is_fictional && decision !== 'no_action')
    await send(tx, report, {
      name: 'statement_of_reasons',
      report: summary,
      verdict: { ...verdict, decision },
    })
}

type Statement = Extract<MailContent, { name: 'report_outcome' | 'statement_of_reasons' }>
type Summary = Statement['report']

function isMember({ status }: { readonly status: string }): boolean {
  return status === 'active' || status === 'not_confirmed'
}

async function send(tx: Tx, report: OpenReport, content: Statement): Promise<void> {
  const isOutcome = content.name === 'report_outcome'
  const person = isOutcome ? report.reporter : report.target
  if (!person) return
  const now = new Date(content.verdict.at)
  await sendMail(tx, {
    siteId: report.site_id,
    memberId: person.id,
    to: person.email,
    language: person.language,
    content,
    now,
  })
  const detail = isOutcome ? 'reporter' : 'target'
  await addStep(tx, { reportId: report.id, step: 'statement_sent', detail, now })
}

/** What can be taken away: with the text about themselves go the answers to prompts; a comment is the one to the reporter. */
export const CONTENT = ['about', 'photos', 'comment'] as const
type Content = (typeof CONTENT)[number]

type Removal = {
  readonly memberId: string
  readonly reporterId: string | null
  /** The photo that was reported; null where it was the profile as a whole. */
  readonly photoId: string | null
  readonly content: readonly Content[]
  readonly now: Date
}

/** Takes away what was reported: the photo, or those parts of a profile that are named. */
async function removeContent(tx: Tx, removal: Removal): Promise<void> {
  const { memberId, reporterId, photoId, content, now } = removal
  if (photoId !== null) {
    await removePhoto(tx, { memberId, id: photoId, now })
    return
  }
  if (content.includes('photos')) await removeAllPhotos(tx, memberId, now)
  if (content.includes('comment') && reporterId !== null)
    await tx
      .updateTable('like_comment')
      .set({ text: '' })
      .where('from_id', '=', memberId)
      .where('to_id', '=', reporterId)
      .execute()
  if (content.includes('about'))
    await tx
      .updateTable('member')
      .set({ about: '', prompts: '[]' })
      .where('id', '=', memberId)
      .execute()
}

async function removeAllPhotos(tx: Tx, memberId: string, now: Date): Promise<void> {
  const removed = await tx
    .deleteFrom('photo')
    .where('member_id', '=', memberId)
    .returning('filename')
    .execute()
  await scheduleDeletion(
    tx,
    removed.flatMap(({ filename }) => photoKeys(filename)),
    now,
  )
}
