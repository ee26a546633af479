import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { isVisibleTo } from '#server/features/members/members.ts'
import { sha256 } from '#server/kernel/secrets.ts'
import { OPEN_PHOTOS } from './open-photos.ts'

/** Whoever looks without a session has the id of nobody. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

export type Look = {
  readonly siteId: string
  /** The name in the address: of the photo, or of its blurred variant, which is another one. */
  readonly name: string
  readonly isBlurred: boolean
  readonly token: string | undefined
  readonly now: Date
}

type Access = { readonly filename: string; readonly isForEverybody: boolean }

/**
 * The photo under this name, if whoever asks may see it, and whether everybody may. One's own are always there; of
 * others' those that are shown, as many as one may see. Everything else is as good as not there. It is one query,
 * because a page asks for many photos.
 */
export async function accessTo(db: Db, look: Look): Promise<Access | null> {
  const photo = await photoNamed(db, look)
  if (!photo) return null
  const { filename, isOwn, isMain, isShown } = photo
  const isForEverybody = isShown && (isMain || look.isBlurred)
  const isOpen = isOwn || isForEverybody || (isShown && photo.rank < photo.open)
  return isOpen ? { filename, isForEverybody } : null
}

function photoNamed(db: Db, look: Look) {
  const { siteId, name, isBlurred } = look
  const viewerId = sql<string>`viewer.id`
  return db
    .selectFrom('member')
    .where((member) =>
      member.or([
        member('member.id', '=', viewerId),
        isVisibleTo({ siteId, memberId: viewerId })(member),
      ]),
    )
    .innerJoin('photo', 'photo.member_id', 'member.id')
    .innerJoin(viewerOf(look).as('viewer'), (join) => join.onTrue())
    .where(isBlurred ? 'photo.locked_filename' : 'photo.filename', '=', name)
    .select([
      'photo.filename',
      sql<boolean>`member.id = viewer.id`.as('isOwn'),
      sql<boolean>`member.main_photo is not distinct from photo.filename`.as('isMain'),
      sql<boolean>`photo.status = 'active' and member.status = 'active' and not member.is_invisible`.as(
        'isShown',
      ),
      sql<number>`(
        select count(*)::int from photo as earlier
        where earlier.member_id = photo.member_id and earlier.status = 'active'
          and earlier.position < photo.position)`.as('rank'),
      'viewer.open',
    ])
    .executeTakeFirst()
}

/** Whose session this is, and how many photos of others they may see. */
function viewerOf({ siteId, token = '', now }: Look) {
  return sql<{ id: string; open: number }>`(
    select coalesce(found.id, ${NOBODY}) as id,
      case when found.id is null then ${OPEN_PHOTOS.visitor}::int
        when found.paid_user then ${OPEN_PHOTOS.premium}::int
        else ${OPEN_PHOTOS.free}::int end as open
    from (select) as one
    left join (
      select member.id, member.paid_user from session join member on member.id = session.member_id
      where session.token_hash = ${sha256(token)} and session.expires_at > ${now}
        and member.site_id = ${siteId} and member.status in ('not_confirmed', 'active')
    ) as found on true)`
}
