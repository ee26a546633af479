import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'
import { photoKey, VARIANTS, type Files } from '#server/features/media/media.ts'
import { cookieOf, makeConversation, makeMember, makePhoto, makeSite } from '#test/make.ts'
import { makeMandate } from '#test/make-mandate.ts'

/** The kinds of caller that every route must know how to answer. */
export const CALLERS = [
  'visitor',
  'not_confirmed',
  'free',
  'premium',
  /** Blocked by the member the call is about. */
  'blocked',
  /** Calls about a member who has become invisible. */
  'target_invisible',
  /** Calls about a member who shows themselves to others only, and never answered. */
  'target_choosy',
  'deleted',
  'banned',
] as const
export type CallerKind = (typeof CALLERS)[number]

type Member = Selectable<Tables['member']>
/** The caller, and the member the call is about. */
export type Caller = {
  readonly kind: CallerKind
  readonly member: Member | null
  readonly target: Member
}
export type World = {
  readonly db: Db
  readonly files: Files
  readonly site: { readonly id: string; readonly domain: string }
  readonly callers: Readonly<Record<CallerKind, Caller>>
  /** Members a caller must never learn of: of another site, deleted, banned. */
  readonly hidden: Readonly<Record<'elsewhere' | 'deleted' | 'banned', Member>>
  /** The name of every member's main photo by the member's id. */
  readonly photos: ReadonlyMap<string, string>
  /** The id of that photo. */
  readonly photoIds: ReadonlyMap<string, string>
  /** Saved searches that are no business of a free member. */
  readonly savedSearches: { readonly others: string; readonly deleted: string }
  /** The conversation of every caller with the member the call is about. */
  readonly conversations: ReadonlyMap<CallerKind, string>
  /** Purchases that are no business of a free member. */
  readonly orders: { readonly others: string; readonly deleted: string }
  readonly mandates: { readonly others: string; readonly deleted: string }
  /** Sessions that are no business of a free member. */
  readonly sessions: { readonly others: string; readonly deleted: string }
  /** Passkeys that are no business of a free member. */
  readonly passkeys: { readonly others: string; readonly deleted: string }
}

const WISHES: Record<CallerKind, Partial<Member>> = {
  visitor: {},
  not_confirmed: { status: 'not_confirmed' },
  free: {},
  premium: { paid_user: true },
  blocked: {},
  target_invisible: {},
  target_choosy: {},
  deleted: { status: 'deleted' },
  banned: { status: 'banned' },
}

/** A site on which every kind of caller has a member to call about, and a site beside it. */
export async function makeWorld(db: Db, files: Files): Promise<World> {
  const site = await makeSite(db)
  const other = await makeSite(db)
  const photos = new Map<string, string>()
  const make = async (siteId: string, wishes: Partial<Member> = {}) => {
    const own = { credits: 7, date_of_birth: birthday(photos.size), is_showcased: true }
    const member = await makeMember(db, siteId, { ...own, ...wishes })
    photos.set(member.id, await makeStoredPhoto(db, files, member.id))
    return member
  }
  const callers = {} as Record<CallerKind, Caller>
  for (const kind of CALLERS) {
    const target = await make(site.id, {
      is_invisible: kind === 'target_invisible',
      shown_to: kind === 'target_choosy' ? 'chosen' : 'everybody',
    })
    const member = kind === 'visitor' ? null : await make(site.id, WISHES[kind])
    callers[kind] = { kind, member, target }
  }
  const { target, member } = callers.blocked
  await db.insertInto('block').values({ blocker_id: target.id, blocked_id: member!.id }).execute()
  // A member with news of their own.
  const { target: liker, member: liked } = callers.free
  await db
    .insertInto('member_like')
    .values({ from_id: liker.id, to_id: liked!.id, created_at: new Date() })
    .execute()
  const hidden = {
    elsewhere: await make(other.id),
    deleted: await make(site.id, { status: 'deleted' }),
    banned: await make(site.id, { status: 'banned' }),
  }
  const conversations = await makeConversations(db, callers)
  const sessions = {
    others: await makeSession(db, callers.premium.member!.id),
    deleted: await makeSession(db, hidden.deleted.id),
  }
  const passkeys = {
    others: await makePasskey(db, callers.premium.member!.id),
    deleted: await makePasskey(db, hidden.deleted.id),
  }
  const savedSearches = {
    others: await makeSavedSearch(db, callers.premium.member!.id),
    deleted: await makeSavedSearch(db, hidden.deleted.id),
  }
  const orders = {
    others: await makeOrder(db, callers.premium.member!),
    deleted: await makeOrder(db, hidden.deleted),
  }
  const mandates = {
    others: (await makeMandate(db, callers.premium.member!)).id,
    deleted: (await makeMandate(db, hidden.deleted)).id,
  }
  const photoIds = await photoIdsOf(db)
  const made = { photos, photoIds, savedSearches, orders, mandates, sessions, passkeys }
  return { db, files, site, callers, hidden, conversations, ...made }
}

async function makeConversations(db: Db, callers: World['callers']) {
  const conversations = new Map<CallerKind, string>()
  for (const { kind, member, target } of Object.values(callers)) {
    if (!member) continue
    const second = kind === 'target_choosy' ? member : target
    const { id } = await makeConversation(db, member, target, [{ from: member }, { from: second }])
    conversations.set(kind, id)
  }
  return conversations
}

async function photoIdsOf(db: Db): Promise<Map<string, string>> {
  const photos = await db.selectFrom('photo').select(['id', 'member_id']).execute()
  return new Map(photos.map(({ id, member_id: memberId }) => [memberId, id]))
}

/** Each member has their own, so that one in an answer tells whose it is. */
function birthday(nth: number): string {
  return new Date(Date.UTC(1980, 0, 1 + nth * 37)).toISOString().slice(0, 10)
}

async function makeSession(db: Db, memberId: string): Promise<string> {
  await cookieOf(db, memberId)
  const { id } = await db
    .selectFrom('session')
    .select('id')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return id
}

async function makePasskey(db: Db, memberId: string): Promise<string> {
  const { id } = await db
    .insertInto('passkey')
    .values({
      member_id: memberId,
      credential_id: randomUUID(),
      public_key: Buffer.alloc(64),
      counter: 0,
      transports: [],
      name: 'Telefoon',
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function makeSavedSearch(db: Db, memberId: string): Promise<string> {
  const now = new Date()
  const { id } = await db
    .insertInto('saved_search')
    .values({
      member_id: memberId,
      name: 'In de buurt',
      filters: JSON.stringify({ gender: 'female', country: 'NL' }),
      created_at: now,
      seen_at: now,
      told_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function makeOrder(db: Db, { id, site_id, credit_account_id }: Member): Promise<string> {
  const order = await db
    .insertInto('credit_order')
    .values({
      site_id,
      member_id: id,
      account_id: credit_account_id,
      client_id: randomUUID(),
      style: 'p0',
      credits: 12,
      currency: 'EUR',
      price_minor: 1495,
      total_minor: 1495,
      country: 'NL',
      vat_rate: 2100,
      method: 'creditcard',
      status: 'failed',
      provider: 'sandbox',
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return order.id
}

/** A photo whose files exist, too. */
export async function makeStoredPhoto(
  db: Db,
  files: Files,
  memberId: string,
  position = 0,
): Promise<string> {
  const filename = await makePhoto(db, memberId, position)
  for (const variant of VARIANTS)
    await files.write(photoKey(filename, variant), Buffer.from('webp'))
  return filename
}
