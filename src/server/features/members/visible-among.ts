import type { Db } from '#server/db/connect.ts'
import { isVisibleTo, type Viewer } from './visible.ts'

/** Those of the ids whom the viewer may see at this moment. */
export async function visibleAmong(
  db: Db,
  viewer: Viewer,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('member')
    .select('member.id')
    .where('member.id', 'in', ids)
    .where(isVisibleTo(viewer))
    .execute()
  return new Set(rows.map(({ id }) => id))
}
