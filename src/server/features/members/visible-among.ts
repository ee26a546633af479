import type { Db } from '#server/db/connect.ts'
import { isThereFor, isVisibleTo, type Viewer } from './visible.ts'

/** Those of the ids whom the viewer may see at this moment. */
export function visibleAmong(db: Db, viewer: Viewer, ids: readonly string[]) {
  return among(db, ids, isVisibleTo(viewer))
}

/** Those of the ids with whom the viewer may have a conversation, whether or not they hide at this moment. */
export function thereAmong(db: Db, viewer: Viewer, ids: readonly string[]) {
  return among(db, ids, isThereFor(viewer))
}

async function among(
  db: Db,
  ids: readonly string[],
  rule: ReturnType<typeof isThereFor>,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('member')
    .select('member.id')
    .where('member.id', 'in', ids)
    .where(rule)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
