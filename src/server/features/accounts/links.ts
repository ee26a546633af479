import { randomUUID } from 'node:crypto'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { linkToken, sha256 } from '#server/kernel/secrets.ts'

const HOUR_MS = 60 * 60 * 1000

/** How long a link in a mail works. */
const LIFETIME_MS = {
  activation: 7 * 24 * HOUR_MS,
  reset: HOUR_MS,
  mail_change: 24 * HOUR_MS,
  reactivation: 14 * 24 * HOUR_MS,
  undo_email: 48 * HOUR_MS,
  undo_password: 48 * HOUR_MS,
} as const

export type LinkKind = keyof typeof LIFETIME_MS
type NewLink = {
  readonly memberId: string
  readonly kind: LinkKind
  readonly data?: Readonly<Record<string, string>>
  readonly now: Date
}
export type UsedLink = { readonly memberId: string; readonly data: Record<string, string> }

/** Two changes in a row must both be undone from the first mail, so these stay beside each other. */
const STAY: readonly LinkKind[] = ['undo_email', 'undo_password']

/** Makes a link for a mail and returns its id. Older links of the same kind stop working, but for those that undo. */
export async function makeLink(
  tx: Db,
  secretKey: string,
  { memberId, kind, data = {}, now }: NewLink,
): Promise<string> {
  const id = randomUUID()
  if (!STAY.includes(kind)) await voidLinks(tx, memberId, [kind])
  await tx
    .insertInto('mail_link')
    .values({
      id,
      token_hash: sha256(linkToken(secretKey, id)),
      member_id: memberId,
      kind,
      data: JSON.stringify(data),
      created_at: now,
      expires_at: new Date(now.getTime() + LIFETIME_MS[kind]),
    })
    .execute()
  return id
}

/** Makes links of some kinds stop working. */
export async function voidLinks(
  tx: Db,
  memberId: string,
  kinds: readonly LinkKind[],
): Promise<void> {
  await tx
    .deleteFrom('mail_link')
    .where('member_id', '=', memberId)
    .where('kind', 'in', [...kinds])
    .execute()
}

type Use = {
  readonly siteId: string
  readonly kinds: readonly LinkKind[]
  readonly token: string
  readonly now: Date
}

/** Whose link this is while it still works; any other token is refused. It stays unused. */
export async function linkOwner(db: Db, { siteId, kinds, token, now }: Use) {
  const owner = await db
    .selectFrom('mail_link')
    .innerJoin('member', 'member.id', 'mail_link.member_id')
    .select(['member.id', 'member.email', 'member.name'])
    .where('member.site_id', '=', siteId)
    .where('token_hash', '=', sha256(token))
    .where('mail_link.kind', 'in', [...kinds])
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!owner) throw new Refusal('LINK_INVALID')
  return owner
}

/** Uses a link up, once however many try at the same moment; any other token is refused. */
export async function useLink(
  tx: Db,
  { siteId, kinds, token, now }: Use,
): Promise<UsedLink & { kind: LinkKind }> {
  const link = await tx
    .updateTable('mail_link')
    .set({ used_at: now })
    .from('member')
    .whereRef('member.id', '=', 'mail_link.member_id')
    .where('member.site_id', '=', siteId)
    .where('token_hash', '=', sha256(token))
    .where('kind', 'in', [...kinds])
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['mail_link.member_id', 'mail_link.data', 'mail_link.kind'])
    .executeTakeFirst()
  if (!link) throw new Refusal('LINK_INVALID')
  return {
    memberId: link.member_id,
    data: link.data as Record<string, string>,
    kind: link.kind as LinkKind,
  }
}
