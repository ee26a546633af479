import { sql, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Tables } from '#server/db/tables.ts'

export type Viewer = { readonly siteId: string; readonly memberId: string | null }

/**
 * The one rule about who may be shown to whom: members of the same site who are active and not invisible,
 * not the viewer themselves, and with no block between the two in either direction.
 */
export function isVisibleTo({ siteId, memberId }: Viewer) {
  return (where: ExpressionBuilder<Tables, 'member'>) => {
    const isShown = [
      where('member.site_id', '=', siteId),
      where('member.status', '=', 'active'),
      where('member.is_invisible', '=', false),
    ]
    if (memberId === null) return where.and(isShown)
    const isBlocked = sql<SqlBool>`exists (
      select from block
      where (blocker_id = member.id and blocked_id = ${memberId})
         or (blocker_id = ${memberId} and blocked_id = member.id))`
    return where.and([...isShown, where('member.id', '<>', memberId), where.not(isBlocked)])
  }
}
