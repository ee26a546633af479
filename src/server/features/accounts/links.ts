import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { linkToken, sha256 } from '#server/kernel/secrets.ts'

const HOUR_MS = 60 * 60 * 1000
const PRESENT = ['active', 'not_confirmed']

/** How long a link in a mail works, and for members in which state. */
const LINKS = {
  activation: { ms: 7 * 24 * HOUR_MS, states: ['not_confirmed'] },
  reset: { ms: HOUR_MS, states: PRESENT },
  mail_change: { ms: 24 * HOUR_MS, states: PRESENT },
  reactivation: { ms: 14 * 24 * HOUR_MS, states: ['deleted'] },
  undo_email: { ms: 48 * HOUR_MS, states: [...PRESENT, 'deleted'] },
  undo_password: { ms: 48 * HOUR_MS, states: PRESENT },
} as const

export type LinkKind = keyof typeof LINKS
const KINDS = Object.keys(LINKS) as LinkKind[]

/** Two changes in a row must both be undone from the first mail, so these stay beside each other. */
const STAY: readonly LinkKind[] = ['undo_email', 'undo_password']

type NewLink = {
  readonly memberId: string
  readonly kind: LinkKind
  readonly data?: Readonly<Record<string, string>>
  /** For a mail that goes to the same mailbox once more: the earlier one may arrive later. */
  readonly isRepeated?: boolean
  /** How long it works, where that is longer than for others of its kind. */
  readonly ms?: number
  readonly now: Date
}

/**
 * Makes a link for a mail and returns its id. Older links of the same kind stop working, but for those that undo and those
 * that it repeats.
 */
export async function makeLink(
  tx: Db,
  secretKey: string,
  { memberId, kind, data = {}, isRepeated = false, ms = LINKS[kind].ms, now }: NewLink,
): Promise<string> {
  const id = randomUUID()
  // The member first and the link after it, as everything does that changes both.
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
  if (!isRepeated && !STAY.includes(kind)) await voidLinks(tx, memberId, [kind])
  await tx
    .insertInto('mail_link')
    .values({
      id,
      token_hash: sha256(linkToken(secretKey, id)),
      member_id: memberId,
      kind,
      data: JSON.stringify(data),
      created_at: now,
      expires_at: new Date(now.getTime() + ms),
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

/** Makes every link stop working but those of one kind. */
export function voidLinksBut(tx: Db, memberId: string, staying: LinkKind | null): Promise<void> {
  return voidLinks(
    tx,
    memberId,
    KINDS.filter((kind) => kind !== staying),
  )
}

/** Makes activation links stop working that would also move the account to another address. */
export async function voidCorrections(tx: Db, memberId: string): Promise<void> {
  await tx
    .deleteFrom('mail_link')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'activation')
    .where(sql<boolean>`data ? 'email'`)
    .execute()
}

type Undone = { readonly memberId: string; readonly kind: LinkKind; readonly createdAt: Date }

/**
 * After a change was undone: every other link that the intruder may have been sent stops working, and so does the
 * undoing of what came after the change. What undoes an earlier change stays, because it lies in the mailbox of the
 * account's former owner.
 */
export async function voidLinksAfterUndo(
  tx: Db,
  { memberId, kind, createdAt }: Undone,
): Promise<void> {
  await voidLinks(
    tx,
    memberId,
    KINDS.filter((each) => !STAY.includes(each)),
  )
  await tx
    .deleteFrom('mail_link')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('created_at', '>=', createdAt)
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
    .where('member.status', 'in', [...new Set(kinds.flatMap((kind) => LINKS[kind].states))])
    .where('token_hash', '=', sha256(token))
    .where('mail_link.kind', 'in', [...kinds])
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .forNoKeyUpdate('member')
    .executeTakeFirst()
  if (!owner) throw new Refusal('LINK_INVALID')
  return owner
}

type UsedLink = {
  readonly memberId: string
  readonly kind: LinkKind
  readonly data: Record<string, string>
  readonly createdAt: Date
}

/** Uses a link up, once however many try at the same moment; any other token is refused. */
export async function consumeLink(tx: Db, use: Use): Promise<UsedLink> {
  const { id: memberId } = await linkOwner(tx, use)
  const link = await tx
    .updateTable('mail_link')
    .set({ used_at: use.now })
    .where('token_hash', '=', sha256(use.token))
    .where('used_at', 'is', null)
    .returning(['data', 'kind', 'created_at'])
    .executeTakeFirst()
  if (!link) throw new Refusal('LINK_INVALID')
  return {
    memberId,
    kind: link.kind as LinkKind,
    data: link.data as Record<string, string>,
    createdAt: link.created_at,
  }
}

/** How long it is remembered that a link to confirm an address is over: by it an account that nobody confirms is found. */
const REMEMBERED_MS = 7 * 24 * HOUR_MS

/** Forgets links of mails whose time is over. */
export async function deleteExpiredLinks(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('mail_link')
    .where('expires_at', '<=', now)
    .where((link) =>
      link.or([
        link('kind', '<>', 'activation'),
        link('expires_at', '<=', new Date(now.getTime() - REMEMBERED_MS)),
      ]),
    )
    .execute()
}

/**
 * Whether nobody has confirmed an address although the last link that would do so is over for a week, nor has a link to confirm
 * another one. Links are made with the member, so who has none had one at the signup.
 */
export function isLeftUnconfirmed(now: Date) {
  const weekAgo = new Date(now.getTime() - REMEMBERED_MS)
  const joinedBy = new Date(weekAgo.getTime() - LINKS.activation.ms)
  return sql<boolean>`member.status = 'not_confirmed' and member.signup_at <= ${joinedBy} and not exists (
    select from mail_link where mail_link.member_id = member.id
      and expires_at > case kind when 'activation' then ${weekAgo}::timestamptz else ${now}::timestamptz end)`
}
