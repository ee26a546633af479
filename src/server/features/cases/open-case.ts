import { sql } from 'kysely'
import type { CaseKind } from '#contract/office/cases.ts'
import { type Db, type Tx, transact } from '#server/db/connect.ts'
import { note } from '#server/features/record/record.ts'
import type { Scope } from '#server/http/office-route.ts'
import { requireAccess } from '#server/http/operator-session.ts'
import { type Detail, detailOf } from './case-detail.ts'
import { within } from './case-rows.ts'
import { type Acting, claimEnd, isFreeFor, isOpenTo, refuseDecider, sayWhyNot } from './guard.ts'

/** Where somebody may decide a case of a kind. */
export type ScopeOfKind = (kind: CaseKind) => Scope

type Opening = Acting & { readonly scopeOf: ScopeOfKind }

/** Shows a case, and claims it for who may decide it where nobody else has it. That it was looked at is in the record. */
export function openCase(db: Db, opening: Opening): Promise<Detail> {
  const { by, caseId, now } = opening
  return transact(db, async (tx) => {
    await requireAccess(tx, by.operatorId)
    const found = await findOpen(tx, opening)
    await refuseDecider(tx, opening)
    await claim(tx, opening, found)
    await look(tx, opening, 'reading')
    const detail = await detailOf(tx, { caseId, operatorId: by.operatorId, now })
    await note(tx, {
      by,
      action: 'case_opened',
      siteId: found.site_id,
      subject: { kind: 'case', id: String(caseId) },
      details: {
        kind: found.kind,
        member: found.member_id,
        claimed: detail.is_mine,
        messages: detail.evidence?.looked_at ?? 0,
        picture: detail.evidence?.has_picture ?? false,
        ...(detail.appeal ? { decision: detail.appeal.decision } : {}),
      },
      now,
    })
    return detail
  })
}

async function findOpen(tx: Tx, { caseId, scope, now }: Pick<Acting, 'caseId' | 'scope' | 'now'>) {
  const found = await tx
    .selectFrom('office_case')
    .select(['kind', 'site_id', 'member_id'])
    .where('id', '=', caseId)
    .where('opened_at', '<=', now)
    .where('decided_at', 'is', null)
    .where(within(scope))
    .executeTakeFirst()
  return found ?? sayWhyNot(tx, { caseId, scope, now })
}

type Found = { readonly kind: string; readonly site_id: string | null }

/** Nothing changes where it is somebody else's, or where one may only look. */
async function claim(tx: Tx, opening: Opening, { kind }: Found) {
  const { by, scopeOf, caseId, now } = opening
  const scope = scopeOf(kind as CaseKind)
  const { rows } = await sql<{ claimed_until: Date }>`
    update office_case set claimed_by = ${by.operatorId}, claimed_until = ${claimEnd(now)}, changed_at = clock_timestamp()
    where id = ${caseId} and ${isFreeFor({ by, scope, now })} and ${isOpenTo(opening)}
    returning claimed_until`.execute(tx)
  return rows[0]?.claimed_until ?? null
}

async function look(
  tx: Tx,
  { by, caseId, now }: Pick<Acting, 'by' | 'caseId' | 'now'>,
  doing: 'reading' | 'writing',
): Promise<void> {
  await tx
    .insertInto('office_case_look')
    .values({ case_id: caseId, operator_id: by.operatorId, doing, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['case_id', 'operator_id']).doUpdateSet({ doing, seen_at: now }),
    )
    .execute()
}

type Signing = Opening & { readonly doing: 'reading' | 'writing' }

/** A sign of somebody who opened a case: a claim of theirs begins anew. */
export function signCase(db: Db, signing: Signing): Promise<{ until: string | null }> {
  return transact(db, async (tx) => {
    const found = await findOpen(tx, signing)
    await refuseDecider(tx, signing)
    const until = await claim(tx, signing, found)
    await look(tx, signing, signing.doing)
    return { until: until?.toISOString() ?? null }
  })
}
type HandingOn = Acting & { readonly why: string }

/** Leaves a case to a senior. Whoever has it now has it no more. */
export async function handOn(db: Db, { why, ...acting }: HandingOn): Promise<void> {
  const { by, caseId, now } = acting
  await transact(db, async (tx) => {
    await requireAccess(tx, by.operatorId)
    await refuseDecider(tx, acting)
    const { rows } = await sql<Found>`
      update office_case
      set handed_by = ${by.operatorId}, handed_why = ${why}, claimed_by = null, claimed_until = null, changed_at = clock_timestamp()
      where id = ${caseId} and opened_at <= ${now} and ${isFreeFor(acting)}
      returning kind, site_id`.execute(tx)
    const handed = rows[0] ?? (await sayWhyNot(tx, acting))
    await note(tx, {
      by,
      action: 'case_handed_on',
      siteId: handed.site_id,
      subject: { kind: 'case', id: String(caseId) },
      details: { kind: handed.kind, why },
      now,
    })
  })
}

type Noting = Pick<Acting, 'by' | 'scope' | 'caseId' | 'now'> & { readonly text: string }

/** Keeps words about a case for colleagues. They stand with its member, too. */
export async function writeNote(
  db: Db,
  { by, scope, caseId, text, now }: Noting,
): Promise<{ id: string }> {
  return transact(db, async (tx) => {
    const found = await tx
      .selectFrom('office_case')
      .select(['kind', 'site_id', 'member_id'])
      .where('id', '=', caseId)
      .where(within(scope))
      .executeTakeFirst()
    if (!found) return sayWhyNot(tx, { caseId, scope, now })
    const { site_id: siteId, member_id: memberId } = found
    const written = await tx
      .insertInto('office_note')
      .values({
        site_id: siteId,
        case_id: caseId,
        member_id: memberId,
        operator_id: by.operatorId,
        text,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await note(tx, {
      by,
      action: 'case_noted',
      siteId,
      subject: { kind: 'case', id: String(caseId) },
      details: { note: written.id },
      now,
    })
    return written
  })
}
