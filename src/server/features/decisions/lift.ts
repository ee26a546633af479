import { OfficeRefusal } from '#contract/office/refusals.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { openBus } from '#server/events/bus.ts'
import { type Notify, withEvents } from '#server/events/with-events.ts'
import { sendMail } from '#server/features/mail/mail.ts'
import { keepFiles, scheduleDeletion } from '#server/features/media/media.ts'
import { type Doer, note } from '#server/features/record/record.ts'
import { isInForce, settleStanding } from '#server/features/standing/standing.ts'
import type { Scope } from '#server/http/office-route.ts'
import { giveBack, type Taken } from './take-away.ts'

type Lifting = {
  readonly number: number
  readonly scope: Scope
  readonly by: Doer
  /** In words for the member and the record. */
  readonly why: string
  readonly now: Date
}

/** Takes a decision back and gives back what it took, as it was. */
export function lift(db: Db, { number, scope, by, why, now }: Lifting): Promise<void> {
  return withEvents({ db, events: openBus(), now }, async (tx, notify) => {
    const decision = await tx
      .selectFrom('decision')
      .select(['id', 'site_id', 'member_id', 'number', 'measure', 'decided_at'])
      .where('number', '=', number)
      .executeTakeFirst()
    if (!decision || (scope !== 'all' && !scope.includes(decision.site_id)))
      throw new Refusal('NOT_FOUND')
    await undo(tx, notify, { decision, by, now })
    await lapse(tx, decision.id, now)
    await tellOfEnd(tx, decision, { why, now })
    const { id, member_id: memberId, site_id: siteId, measure } = decision
    await note(tx, {
      by,
      action: 'decision_lifted',
      siteId,
      subject: memberId === null ? { kind: 'decision', id } : { kind: 'member', id: memberId },
      details: { decision: number, measure, why },
      now,
    })
  })
}

/** What shuts a member out or hides them now, the newest first. */
export function decisionsInForce(db: Db, memberId: string, now: Date) {
  return db
    .selectFrom('decision')
    .select('number')
    .where('member_id', '=', memberId)
    .where((decision) =>
      decision.or([decision('measure', 'in', ['ban', 'hide']), decision('until', '>', now)]),
    )
    .where(isInForce)
    .orderBy('number', 'desc')
    .execute()
}

/** Appeals that nobody needs to decide any more, because the decision was taken back. */
async function lapse(tx: Tx, decisionId: string, now: Date): Promise<void> {
  await tx
    .updateTable('appeal')
    .set({ outcome: 'lapsed', decided_at: now })
    .where('decision_id', '=', decisionId)
    .where('outcome', 'is', null)
    .execute()
}

type Ended = {
  readonly id: string
  readonly site_id: string
  readonly member_id: string | null
  readonly number: number
  readonly decided_at: Date
}

async function tellOfEnd(
  tx: Tx,
  { id, site_id: siteId, member_id, number, decided_at: at }: Ended,
  { why: reasons, now }: Pick<Lifting, 'why' | 'now'>,
): Promise<void> {
  const member = await tx
    .selectFrom('member')
    .select(['id', 'email', 'language', 'is_fictional'])
    .where('id', '=', member_id)
    .executeTakeFirst()
  if (!member || member.is_fictional) return
  const decision = { number, at: at.toISOString() }
  const content = { name: 'decision_reversed', decision_id: id, decision, reasons } as const
  const { id: memberId, email: to, language } = member
  await sendMail(tx, { siteId, memberId, to, language, content, now })
}

type Undoing = {
  readonly decision: { readonly id: string; readonly member_id: string | null }
  readonly by: Doer
  readonly now: Date
}

/** Ends a decision, once however many end it at the same moment, and gives back what it took. */
export async function undo(tx: Tx, notify: Notify, { decision, by, now }: Undoing): Promise<void> {
  const { id, member_id: memberId } = decision
  const member = await tx
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const ended = await tx
    .insertInto('decision_end')
    .values({
      decision_id: id,
      via: by.via,
      operator_id: by.operatorId,
      who: by.name,
      ended_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('decision_id')
    .executeTakeFirst()
  if (!ended) throw new OfficeRefusal('DECIDED_BEFORE', await whoEnded(tx, id))
  if (!member) return
  await giveBackTaken(tx, notify, { decisionId: id, memberId: member.id, now })
  await settleStanding(tx, { memberId: member.id, now })
  notify([member.id], { kind: 'user_changed' })
}

function whoEnded(tx: Tx, decisionId: string) {
  return tx
    .selectFrom('decision_end')
    .select('who')
    .where('decision_id', '=', decisionId)
    .executeTakeFirst()
}

type Giving = { readonly decisionId: string; readonly memberId: string; readonly now: Date }

async function giveBackTaken(tx: Tx, notify: Notify, { decisionId, memberId, now }: Giving) {
  const words = await tx
    .selectFrom('decision_words')
    .select(['taken', 'keys'])
    .where('decision_id', '=', decisionId)
    .forUpdate()
    .executeTakeFirst()
  if (!words || words.taken === null) return
  if (words.keys.length > 0) await keepFiles(tx, words.keys)
  const missing = await giveBack(tx, notify, { memberId, taken: words.taken as Taken })
  // What has no place any more, such as a photo in a conversation that is gone, is nobody's.
  await scheduleDeletion(tx, missing, now)
  await tx
    .updateTable('decision_words')
    .set({ taken: null, keys: [] })
    .where('decision_id', '=', decisionId)
    .execute()
}
