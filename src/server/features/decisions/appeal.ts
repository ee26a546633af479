import { OfficeRefusal } from '#contract/office/refusals.ts'
import { Refusal } from '#contract/refusals.ts'
import { type Db, transact, type Tx } from '#server/db/connect.ts'
import { openBus } from '#server/events/bus.ts'
import { type Notify, withEvents } from '#server/events/with-events.ts'
import { type MailContent, sendMail } from '#server/features/mail/mail.ts'
import { keepFiles, scheduleDeletion } from '#server/features/media/media.ts'
import { type Doer, note } from '#server/features/record/record.ts'
import type { Scope } from '#server/http/office-route.ts'
import { undo } from './lift.ts'

type Appealing = {
  readonly siteId: string
  readonly decisionId: string
  readonly words: string
  readonly now: Date
}

/** Takes in an appeal, once: what a decision took stays where it is until somebody else has looked at it. */
export function appeal(db: Db, { siteId, decisionId, words, now }: Appealing): Promise<void> {
  return transact(db, async (tx) => {
    const decision = await contested(tx, decisionId)
    if (!decision?.member || decision.site_id !== siteId || decision.measure === 'nothing')
      throw new Refusal('LINK_INVALID')
    if (await isThere(tx, decisionId)) return
    if (decision.contest_until <= now || (await isEnded(tx, decisionId)))
      throw new Refusal('TOO_LATE')
    await tx
      .insertInto('appeal')
      .values({ decision_id: decisionId, words, created_at: now })
      .execute()
    if (decision.keys.length > 0) await keepFiles(tx, decision.keys)
    await tell(tx, decision, 'appeal_receipt', { reasons: '', now })
  })
}

/** A decision with its member, both locked, so that an appeal and an end of it do not cross. */
async function contested(tx: Tx, decisionId: string) {
  const decision = await tx
    .selectFrom('decision')
    .innerJoin('decision_words', 'decision_words.decision_id', 'decision.id')
    .select(['decision.id', 'site_id', 'decision.member_id', 'number', 'measure', 'decided_at'])
    .select(['contest_until', 'keys', 'operator_id'])
    .where('decision.id', '=', decisionId)
    .executeTakeFirst()
  if (!decision) return null
  const member = await tx
    .selectFrom('member')
    .select(['id', 'email', 'language'])
    .where('id', '=', decision.member_id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return { ...decision, member: member ?? null }
}

type Contested = NonNullable<Awaited<ReturnType<typeof contested>>>

async function isThere(tx: Tx, decisionId: string): Promise<boolean> {
  const known = await tx
    .selectFrom('appeal')
    .select('id')
    .where('decision_id', '=', decisionId)
    .executeTakeFirst()
  return known !== undefined
}

async function isEnded(tx: Tx, decisionId: string): Promise<boolean> {
  const end = await tx
    .selectFrom('decision_end')
    .select('decision_id')
    .where('decision_id', '=', decisionId)
    .executeTakeFirst()
  return end !== undefined
}

type Judging = {
  readonly appealId: string
  readonly outcome: 'upheld' | 'reversed'
  /** Why, in words for the member. */
  readonly reasons: string
  readonly scope: Scope
  readonly by: Doer
  readonly now: Date
}

/** Decides an appeal, once, by somebody else than who decided. What was reversed is given back as it was. */
export function judge(db: Db, judging: Judging): Promise<void> {
  const { now } = judging
  return withEvents({ db, events: openBus(), now }, (tx, notify) => judgeIn(tx, notify, judging))
}

/** The same within a transaction of whoever calls. */
export async function judgeIn(tx: Tx, notify: Notify, judging: Judging): Promise<void> {
  const { appealId, outcome, reasons, scope, by, now } = judging
  const found = await tx
    .selectFrom('appeal')
    .innerJoin('decision', 'decision.id', 'appeal.decision_id')
    .select(['decision_id', 'site_id', 'decision.operator_id'])
    .where('appeal.id', '=', appealId)
    .executeTakeFirst()
  if (!found || (scope !== 'all' && !scope.includes(found.site_id))) throw new Refusal('NOT_FOUND')
  if (by.operatorId === null || by.operatorId === found.operator_id)
    throw new OfficeRefusal('OWN_DECISION')
  const decision = await contested(tx, found.decision_id)
  const { operatorId, name: who, via } = by
  const decided = await tx
    .updateTable('appeal')
    .set({ outcome, decided_at: now, operator_id: operatorId, who, via, reasons })
    .where('id', '=', appealId)
    .where('outcome', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!decided) throw new OfficeRefusal('DECIDED_BEFORE', await whoDecided(tx, appealId))
  if (!decision) throw new OfficeRefusal('MEMBER_GONE')
  if (outcome === 'reversed') await undo(tx, notify, { decision, by, now })
  else await scheduleDeletion(tx, decision.keys, later(now, decision.contest_until))
  const name = outcome === 'reversed' ? 'decision_reversed' : 'appeal_upheld'
  await tell(tx, decision, name, { reasons, now })
  const { member, number, site_id: siteId } = decision
  await note(tx, {
    by,
    action: `appeal_${outcome}`,
    siteId,
    subject: member
      ? { kind: 'member', id: member.id }
      : { kind: 'decision', id: found.decision_id },
    details: { decision: number },
    now,
  })
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other
}

async function whoDecided(tx: Tx, appealId: string) {
  const { who, outcome } = await tx
    .selectFrom('appeal')
    .select(['who', 'outcome'])
    .where('id', '=', appealId)
    .executeTakeFirstOrThrow()
  return { who: who ?? '', measure: outcome ?? '' }
}

type Told = Extract<MailContent, { readonly decision: unknown }>['name']

async function tell(
  tx: Tx,
  { id, member, number, site_id: siteId, decided_at: at }: Contested,
  name: Told,
  { reasons, now }: { readonly reasons: string; readonly now: Date },
): Promise<void> {
  if (!member) return
  const decision = { number, at: at.toISOString() }
  const content = { name, decision_id: id, decision, reasons } as const
  const { id: memberId, email: to, language } = member
  await sendMail(tx, { siteId, memberId, to, language, content, now })
}
