import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/connect.ts'
import { eraseChats } from '#server/features/chats/chats.ts'
import { eraseComplaintsOf } from '#server/features/complaints/complaints.ts'
import { doomFiles, photoKeys } from '#server/features/media/media.ts'

type Erasing = {
  readonly memberId: string
  readonly now: Date
  /** Only when they were deleted at this time or before; whoever came back meanwhile stays. */
  readonly deletedBy: Date | null
}

/**
 * Erases a member and all that leads to them, in one step; returns whether there was anybody to erase. The files of their
 * photos, those in messages too, are put on a list first, so that they go even if this process does not live to remove them.
 */
export async function eraseMember(db: Db, { memberId, now, deletedBy }: Erasing): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const member = await tx
      .selectFrom('member')
      .select(['id', 'site_id', 'email'])
      .where('id', '=', memberId)
      .$if(deletedBy !== null, (query) => query.where('deleted_at', '<=', deletedBy))
      .forUpdate()
      .executeTakeFirst()
    if (!member) return false
    await doomPhotos(tx, memberId, now)
    await eraseChats(tx, { memberId, now })
    await forgetAddress(tx, member)
    const { site_id: siteId, email } = member
    await eraseComplaintsOf(tx, { siteId, memberId, email, now })
    await tx.deleteFrom('member').where('id', '=', memberId).execute()
    await tx
      .insertInto('erased_member')
      .values({ member_id: memberId, erased_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return true
  })
}

async function doomPhotos(tx: Tx, memberId: string, now: Date): Promise<void> {
  const photos = await tx
    .selectFrom('photo')
    .select('filename')
    .where('member_id', '=', memberId)
    .execute()
  await doomFiles(
    tx,
    photos.flatMap(({ filename }) => photoKeys(filename)),
    now,
  )
}

type Mailbox = { readonly site_id: string; readonly email: string }

/** What was written to the address, or by a partner about it, without naming the member. */
async function forgetAddress(tx: Tx, { site_id: siteId, email }: Mailbox): Promise<void> {
  const address = email.toLowerCase()
  await tx
    .deleteFrom('partner_signup')
    .where('site_id', '=', siteId)
    .where((where) => where(where.fn('lower', ['email']), '=', address))
    .execute()
  await tx
    .deleteFrom('outbox_mail')
    .where('site_id', '=', siteId)
    .where((where) => where(where.fn('lower', ['recipient']), '=', address))
    .execute()
  await tx
    .deleteFrom('job')
    .where('kind', '=', 'mail')
    .where(sql<boolean>`lower(payload ->> 'to') = ${address} and payload ->> 'site_id' = ${siteId}`)
    .execute()
}
