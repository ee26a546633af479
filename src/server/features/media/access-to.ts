import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { isSelfOrVisibleTo, isUnblocked, NOBODY } from '#server/features/members/members.ts'
import { sha256 } from '#server/kernel/secrets.ts'

type Access = { readonly filename: string; readonly isForEverybody: boolean }

/**
 * The photo under this name, if the viewer may see it, and whether everyone may. A member's own are always there; of
 * others' those that are shown, as many as the viewer may see; those in messages for sender and recipient. Everything
 * else is as good as not there. For a member's photo it is one query, because a page asks for many.
 */
export async function accessTo(db: Db, look: Look): Promise<Access | null> {
  const photo = await photoNamed(db, look)
  if (!photo) return sentPhoto(db, look)
  const { filename, isOwn, isMain, isShown } = photo
  const isOpenToAll = isShown && (isMain || look.isBlurred)
  const isOpen = isOpenToAll || ((isOwn || isShown) && isOpenTo(photo.viewer, photo))
  const isForEverybody = isOpenToAll && photo.isPublic
  return isOpen ? { filename, isForEverybody } : null
}

/** How many of a member's photos others may see: visitors the main one, free members one more, premium members all. */
const OPEN_PHOTOS = { visitor: 1, free: 2, premium: 1000 } as const

type PhotoViewer = keyof typeof OPEN_PHOTOS
type Ranked = { readonly isOwn: boolean; readonly rank: number }

/** The rule of which photos on a visible profile a viewer may see: all of their own, of others' the first so many. */
export function isOpenTo(viewer: PhotoViewer, { isOwn, rank }: Ranked): boolean {
  return isOwn || rank < OPEN_PHOTOS[viewer]
}

async function sentPhoto(db: Db, look: Look): Promise<Access | null> {
  const filename = await photoInMessage(db, look)
  return filename === null ? null : { filename, isForEverybody: false }
}

function photoNamed(db: Db, look: Look) {
  const { siteId, name, isBlurred } = look
  const viewerId = sql<string>`viewer.id`
  return db
    .selectFrom('member')
    .where(isSelfOrVisibleTo({ siteId, memberId: viewerId }))
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
      sql<boolean>`member.shown_to = 'everybody'`.as('isPublic'),
      sql<number>`(
        select count(*)::int from photo as earlier
        where earlier.member_id = photo.member_id and earlier.status = 'active'
          and earlier.position < photo.position)`.as('rank'),
      'viewer.kind as viewer',
    ])
    .executeTakeFirst()
}

/**
 * The photo under this name in a message that the viewer may see: the viewer is one of the two, on their side it is
 * there, no block is between them, and its sender has not left or deleted it.
 */
async function photoInMessage(db: Db, look: Look): Promise<string | null> {
  const name = look.isBlurred ? sql.ref('message.blurred_filename') : sql.ref('message.filename')
  const { rows } = await sql<{ filename: string }>`
    select message.filename
    from ${viewerOf(look)} as viewer
    join conversation_side as side on side.member_id = viewer.id
    join message on message.conversation_id = side.conversation_id
      and message.seq > side.removed_seq and message.seq <= side.last_seq
    join member as sender on sender.id = message.sender_id and sender.status in ('active', 'not_confirmed')
    where ${name} = ${look.name} and message.deleted_at is null
      and ${isUnblocked(sql<string>`viewer.id`, 'side.other_id')}`.execute(db)
  return rows[0]?.filename ?? null
}

type Look = {
  readonly siteId: string
  /** The name in the address: of the photo, or of its blurred variant, which is another one. */
  readonly name: string
  readonly isBlurred: boolean
  readonly token: string | undefined
  readonly now: Date
}

/** The member whose session this is, if it is one, and how they look at photos. */
function viewerOf({ siteId, token = '', now }: Look) {
  return sql<{ id: string; kind: PhotoViewer }>`(
    select coalesce(found.id, ${NOBODY}) as id,
      case when found.id is null then 'visitor' when found.paid_user then 'premium' else 'free' end as kind
    from (select) as one
    left join (
      select member.id, member.paid_user from session join member on member.id = session.member_id
      where session.token_hash = ${sha256(token)} and session.expires_at > ${now}
        and member.site_id = ${siteId} and member.status in ('not_confirmed', 'active')
    ) as found on true)`
}
