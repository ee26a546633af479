import type {
  Content,
  DecisionSubject,
  MeasureName,
  SuspensionDays,
} from '#contract/office/decisions.ts'
import { OfficeRefusal } from '#contract/office/refusals.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import type { Doer } from '#server/features/record/record.ts'
import { openReport, type OpenReport } from '#server/features/reports/reports.ts'
import type { Scope } from '#server/http/office-route.ts'

/** A decision as it is asked for. */
export type Wanted = {
  readonly about: DecisionSubject
  readonly measure: MeasureName
  /** How long a suspension lasts. */
  readonly days?: SuspensionDays | undefined
  /** What goes, where a whole profile is the subject. */
  readonly content?: readonly Content[] | undefined
  /** The rule it goes by. */
  readonly policyId?: string | undefined
  /** What was found, in words for both sides. */
  readonly facts: string
  /** The sites that it may be about. */
  readonly scope: Scope
  readonly by: Doer
  readonly now: Date
}

export type Subject = Awaited<ReturnType<typeof findSubject>>

/**
 * What a decision is about and whom, locked until the transaction ends: of two who decide at the same moment the second finds
 * what the first did. What is on a site outside the scope is not there.
 */
export async function findSubject(tx: Tx, { about, scope }: Pick<Wanted, 'about' | 'scope'>) {
  const place = await placeOf(tx, about)
  if (!place || (scope !== 'all' && !scope.includes(place.siteId))) throw new Refusal('NOT_FOUND')
  const { siteId } = place
  if (about.kind === 'report') return reported(tx, siteId, about.number)
  const { kind, id } = about
  const member = await lockMember(tx, place.memberId)
  // The member may have removed it, or somebody decided, before the lock was ours.
  if (!member || !(await placeOf(tx, about))) throw new Refusal('NOT_FOUND')
  const subjectId = kind === 'member' ? null : id
  return { siteId, kind, subjectId, member, report: null as OpenReport | null }
}

type Place = { readonly siteId: string; readonly memberId: string | null }

async function placeOf(db: Db, about: DecisionSubject): Promise<Place | null> {
  const place =
    about.kind === 'report'
      ? await db
          .selectFrom('report')
          .select(['site_id as siteId', 'target_id as memberId'])
          .where('number', '=', about.number)
          .executeTakeFirst()
      : await memberBehind(db, about)
  return place ?? null
}

function memberBehind(
  db: Db,
  { kind, id, is_waiting: isWaiting }: Exclude<DecisionSubject, { kind: 'report' }>,
): Promise<Place | undefined> {
  const member = db.selectFrom('member').select(['site_id as siteId', 'member.id as memberId'])
  if (kind === 'member') return member.where('member.id', '=', id).executeTakeFirst()
  return kind === 'photo'
    ? member
        .innerJoin('photo', 'photo.member_id', 'member.id')
        .where('photo.id', '=', id)
        .$if(isWaiting === true, (photo) => photo.where('photo.status', '=', 'waiting'))
        .executeTakeFirst()
    : member
        .innerJoin('message', 'message.sender_id', 'member.id')
        .where('message.id', '=', id)
        .where('message.deleted_at', 'is', null)
        .executeTakeFirst()
}

async function lockMember(tx: Tx, memberId: string | null) {
  const member = await tx
    .selectFrom('member')
    .select(['id', 'email', 'language', 'status', 'status_before', 'is_fictional', 'hidden_at'])
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return member ?? null
}

async function reported(tx: Tx, siteId: string, number: number) {
  const report = await openReport(tx, siteId, number)
  if (!report) throw new Refusal('NOT_FOUND')
  if (report.decision !== null) throw await decidedBefore(tx, report.id)
  return {
    siteId,
    kind: report.subject as 'member' | 'photo' | 'message' | 'page',
    subjectId: report.subject_id,
    member: await lockMember(tx, report.target_id),
    report: report as OpenReport | null,
  }
}

/** Who was first, and what they decided. */
async function decidedBefore(tx: Tx, reportId: string): Promise<OfficeRefusal> {
  const first = await tx
    .selectFrom('decision')
    .select(['who', 'measure', 'number'])
    .where('report_id', '=', reportId)
    .executeTakeFirst()
  return new OfficeRefusal('DECIDED_BEFORE', first)
}
