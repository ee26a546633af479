import { sql } from 'kysely'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { isThereFor, isVisibleTo } from '#server/features/members/members.ts'
import type { NewReport } from './new-report.ts'
import { reportedMessage } from './reported-message.ts'

/** What was to be seen when something was reported. */
export type Evidence = {
  readonly profile: Readonly<Record<string, string>>
  /** The names of all photos, the main one first. */
  readonly photos: readonly string[]
  /** The message that the report is about. */
  readonly message?: Readonly<Record<string, string>>
  /** The name of the photo that the report is about, or that was sent with the message. */
  readonly photo: string | null
  /** Where its bytes are kept aside. */
  readonly photo_key: string | null
}

/** Copies what a report is about. Whatever the reporter may not see is not there. */
export async function evidenceOf(db: Db, report: NewReport): Promise<Omit<Evidence, 'photo_key'>> {
  const profile = await profileOf(db, report)
  if (!profile) throw new Refusal('NOT_FOUND')
  const photos = await db
    .selectFrom('photo')
    .select(['id', 'filename'])
    .where('member_id', '=', report.profile_id)
    .where('status', '=', 'active')
    .orderBy('position')
    .execute()
  const message = report.subject === 'message' ? await reportedMessage(db, report) : null
  return {
    profile,
    photos: photos.map(({ filename }) => filename),
    ...(message ? { message: message.said } : {}),
    photo: message ? message.filename : subjectIn(photos, report),
  }
}

/**
 * A member whom the reporter may see, or has blocked: whoever blocks somebody can still report them. A message stays
 * readable, and can be reported, while its sender is invisible.
 */
function profileOf(db: Db, { siteId, reporterId, profile_id: id, subject }: NewReport) {
  const isSeen = subject === 'message' ? isThereFor : isVisibleTo
  return db
    .selectFrom('member')
    .where('member.id', '=', id)
    .where('member.site_id', '=', siteId)
    .where('member.status', '=', 'active')
    .where((member) =>
      member.or([
        isSeen({ siteId, memberId: reporterId })(member),
        sql<boolean>`exists (
          select from block where blocker_id = ${reporterId} and blocked_id = member.id)`,
      ]),
    )
    .select(['name', 'date_of_birth', 'country', 'region', 'city', 'about'])
    .executeTakeFirst()
}

type Photo = { readonly id: string; readonly filename: string }

function subjectIn(photos: readonly Photo[], { subject, subject_id: id }: NewReport) {
  const photo = subject === 'photo' ? photos.find((each) => each.id === id) : undefined
  const isThere = subject === 'member' ? id === undefined : photo !== undefined
  if (!isThere) throw new Refusal('NOT_FOUND')
  return photo?.filename ?? null
}
