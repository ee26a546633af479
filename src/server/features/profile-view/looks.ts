import { sql } from 'kysely'
import { LOOK_DAYS, MOST_COUNTED } from '#contract/look-days.ts'
import type { Db } from '#server/db/connect.ts'
import { isVisibleTo, type Viewer } from '#server/features/members/members.ts'

type Member = Viewer & { readonly memberId: string }
type Look = { readonly viewer: Member; readonly profileId: string; readonly now: Date }

const LIFETIME_MS = LOOK_DAYS * 24 * 60 * 60 * 1000
const SAME_LOOK_MS = 60 * 60 * 1000

/**
 * Remembers that a member looked at another one's profile; not of a member who browses unseen, and nothing of a fictional profile. Within
 * an hour it is the same look.
 */
export async function rememberLook(db: Db, { viewer, profileId, now }: Look): Promise<void> {
  const target = db
    .selectFrom('member')
    .select('member.id')
    .where('member.id', '=', profileId)
    .where('member.is_fictional', '=', false)
    .where(isVisibleTo(viewer))
  await sql`
    insert into profile_look (target_id, viewer_id, created_at)
    select target.id, me.id, ${now}
    from member as me, (${target}) as target
    where me.id = ${viewer.memberId} and not me.is_fictional and not me.is_invisible and me.shown_to <> 'chosen'
    on conflict (target_id, viewer_id) do update set created_at = excluded.created_at
    where profile_look.created_at < ${new Date(now.getTime() - SAME_LOOK_MS)}`.execute(db)
}

type LooksAtInput = { readonly viewer: Member; readonly now: Date }

/** Who looked at a member lately and may be seen by them at this moment, the latest first. */
export async function looksAt(db: Db, { viewer, now }: LooksAtInput): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('profile_look')
    .innerJoin('member', 'member.id', 'profile_look.viewer_id')
    .where('profile_look.target_id', '=', viewer.memberId)
    .where('profile_look.created_at', '>', new Date(now.getTime() - LIFETIME_MS))
    .where(isVisibleTo(viewer))
    .select('member.id')
    .orderBy('profile_look.created_at', 'desc')
    .orderBy('member.id')
    .limit(MOST_COUNTED)
    .execute()
  return rows.map(({ id }) => id)
}

export async function deleteOldLooks(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('profile_look')
    .where('created_at', '<=', new Date(now.getTime() - LIFETIME_MS))
    .execute()
}
