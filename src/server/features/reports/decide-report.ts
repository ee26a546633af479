import { openBus } from '#server/events/bus.ts'
import { withEvents, type Notify } from '#server/events/telling.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { removeMessage } from '#server/features/chats/chats.ts'
import type { ReportDecision, ReportVerdict } from '#server/features/mail/mail.ts'
import { shutOut } from '#server/features/leaving/leaving.ts'
import { addStep } from './add-step.ts'
import { monthsAfter } from './months-apart.ts'
import { openReport, type OpenReport } from './open-report.ts'
import { removeContent, type Content } from './remove-content.ts'
import { sendStatements } from './send-statements.ts'

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
 * Decides about a report, once: does what was decided, and mails the reasons to whoever reported and, where it changes
 * something for them, to whom it is about. All of it or nothing.
 */
export async function decideReport(db: Db, decision: Decision): Promise<Outcome> {
  const { siteId, number, now } = decision
  return withEvents({ db, events: openBus(), now }, async (tx, notify) => {
    const report = await openReport(tx, siteId, number)
    if (!report) return 'unknown'
    if (report.decision !== null) return 'decided_before'
    if (decision.decision !== 'no_action' && !isReachable(report)) return 'target_gone'
    if (isUnclear(report, decision)) return 'nothing_named'
    await act(tx, notify, { ...decision, report })
    await writeDown(tx, report, decision)
    await sendStatements(tx, report, verdictOf(decision))
    return 'done'
  })
}

/** Whoever left cannot be banned, and what they wrote is erased with them. */
function isReachable({ target }: OpenReport): boolean {
  return target !== null && target.status !== 'deleted'
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
  const { target_id: memberId, subject, subject_id: subjectId } = report
  if (memberId === null || decision === 'no_action') return
  const photoId = subject === 'photo' ? subjectId : null
  if (decision === 'ban') await shutOut(tx, memberId)
  else if (subject === 'message' && subjectId !== null)
    await removeMessage(tx, notify, { id: subjectId, senderId: memberId, now })
  else await removeContent(tx, { memberId, photoId, content, now })
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
