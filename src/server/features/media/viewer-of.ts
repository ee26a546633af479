import { sql } from 'kysely'
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

/** Whose session this is, and how many photos of others they may see. */
export function viewerOf({ siteId, token = '', now }: Look) {
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
