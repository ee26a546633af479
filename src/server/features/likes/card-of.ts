import type { Db } from '#server/db/connect.ts'
import {
  CARD_COLUMNS,
  isVisibleTo,
  memberCard,
  type Viewer,
} from '#server/features/members/members.ts'

type CardOfInput = { readonly viewer: Viewer; readonly profileId: string; readonly now: Date }

/** One member as the viewer may see them, or null. */
export async function cardOf(db: Db, { viewer, profileId, now }: CardOfInput) {
  const row = await db
    .selectFrom('member')
    .where('member.id', '=', profileId)
    .where(isVisibleTo(viewer))
    .select(CARD_COLUMNS)
    .executeTakeFirst()
  return row ? memberCard(row, now) : null
}
