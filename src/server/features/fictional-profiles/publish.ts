import { sql } from 'kysely'
import { OfficeRefusal } from '#contract/office/refusals.ts'
import { Refusal } from '#contract/refusals.ts'
import { type Db, transact } from '#server/db/connect.ts'
import { refusedIn } from '#server/features/fiction/fiction.ts'
import { type Acting, lockOpen, noted } from './profile.ts'

type Publishing = Acting & { readonly revision: number }

/**
 * Shows a draft to members. What must be so for that is asked of the database in the same statement, and its own guard looks once more.
 * One that is shown already stays so.
 */
export async function publishProfile(db: Db, publishing: Publishing): Promise<void> {
  const { profileId, revision, now } = publishing
  await transact(db, async (tx) => {
    const found = await lockOpen(tx, publishing)
    if (found.revision !== revision) throw new OfficeRefusal('CHANGED_MEANWHILE')
    const why = refusedIn(found.about)
    if (why) throw new OfficeRefusal('TEXT_REFUSED', { field: 'about', why })
    const { rows } = await sql`
      select from photo left join picture_licence as licence on licence.photo_id = photo.id
      where photo.member_id = ${profileId}
        and (licence.photo_id is null or licence.ends_on < ${now.toISOString().slice(0, 10)}::date)`.execute(
      tx,
    )
    if (rows.length > 0) throw new OfficeRefusal('LICENCE_MISSING', { pictures: rows.length })
    if (found.state === 'draft') {
      await tx
        .updateTable('fictional_profile')
        .set({ state: 'published', published_at: now })
        .where('member_id', '=', profileId)
        .where('state', '=', 'draft')
        .execute()
        .catch(unlessYoung)
      await tx
        .updateTable('member')
        .set({ is_invisible: false, activated_at: now, last_active_at: now })
        .where('id', '=', profileId)
        .execute()
    }
    await noted(tx, publishing, found.site_id, {
      action: 'fictional_published',
      details: { name: found.name, before: found.state },
    })
  })
}

/** Only a date of birth that was never asked for can be so late. */
function unlessYoung(error: unknown): never {
  const { constraint } = error as { readonly constraint?: string }
  if (constraint === 'fictional_is_25')
    throw new Refusal('INVALID_INPUT', { field: 'date_of_birth', why: 'too_young' })
  throw error
}
