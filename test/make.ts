import { randomBytes, randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'
import { hashPassword } from '#server/features/accounts/accounts.ts'
import { SESSION_SECONDS } from '#server/http/session.ts'
import { newToken, sha256 } from '#server/kernel/secrets.ts'

/** The password of every member that a test makes. */
export const PASSWORD = 'a good pass phrase'
const hashed = hashPassword(PASSWORD)

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

type MemberWishes = Partial<Insertable<Tables['member']>> & { credits?: number; hasPhoto?: boolean }

/** A member in the database, with what the test says about them and something plausible for the rest. */
export async function makeMember(
  db: Db,
  siteId: string,
  { credits = 0, hasPhoto, ...changes }: MemberWishes = {},
) {
  const account = await makeAccount(db, siteId, credits)
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
async function makeAccount(db: Db, siteId: string, credits: number): Promise<string> {
  const { id } = await db
    .insertInto('credit_account')
    .values({ site_id: siteId, kind: 'member', balance: credits })
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
