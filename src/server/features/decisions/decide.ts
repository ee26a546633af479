import type { MeasureName } from '#contract/office/decisions.ts'
import { OfficeRefusal } from '#contract/office/refusals.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { openBus } from '#server/events/bus.ts'
import { type Notify, withEvents } from '#server/events/with-events.ts'
import { voidLinksBut } from '#server/features/accounts/accounts.ts'
import { scheduleDeletion } from '#server/features/media/media.ts'
import { note } from '#server/features/record/record.ts'
import { isInForce, settleStanding } from '#server/features/standing/standing.ts'
import { endSessionsOf } from '#server/http/session.ts'
import { CONTEST_MONTHS, monthsApart } from '#server/kernel/time.ts'
import { findSubject, type Subject, type Wanted } from './find-subject.ts'
import { policyInUse } from './policies.ts'
import { closeReport, tellMember } from './tell.ts'
import { isNothing, keysOf, removedContent, takeAway } from './take-away.ts'

export type Decided = {
  readonly id: string
  readonly number: number
  readonly measure: MeasureName
  readonly until: Date | null
  readonly email: string | null
}

/**
 * The one way in which a member is restricted: by a person with a name, from the command line, or by a rule with a name. What it
 * does, its row, the statement of reasons, the answer to whoever reported and the note in the record are one transaction.
 */
export async function decide(db: Db, wanted: Wanted): Promise<Decided> {
  const { now } = wanted
  return withEvents({ db, events: openBus(), now }, (tx, notify) => decideIn(tx, notify, wanted))
}

/** The same within a transaction of whoever calls. */
export async function decideIn(tx: Tx, notify: Notify, wanted: Wanted): Promise<Decided> {
  const subject = await findSubject(tx, wanted)
  const plan = await planFor(tx, subject, wanted)
  const decision = await writeDown(tx, subject, { ...wanted, ...plan })
  await act(tx, notify, { ...wanted, subject, decision, facts: wanted.facts })
  await closeReport(tx, { subject, decisionId: decision.id, wanted })
  await tellMember(tx, { subject, decisionId: decision.id, now: wanted.now })
  await noteDecision(tx, subject, { wanted, plan, decision })
  return { ...decision, measure: wanted.measure, email: subject.member?.email ?? null }
}

type Plan = Awaited<ReturnType<typeof planFor>>

/** What will be done, or why not. Nothing is done by asking. */
export async function planFor(tx: Tx, subject: Subject, wanted: Wanted) {
  const { measure, days, content = [], policyId, now } = wanted
  await requireReach(tx, subject, wanted)
  if ((measure === 'suspend') !== (days !== undefined)) throw new OfficeRefusal('NOTHING_NAMED')
  if (policyId === undefined && measure !== 'nothing') throw new OfficeRefusal('POLICY_UNKNOWN')
  const { siteId } = subject
  const policy = policyId === undefined ? null : await policyInUse(tx, { siteId, policyId, now })
  const strikes = measure === 'nothing' ? 0 : (policy?.strikes ?? 0)
  return {
    policy,
    removed: measure === 'remove' ? removedContent(subject, content) : [],
    until: days === undefined ? null : daysAfter(now, days),
    strikes,
    strikesUntil: strikes === 0 ? null : daysAfter(now, policy!.strike_days),
  }
}

const DAY_MS = 24 * 60 * 60 * 1000

function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS)
}

/**
 * A member who left can be kept from coming back; what they wrote is erased with them. What holds already needs no second
 * decision, but a report is answered by one of its own.
 */
async function requireReach(
  tx: Tx,
  { member, report }: Subject,
  { measure }: Wanted,
): Promise<void> {
  if (measure === 'nothing') return
  if (!member || (member.status === 'deleted' && measure !== 'ban'))
    throw new OfficeRefusal('MEMBER_GONE')
  if (report || measure === 'remove') return
  const isBanned = member.status === 'banned' || member.status_before === 'banned'
  const isSuspended = member.status === 'suspended' && measure === 'suspend'
  if (isBanned || isSuspended || (measure === 'hide' && member.hidden_at !== null))
    throw new OfficeRefusal('DECIDED_BEFORE', await holding(tx, member.id))
}

/** The newest decision that shuts out or hides a member. */
async function holding(tx: Tx, memberId: string) {
  return tx
    .selectFrom('decision')
    .select(['who', 'measure', 'number'])
    .where('member_id', '=', memberId)
    .where('measure', 'in', ['hide', 'suspend', 'ban'])
    .where(isInForce)
    .orderBy('number', 'desc')
    .executeTakeFirst()
}

async function writeDown(tx: Tx, subject: Subject, decision: Wanted & Plan) {
  const { by, measure, days = null, until, policy, removed, strikes, strikesUntil, now } = decision
  return tx
    .insertInto('decision')
    .values({
      site_id: subject.siteId,
      member_id: subject.member?.id ?? null,
      subject: subject.kind,
      subject_id: subject.subjectId,
      report_id: subject.report?.id ?? null,
      measure,
      content: [...removed],
      days,
      until,
      policy_version_id: policy?.versionId ?? null,
      strikes,
      strikes_until: strikesUntil,
      via: by.via,
      operator_id: by.operatorId,
      who: by.name,
      is_automated: by.via === 'system',
      decided_at: now,
      contest_until: monthsApart(now, CONTEST_MONTHS),
    })
    .returning(['id', 'number', 'until', 'contest_until'])
    .executeTakeFirstOrThrow()
}

type Acting = Wanted & {
  readonly subject: Subject
  readonly decision: { readonly id: string; readonly contest_until: Date }
}

/** Does what was decided, and keeps what it took. */
async function act(tx: Tx, notify: Notify, acting: Acting): Promise<void> {
  const { subject, decision, measure, content = [], facts, now } = acting
  const { member } = subject
  const taken = measure === 'remove' ? await takeAway(tx, notify, { subject, content, now }) : {}
  const keys = keysOf(taken)
  await scheduleDeletion(tx, keys, decision.contest_until)
  await tx
    .insertInto('decision_words')
    .values({
      decision_id: decision.id,
      member_id: member?.id ?? null,
      facts,
      taken: isNothing(taken) ? null : JSON.stringify(taken),
      keys,
    })
    .execute()
  if (!member || measure === 'nothing') return
  // A warning changes nothing but what the member reads.
  if (measure !== 'remove') await settleStanding(tx, { memberId: member.id, now })
  if (measure === 'suspend' || measure === 'ban') await endSessionsOf(tx, member.id)
  if (measure === 'ban') await voidLinksBut(tx, member.id, null)
  notify([member.id], { kind: 'user_changed' })
}

type Noting = {
  readonly wanted: Wanted
  readonly plan: Plan
  readonly decision: { readonly number: number }
}

async function noteDecision(tx: Tx, subject: Subject, { wanted, plan, decision }: Noting) {
  const { by, measure, days, now } = wanted
  const { kind, subjectId, member, report, siteId } = subject
  await note(tx, {
    by,
    action: 'decided',
    siteId,
    subject: member ? { kind: 'member', id: member.id } : { kind: 'report', id: report?.id ?? '' },
    details: {
      decision: decision.number,
      measure,
      about: subjectId === null ? kind : `${kind} ${subjectId}`,
      ...(plan.removed.length > 0 ? { removed: plan.removed } : {}),
      ...(days === undefined ? {} : { days }),
      ...(plan.policy ? { policy: plan.policy.key, version: plan.policy.version } : {}),
      ...(report ? { report: report.number } : {}),
    },
    now,
  })
}
