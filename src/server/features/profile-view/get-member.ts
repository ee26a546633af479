import type { z } from 'zod/mini'
import type { getMember as contract } from '#contract/members.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { tilesOf, type Viewer } from '#server/features/members/members.ts'
import { photosFor } from '#server/features/photos/photos.ts'
import type { Settings } from '#server/features/settings/settings.ts'
import { profileRow } from './profile-row.ts'
import { relatedIds } from './related-ids.ts'
import { shownFields, shownTile } from './shown-fields.ts'

type GetMemberInput = {
  readonly viewer: Viewer
  readonly profileId: string
  readonly settings: Settings
  readonly now: Date
}
type Answer = z.input<typeof contract.output>

/** A profile as the viewer may see it, and a few others like it. */
export async function getMember(
  db: Db,
  { viewer, profileId, settings, now }: GetMemberInput,
): Promise<Answer> {
  const [row, me] = await Promise.all([profileRow(db, viewer, profileId), viewerOf(db, viewer)])
  if (!row) throw new Refusal('NOT_FOUND')
  const [photos, ids] = await Promise.all([
    photosFor(db, { viewer, viewerIsPremium: me.paid_user, memberId: profileId }),
    relatedIds(db, viewer, row),
  ])
  const [tile, ...related] = await tilesOf(db, { viewer, ids: [profileId, ...ids], now })
  if (tile?.id !== profileId) throw new Refusal('NOT_FOUND')
  return {
    member: {
      ...tile,
      ...shownTile(tile, settings),
      ...shownFields(row, { settings, interests: me.interests, now }),
      photos,
      num_photos: photos.length,
      likes_me: row.likes_me,
      is_match: row.likes_me && tile.is_liked,
    },
    related,
  }
}

async function viewerOf(db: Db, { memberId }: Viewer) {
  const me = await db
    .selectFrom('member')
    .select(['interests', 'paid_user'])
    .where('id', '=', memberId)
    .executeTakeFirst()
  return me ?? { interests: [], paid_user: false }
}
