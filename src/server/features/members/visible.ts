import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Tables } from '#server/db/tables.ts'

export type Viewer = { readonly siteId: string; readonly memberId: string | null }
/** A viewer whom the same query finds: an id that is nobody's for visitors. */
type FoundViewer = { readonly siteId: string; readonly memberId: Expression<string> }

/**
 * The one rule about who may be shown to whom: members of the same site who are active and not invisible,
 * not the viewer themselves, and with no block between the two in either direction.
 */
export function isVisibleTo({ siteId, memberId }: Viewer | FoundViewer) {
  return (where: ExpressionBuilder<Tables, 'member'>) => {
    const isShown = [
      where('member.site_id', '=', siteId),
      where('member.status', '=', 'active'),
      where('member.is_invisible', '=', false),
    ]
    if (memberId === null) return where.and(isShown)
    // One short list that every member is looked up in: a join would cost a long list of members its order.
    const isHidden = sql<SqlBool>`member.id in (
      select ${memberId}::uuid
      union all select blocked_id from block where blocker_id = ${memberId}
      union all select blocker_id from block where blocked_id = ${memberId})`
    return where.and([...isShown, where.not(isHidden)])
  }
}
