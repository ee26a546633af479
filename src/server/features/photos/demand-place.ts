import { Refusal } from '#contract/refusals.ts'
import type { App } from '#server/http/route.ts'
import { ownPhotos } from './own-photos.ts'

type Announced = { readonly memberId: string; readonly clientId: string; readonly now: Date }

/** Refuses an upload that would be in vain, before it is read. One that was taken before is none, and does not count. */
export async function requirePlace({ db, limiter }: App, upload: Announced): Promise<void> {
  const { memberId, clientId, now } = upload
  const known = await db
    .selectFrom('photo')
    .select('id')
    .where('member_id', '=', memberId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  if (known) return
  const { photos, limit } = await ownPhotos(db, memberId)
  if (photos.length >= limit) throw new Refusal('PHOTO_LIMIT', { limit })
  await limiter.take('upload', memberId, now)
}
