import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import type { Role } from '#contract/office/roles.ts'
import type { Db } from '#server/db/connect.ts'
import { codeOf, newCodeSecret, stepAt } from '#server/features/operators/codes.ts'
import type { App } from '#server/http/route.ts'
import { seal } from '#server/kernel/encryption.ts'
import { newToken, sha256 } from '#server/kernel/secrets.ts'
import { TEST_SECRET } from './app.ts'
import { caller } from './caller.ts'
import { PASSWORD } from './make.ts'

export const OFFICE = 'office.localhost'
const hashed = hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 })

type Wishes = {
  readonly role?: Role
  /** All of them, unless it says which. */
  readonly siteId?: string | null
  readonly name?: string
  readonly now?: Date
}

/** An operator with a password and an app. */
export async function makeOperator(
  db: Db,
  { role = 'owner', siteId = null, name = 'Mirte Vos', now = new Date() }: Wishes = {},
) {
  const secret = newCodeSecret()
  const id = randomUUID()
  const email = `${id}@vonk.example`
  await db
    .insertInto('operator')
    .values({
      id,
      email,
      name,
      language: 'en',
      password_hash: await hashed,
      code_secret: seal(TEST_SECRET, `operator:${id}`, secret.toString('base64')),
      passkey_handle: sha256(id),
      created_at: now,
    })
    .execute()
  await db.insertInto('operator_role').values({ operator_id: id, site_id: siteId, role }).execute()
  return { id, email, name, role, siteId, codeAt: (at: Date) => codeOf(secret, stepAt(at)) }
}

/** A browser at the office, logged in or not. */
export async function officeCaller(
  app: App,
  operator: { readonly id: string } | null,
  { now = new Date(), isFresh = true }: { readonly now?: Date; readonly isFresh?: boolean } = {},
) {
  const browser = caller(app, { host: OFFICE })
  if (!operator) return browser
  const token = newToken()
  const confirmedAt = isFresh ? now : new Date(now.getTime() - 6 * 60 * 1000)
  await app.db
    .insertInto('operator_session')
    .values({
      operator_id: operator.id,
      token_hash: sha256(token),
      created_at: now,
      last_seen_at: now,
      confirmed_at: confirmedAt,
      expires_at: new Date(now.getTime() + 30 * 60 * 1000),
      user_agent: 'test',
    })
    .execute()
  browser.cookies.set('office', token)
  return browser
}

/** An invitation that nobody has taken, and its token. */
export async function makeInvitation(
  db: Db,
  {
    siteId = null,
    role = 'moderator',
    now = new Date(),
    invitedBy = null as string | null,
  }: Omit<Wishes, 'name'> & { invitedBy?: string | null } = {},
) {
  const token = newToken()
  const { id, email } = await db
    .insertInto('operator_invitation')
    .values({
      email: `${randomUUID()}@vonk.example`,
      roles: JSON.stringify([{ site_id: siteId, role }]),
      invited_by: invitedBy,
      token_hash: sha256(token),
      created_at: now,
      expires_at: new Date(now.getTime() + 24 * 60 * 60 * 1000),
    })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow()
  return { id, email, token }
}
