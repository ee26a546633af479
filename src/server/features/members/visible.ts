import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely'
import type { Kind } from '#contract/identities.ts'
import type { Db } from '#server/db/connect.ts'
import { anyOf } from '#server/db/prepared.ts'
import type { Tables } from '#server/db/tables.ts'

export type Viewer = { readonly siteId: string; readonly memberId: string | null }
/** A viewer whom the same query finds: for visitors an id that no member has. */
type FoundViewer = {
  readonly siteId: string | Expression<string>
  readonly memberId: Expression<string>
}

/**
 * The one rule about who may be shown to whom: members of the same site who are active and show themselves to the
 * viewer, not the viewer themselves, and with no block between the two in either direction.
 */
export function isVisibleTo(viewer: Viewer | FoundViewer) {
  return (where: ExpressionBuilder<Tables, 'member'>) =>
    where.and([isThereFor(viewer)(where), showsThemselvesTo(viewer)(where)])
}

/** As `isVisibleTo`, and the viewer's own profile as well. */
export function isSelfOrVisibleTo(viewer: Viewer | FoundViewer) {
  return (where: ExpressionBuilder<Tables, 'member'>) =>
    where.or([where('member.id', '=', viewer.memberId), isVisibleTo(viewer)(where)])
}

/** The id of a found viewer who is a visitor: no member has it. */
export const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * What members decide themselves: an invisible one is shown to no viewer, others to the viewers they chose, which are
 * all, members, or only those they like or wrote to.
 */
export function showsThemselvesTo({ memberId }: Viewer | FoundViewer) {
  return (where: ExpressionBuilder<Tables, 'member'>) => {
    const isOpen = where('member.shown_to', '=', 'everybody')
    const isForViewer =
      memberId === null ? isOpen : where.or([isOpen, isShownToMember(memberId)(where)])
    return where.and([where('member.is_invisible', '=', sql.lit(false)), isForViewer])
  }
}

function isShownToMember(memberId: string | Expression<string>) {
  return (where: ExpressionBuilder<Tables, 'member'>) => {
    const isMember = sql<SqlBool>`${memberId}::uuid <> ${NOBODY}`
    const forMembers = where('member.shown_to', '=', 'members')
    // Asked of few, and for each of them it is one look into an index.
    const isChosen = sql<SqlBool>`(
      exists (select from member_like where from_id = member.id and to_id = ${memberId})
      or exists (
        select from conversation_side as theirs
        where theirs.member_id = member.id and theirs.other_id = ${memberId} and theirs.has_written))`
    return where.or([
      where.and([forMembers, isMember]),
      where.and([where('member.shown_to', '=', 'chosen'), isChosen]),
    ])
  }
}

/** The same, but for what members decide themselves: what two wrote to each other stays readable meanwhile. */
export function isThereFor({ siteId, memberId }: Viewer | FoundViewer) {
  return (where: ExpressionBuilder<Tables, 'member'>) => {
    // Written out here and above: a plan for any value could not use the indexes of those who are there.
    const isActive = where('member.status', '=', sql.lit('active'))
    const isThere = [where('member.site_id', '=', siteId), isActive]
    if (memberId === null) return where.and(isThere)
    // One short list that every member is looked up in: a join would cost a long list of members its order.
    // As a number it counts as dear, so that the database asks everything else about a member first.
    const isNotHidden = sql<SqlBool>`(member.id in (
      select ${memberId}::uuid
      union all ${blockedWith(memberId)}))::int <> 1`
    return where.and([...isThere, isNotHidden])
  }
}

/** Whether no block is between a member and the member a column names; one who has left for good is not blocked. */
export function isUnblocked(memberId: string | Expression<string>, column: string) {
  return sql<SqlBool>`coalesce(${sql.ref(column)} not in (${blockedWith(memberId)}), true)`
}

function blockedWith(memberId: string | Expression<string>) {
  return sql`select blocked_id from block where blocker_id = ${memberId}
      union all select blocker_id from block where blocked_id = ${memberId}`
}

/** Whether members seek somebody of this kind. */
export function seeksKind(kind: Kind) {
  return sql<SqlBool>`seeks_kind(member.seeks, member.seeks_couples, ${kind})`
}

type Showcase = {
  /** Whether the page is about members of one kind, by what they are or seek. */
  readonly isByType: boolean
}

/**
 * Whether a page for everybody, such as a landing page, may show a member: only one who agreed to exactly that and is
 * shown to everybody anyway. A page that chooses its members by type needs their second consent.
 */
export function mayBeShowcasedTo(viewer: Viewer, { isByType }: Showcase) {
  return (where: ExpressionBuilder<Tables, 'member'>) =>
    where.and([
      isVisibleTo(viewer)(where),
      where('member.shown_to', '=', 'everybody'),
      where(isByType ? 'member.is_showcased_by_type' : 'member.is_showcased', '=', true),
    ])
}

/** The ids, of these, of the members whom the viewer may see at this moment. */
export function visibleAmong(db: Db, viewer: Viewer, ids: readonly string[]) {
  return among(db, ids, isVisibleTo(viewer))
}

/** The ids, of these, of the members with whom the viewer may have a conversation, also while they hide. */
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
    .where('member.id', '=', anyOf(ids))
    .where(rule)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
