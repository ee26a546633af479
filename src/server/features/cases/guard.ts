import { sql } from 'kysely'
import { CLAIM_MINUTES, type CaseKind } from '#contract/office/cases.ts'
import { OfficeRefusal } from '#contract/office/refusals.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#server/db/connect.ts'
import { isDecider } from '#server/features/decisions/decisions.ts'
import type { Doer } from '#server/features/record/record.ts'
import type { Scope } from '#server/http/office-route.ts'
import { requireAccess } from '#server/http/operator-session.ts'
import { within } from './case-rows.ts'

/** Who does something with a case, and where they may. */
export type Acting = {
  readonly by: Doer & { readonly operatorId: string }
  readonly scope: Scope
  /** Where they decide what was handed on. */
  readonly seniorScope: Scope
  readonly caseId: number
  readonly now: Date
}

export type Taken = {
  readonly id: number
  readonly kind: CaseKind
  readonly site_id: string | null
  readonly subject_id: string
  readonly member_id: string | null
  readonly language: string | null
}

type Deciding = Acting & {
  readonly kinds: readonly CaseKind[]
  readonly outcome: string
  readonly reason?: string | null
  /** Null where it can be taken back for a while. */
  readonly doneAt: Date | null
}

/**
 * Decides a case, once: the check and the decision are one statement, so of two who decide at the same moment the second is
 * told who was first. Nobody decides whose access has ended, whatever they sent before.
 */
export async function decideOnce(tx: Tx, deciding: Deciding): Promise<Taken> {
  const { by, caseId, kinds, outcome, reason = null, doneAt, now } = deciding
  await requireAccess(tx, by.operatorId)
  const { rows } = await sql<Taken>`
    update office_case
    set decided_at = ${now}, decided_by = ${by.operatorId}, outcome = ${outcome}, reason = ${reason}, done_at = ${doneAt},
      changed_at = clock_timestamp()
    where id = ${caseId} and kind = any(${[...kinds]}::text[]) and opened_at <= ${now} and ${isFreeFor(deciding)} and ${isOpenTo(deciding)}
    returning id, kind, site_id, subject_id, member_id, language`.execute(tx)
  return rows[0] ?? sayWhyNot(tx, deciding)
}

/** Undecided, and nobody else's at this moment. */
export function isFreeFor({ by, scope, now }: Pick<Acting, 'by' | 'scope' | 'now'>) {
  return sql<boolean>`decided_at is null and ${within(scope)}
    and (claimed_by is null or claimed_by = ${by.operatorId} or claimed_until <= ${now})`
}

/** Not handed on, or to them. */
export function isOpenTo({ seniorScope }: Pick<Acting, 'seniorScope'>) {
  return sql<boolean>`(handed_by is null or ${within(seniorScope)})`
}

/** Whoever made a decision does not look at it again: they neither open the appeal nor have a say in it. */
export async function refuseDecider(
  tx: Tx,
  { by, caseId, scope }: Pick<Acting, 'by' | 'caseId' | 'scope'>,
): Promise<void> {
  const found = await tx
    .selectFrom('office_case')
    .select('subject_id')
    .where('id', '=', caseId)
    .where('kind', '=', 'appeal')
    .where('decided_at', 'is', null)
    .where(within(scope))
    .executeTakeFirst()
  if (found && (await isDecider(tx, found.subject_id, by.operatorId)))
    throw new OfficeRefusal('OWN_DECISION')
}

type Refused = Omit<Acting, 'by' | 'seniorScope'> &
  Partial<Pick<Acting, 'by' | 'seniorScope'>> & { readonly kinds?: readonly CaseKind[] }

/** Why a case cannot be had: it is not there, somebody decided it or is on it, or it waits for a senior. */
export async function sayWhyNot(
  tx: Tx,
  { caseId, scope, kinds, by, now }: Refused,
): Promise<never> {
  const found = await tx
    .selectFrom('office_case')
    .leftJoin('operator as decider', 'decider.id', 'decided_by')
    .leftJoin('operator as claimant', 'claimant.id', 'claimed_by')
    .select(['kind', 'opened_at', 'decided_at', 'outcome', 'claimed_by', 'claimed_until'])
    .select(['decider.name as decider', 'claimant.name as claimant'])
    .where('office_case.id', '=', caseId)
    .where(within(scope))
    .executeTakeFirst()
  if (!found || found.opened_at > now) throw new Refusal('NOT_FOUND')
  if (kinds && !kinds.includes(found.kind as CaseKind)) throw new Refusal('NOT_FOUND')
  const { decided_at: at, outcome, decider, claimant, claimed_until: until } = found
  if (at)
    throw new OfficeRefusal('CASE_DECIDED', {
      who: decider ?? '',
      outcome: outcome!,
      at: at.toISOString(),
    })
  if (found.claimed_by !== by?.operatorId && until && until > now)
    throw new OfficeRefusal('CASE_CLAIMED', { who: claimant ?? '', until: until.toISOString() })
  throw new OfficeRefusal('PERMISSION_REQUIRED', { permission: 'cases_senior' })
}

export function claimEnd(now: Date): Date {
  return new Date(now.getTime() + CLAIM_MINUTES * 60 * 1000)
}
