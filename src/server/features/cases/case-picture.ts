import { sql } from 'kysely'
import type { CASE_PICTURES } from '#contract/office/cases.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { type Files, photoKey } from '#server/features/media/media.ts'
import type { Scope } from '#server/http/office-route.ts'
import { within } from './case-rows.ts'

type Asked = {
  readonly scope: Scope
  readonly operatorId: string
  readonly caseId: number
  readonly which: (typeof CASE_PICTURES)[number]
}

type Row = {
  face: string | null
  photo: string | null
  evidence: string | null
  is_opened: boolean
}

/**
 * A picture of a case. The face is what everybody on the site sees; what it is about is shown to those alone who have opened the
 * case, of which the record tells.
 */
export async function casePicture(
  db: Db,
  files: Files,
  { scope, operatorId, caseId, which }: Asked,
) {
  const { rows } = await sql<Row>`
    select member.main_photo as face, photo.filename as photo, report.evidence ->> 'photo_key' as evidence,
      exists (select from office_case_look where case_id = office_case.id and operator_id = ${operatorId}) as is_opened
    from office_case
    left join member on member.id = office_case.member_id
    left join photo on kind = 'photo' and photo.id = office_case.subject_id
    left join report on kind in ('report', 'notice') and report.id = office_case.subject_id
    where office_case.id = ${caseId} and ${within(scope)}`.execute(db)
  const key = rows[0] ? keyOf(rows[0], which) : null
  const file = key === null ? null : await files.find(key)
  if (!file) throw new Refusal('NOT_FOUND')
  return { type: 'image/webp', ...file }
}

function keyOf(row: Row, which: Asked['which']): string | null {
  if (which === 'face') return row.face === null ? null : photoKey(row.face, 'thumb')
  if (!row.is_opened) return null
  if (which === 'evidence') return row.evidence
  return row.photo === null ? null : photoKey(row.photo, 'full')
}
