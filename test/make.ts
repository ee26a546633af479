import { randomBytes, randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import type { Insertable } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'
import { SESSION_SECONDS } from '#server/http/session.ts'
import { newToken, sha256 } from '#server/kernel/secrets.ts'

/** The password of every member that a test makes. */
export const PASSWORD = 'a good pass phrase'
/** Quick to verify: what a real one takes is the subject of few tests. */
const hashed = hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 })

/** A site; the first one of a database is its default. */
export async function makeSite(db: Db, changes: Partial<Insertable<Tables['site']>> = {}) {
  const isFirst = (await db.selectFrom('site').select('id').executeTakeFirst()) === undefined
  return db
    .insertInto('site')
    .values({
      domain: isFirst ? 'localhost' : `${randomUUID()}.example`,
      is_default: isFirst,
      ...changes,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

type MemberWishes = Partial<Insertable<Tables['member']>> & {
  credits?: number
  hasFreeMessage?: boolean
  hasPhoto?: boolean
}

/** A member in the database, with what the test says about them and something plausible for the rest. */
export async function makeMember(
  db: Db,
  siteId: string,
  { credits = 0, hasFreeMessage = false, hasPhoto, ...changes }: MemberWishes = {},
) {
  const account = await makeAccount(db, siteId, { credits, hasFreeMessage })
  const member = await db
    .insertInto('member')
    .values({
      site_id: siteId,
      email: `${randomUUID()}@example.com`,
      password_hash: await hashed,
      status: 'active',
      name: 'Noor',
      gender: 'female',
      seeks: 'male',
      date_of_birth: '1990-05-17',
      country: 'NL',
      city: 'Haarlem',
      credit_account_id: account,
      ...(changes.status === 'deleted' ? { deleted_at: new Date() } : {}),
      ...changes,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (hasPhoto) await makePhoto(db, member.id)
  return member
}

export async function makePhoto(db: Db, memberId: string, position = 0): Promise<string> {
  const filename = randomBytes(24).toString('base64url')
  const lockedFilename = randomBytes(24).toString('base64url')
  const size = { width: 800, height: 1000 }
  await db
    .insertInto('photo')
    .values({ member_id: memberId, filename, locked_filename: lockedFilename, position, ...size })
    .execute()
  return filename
}

type Person = { readonly id: string; readonly site_id: string }
type Line = Partial<Omit<Insertable<Tables['message']>, 'id' | 'sender_id'>> & {
  readonly from: { readonly id: string }
}

/**
 * A conversation of two with these messages, the first a minute older than the second, and so on. Neither has received
 * or read any of it yet, and it caused no events and no payments.
 */
export async function makeConversation(
  db: Db,
  one: Person,
  other: Person,
  lines: readonly Line[],
): Promise<{ id: string; messageIds: string[] }> {
  const { id } = await db
    .insertInto('conversation')
    .values({ site_id: one.site_id, created_at: minutesAgo(lines.length), last_seq: lines.length })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sideOf = (member: Person, partner: Person) => ({
    conversation_id: id,
    member_id: member.id,
    other_id: partner.id,
    is_lower: member.id < partner.id,
    last_seq: lines.length,
    last_at: lines.length > 0 ? (lines.at(-1)?.created_at ?? minutesAgo(1)) : null,
    unread: lines.filter(({ from }) => from.id !== member.id).length,
    has_written: lines.some(({ from }) => from.id === member.id),
  })
  const messages = lines.map(({ from, ...said }, index) => ({
    id: randomUUID(),
    conversation_id: id,
    seq: index + 1,
    sender_id: from.id,
    client_id: randomUUID(),
    kind: 'text',
    text: `Bericht ${index + 1}`,
    created_at: minutesAgo(lines.length - index),
    ...said,
  }))
  if (messages.length > 0) await db.insertInto('message').values(messages).execute()
  await db
    .insertInto('conversation_side')
    .values([sideOf(one, other), sideOf(other, one)])
    .execute()
  await countWritten(
    db,
    [one, other].filter((member) => lines.some(({ from }) => from.id === member.id)),
  )
  return { id, messageIds: messages.map((message) => message.id) }
}

function minutesAgo(minutes: number): Date {
  return new Date(Date.now() - minutes * 60_000)
}

async function countWritten(db: Db, writers: readonly Person[]): Promise<void> {
  if (writers.length === 0) return
  await db
    .insertInto('written_conversations')
    .values(writers.map((writer) => ({ member_id: writer.id, count: 1 })))
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet((row) => ({ count: row('written_conversations.count', '+', 1) })),
    )
    .execute()
}

/** Logs a member in without the form, whatever state they are in: the cookie header of a fresh session. */
export async function cookieOf(db: Db, memberId: string, now = new Date()): Promise<string> {
  const token = newToken()
  await db
    .insertInto('session')
    .values({
      token_hash: sha256(token),
      member_id: memberId,
      created_at: now,
      last_seen_at: now,
      confirmed_at: now,
      expires_at: new Date(now.getTime() + SESSION_SECONDS * 1000),
      user_agent: 'test',
    })
    .execute()
  return `session=${token}`
}

/** An account whose credits, if any, came by a transfer that sums to zero. */
async function makeAccount(
  db: Db,
  siteId: string,
  { credits, hasFreeMessage }: { credits: number; hasFreeMessage: boolean },
): Promise<string> {
  const { id } = await db
    .insertInto('credit_account')
    .values({ site_id: siteId, kind: 'member', balance: credits, has_free_message: hasFreeMessage })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (credits === 0) return id
  await db
    .insertInto('credit_account')
    .values({ site_id: siteId, kind: 'granted' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const granted = await db
    .selectFrom('credit_account')
    .select('id')
    .where('site_id', '=', siteId)
    .where('kind', '=', 'granted')
    .executeTakeFirstOrThrow()
  const transfer = { transfer_id: randomUUID(), reason: 'signup', reference: randomUUID() }
  await db
    .insertInto('credit_entry')
    .values([
      { ...transfer, account_id: id, amount: credits },
      { ...transfer, account_id: granted.id, amount: -credits },
    ])
    .execute()
  return id
}
