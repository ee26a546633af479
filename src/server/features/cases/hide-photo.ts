import { sql } from 'kysely'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { openBus } from '#server/events/bus.ts'
import { withEvents } from '#server/events/with-events.ts'
import { hidePhotoIn } from '#server/features/photos/photos.ts'
import { note } from '#server/features/record/record.ts'
import { requireAccess } from '#server/http/operator-session.ts'
import type { Acting } from './guard.ts'

type Hiding = Omit<Acting, 'caseId' | 'seniorScope'> & { readonly photoId: string }

/**
 * Hides a photo that may show a child: nobody sees it from this transaction on, and its case waits for a senior alone. One that was
 * approved within the last seconds is held back, too. Pressed again, it stays as it is.
 */
export function hidePhoto(
  db: Db,
  { by, scope, photoId, now }: Hiding,
): Promise<{ case_id: number | null }> {
  return withEvents({ db, events: openBus(), now }, async (tx, notify) => {
    await requireAccess(tx, by.operatorId)
    const { site_id: siteId, member_id: memberId } = await lockedPhoto(tx, { scope, photoId })
    const wasShown = await hidePhotoIn(tx, notify, { memberId, id: photoId })
    const handed = await handOnToSenior(tx, { by, photoId, wasShown, now })
    if (wasShown || handed !== undefined)
      await note(tx, {
        by,
        action: 'photo_hidden',
        siteId,
        subject: { kind: 'member', id: memberId },
        details: { photo: photoId, why: 'minor', was_shown: wasShown, case: handed?.id ?? null },
        now,
      })
    return { case_id: handed?.id ?? (await openCaseOf(tx, photoId)) }
  })
}

/** The photo, with its member held: whoever changes photos does that first. */
async function lockedPhoto(tx: Tx, { scope, photoId }: Pick<Hiding, 'scope' | 'photoId'>) {
  const photo = await tx
    .selectFrom('photo')
    .innerJoin('member', 'member.id', 'photo.member_id')
    .select(['member_id', 'site_id'])
    .where('photo.id', '=', photoId)
    .where('photo.status', 'in', ['active', 'waiting'])
    .$if(scope !== 'all', (query) => query.where('site_id', 'in', [...(scope as string[])]))
    .forNoKeyUpdate('member')
    .executeTakeFirst()
  if (!photo) throw new Refusal('NOT_FOUND')
  return photo
}

type HandingOn = Pick<Hiding, 'by' | 'photoId' | 'now'> & { readonly wasShown: boolean }

/** What was shown waits from now on. A rejection stands: it takes the photo away in seconds. */
async function handOnToSenior(tx: Tx, { by, photoId, wasShown, now }: HandingOn) {
  const { rows } = await sql<{ id: number }>`
    update office_case
    set handed_by = ${by.operatorId}, handed_why = 'minor', claimed_by = null, claimed_until = null, due_at = least(due_at, ${now}),
      opened_at = case when ${wasShown} then ${now} else opened_at end, decided_at = null, decided_by = null, outcome = null, reason = null, changed_at = clock_timestamp()
    where kind = 'photo' and subject_id = ${photoId} and done_at is null and handed_by is null and outcome is distinct from 'reject'
    returning id`.execute(tx)
  return rows[0]
}

async function openCaseOf(tx: Tx, photoId: string): Promise<number | null> {
  const found = await tx
    .selectFrom('office_case')
    .select('id')
    .where('kind', '=', 'photo')
    .where('subject_id', '=', photoId)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  return found?.id ?? null
}
