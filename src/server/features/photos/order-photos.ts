import { sql } from 'kysely'
import { Refusal } from '#contract/refusals.ts'
import { withEvents } from '#server/events/telling.ts'
import { lockOwner } from './lock-owner.ts'
import type { PhotoDeps } from './photo-desk.ts'

type Ordering = { readonly memberId: string; readonly ids: readonly string[]; readonly now: Date }

/** Puts all photos of a member in this order. A list that is not exactly theirs, each once, changes nothing. */
export async function orderPhotos(
  { db, events }: Pick<PhotoDeps, 'db' | 'events'>,
  { memberId, ids, now }: Ordering,
): Promise<void> {
  await withEvents({ db, events, now }, async (tx, notify) => {
    await lockOwner(tx, memberId)
    const { numAffectedRows = 0n } = await sql`
      with given as (
        select id, nth - 1 as position from unnest(${ids}::uuid[]) with ordinality as list (id, nth)
      )
      update photo set position = given.position from given
      where photo.id = given.id and photo.member_id = ${memberId}
        and (select count(distinct id) from given) = ${ids.length}
        and (select array_agg(id order by id) from photo where member_id = ${memberId})
          = (select array_agg(id order by id) from given)`.execute(tx)
    if (numAffectedRows === 0n) throw new Refusal('NOT_FOUND')
    notify([memberId], { kind: 'user_changed' })
  })
}
