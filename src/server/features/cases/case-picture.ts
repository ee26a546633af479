import { sql } from 'kysely'
import type { CASE_PICTURES } from '#contract/office/cases.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { takenFile } from '#server/features/decisions/decisions.ts'
import { type Files, photoKey } from '#server/features/media/media.ts'
import type { Scope } from '#server/http/office-route.ts'
import { within } from './case-rows.ts'

type Asked = {
  readonly scope: Scope
  readonly operatorId: string
  readonly caseId: number
  readonly which: (typeof CASE_PICTURES)[number]
  /** Which of several that were taken away. */
  readonly nth: number
}

type Row = {
  face: string | null
  photo: string | null
  evidence: string | null
  is_opened: boolean
  appeal_id: string | null
}

/**
 * A picture of a case. The face is what everybody on the site sees; what it is about is shown to those alone who have opened the
 * case, of which the record tells.
 */
export async function casePicture(
  db: Db,
  files: Files,
  { scope, operatorId, caseId, which, nth }: Asked,
) {
  const { rows } = await sql<Row>`
    select member.main_photo as face, photo.filename as photo, report.evidence ->> 'photo_key' as evidence,
      exists (select from office_case_look where case_id = office_case.id and operator_id = ${operatorId}) as is_opened,
      case when kind = 'appeal' then office_case.subject_id end as appeal_id
    from office_case
    left join member on member.id = office_case.member_id
    left join photo on kind = 'photo' and photo.id = office_case.subject_id
    left join report on kind in ('report', 'notice') and report.id = office_case.subject_id
    where office_case.id = ${caseId} and ${within(scope)}`.execute(db)
  const [row] = rows
  const key = row ? await keyOf(db, row, { which, nth }) : null
  const file = key === null ? null : await files.find(key)
  if (!file) throw new Refusal('NOT_FOUND')
  return { type: 'image/webp', ...file }
}

async function keyOf(
  db: Db,
  row: Row,
  { which, nth }: Pick<Asked, 'which' | 'nth'>,
): Promise<string | null> {
  if (which === 'face') return row.face === null ? null : photoKey(row.face, 'thumb')
  if (!row.is_opened) return null
  if (which === 'evidence') return row.evidence
  const file = which === 'photo' ? row.photo : await takenOf(db, row, nth)
  return file === null ? null : photoKey(file, 'full')
}

function takenOf(db: Db, { appeal_id: appealId }: Row, nth: number): Promise<string | null> {
  return appealId === null ? Promise.resolve(null) : takenFile(db, appealId, nth)
}
