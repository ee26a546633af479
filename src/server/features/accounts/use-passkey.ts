import type { z } from 'zod/mini'
import type * as contract from '#contract/passkeys.ts'
import { Refusal } from '#contract/refusals.ts'
import type { User } from '#contract/user.ts'
import { type Tx, transact } from '#server/db/connect.ts'
import type { App } from '#server/http/route.ts'
import { renewSession, SESSION_SECONDS, type SessionMember } from '#server/http/session.ts'
import type { Visit } from '#server/http/visit.ts'
import { refuseClosed } from './closed.ts'
import { logInMember, tellOfNewDevice } from './log-in.ts'
import { makeChallenge, takeChallenge } from './passkey-ceremony.ts'
import { hasCountedOn, provenCounter, requestOptions } from './passkey-proofs.ts'
import { lockOwner } from './passkeys.ts'

type MemberVisit = Visit & { readonly member: SessionMember }
type Options = z.input<typeof contract.beginPasskeyLogin.output>['options']

/** What a browser needs to offer the passkeys it has for this site. It is the same for everybody, so it tells of nobody. */
export async function beginPasskeyLogin(app: App, visit: Visit): Promise<Options> {
  await app.limiter.take('passkey_by_address', visit, visit.now)
  return requestOptions(visit, await makeChallenge(app.db, visit, 'login'), [])
}

/** The same for one of the member's own passkeys. */
export async function beginPasskeyConfirmation(app: App, visit: MemberVisit): Promise<Options> {
  const { member, now } = visit
  await app.limiter.take('passkey_by_member', member.id, now)
  const known = await app.db
    .selectFrom('passkey')
    .select(['credential_id', 'transports'])
    .where('member_id', '=', member.id)
    .execute()
  if (known.length === 0) throw new Refusal('NOT_FOUND')
  return requestOptions(visit, await makeChallenge(app.db, visit, 'step_up'), known)
}

/**
 * Logs in the member whose passkey signed. As with a password, only who proved to be the member learns that an account is deleted
 * or banned. A lock on the address is none for passkeys: there is nothing to guess.
 */
export async function logInWithPasskey(
  app: App,
  visit: Visit,
  proof: contract.PasskeyProof,
): Promise<User> {
  await app.limiter.take('login_by_address', visit, visit.now)
  const { owner, claim } = await verify(app, visit, { purpose: 'login', proof })
  await refuseClosed(app, owner, visit.now)
  const user = await logInMember(app, visit, { memberId: owner.id, isConfirmed: true, claim })
  await tellOfNewDevice(app, visit, owner)
  return user
}

/** Takes a passkey of the member in place of the password, and renews the token of the session with it. */
export async function confirmWithPasskey(
  app: App,
  visit: MemberVisit,
  proof: contract.PasskeyProof,
): Promise<void> {
  const { member, now, cookies } = visit
  await app.limiter.take('password_by_member', member.id, now)
  const { claim } = await verify(app, visit, { purpose: 'step_up', proof })
  const token = await transact(app.db, async (tx) => {
    await claim(tx)
    return renewSession(tx, { ...member, now })
  })
  // Another window of this browser may have been first, and has brought it a token.
  if (token) cookies.setSession(token, SESSION_SECONDS)
}

type Verification = {
  readonly purpose: 'login' | 'step_up'
  readonly proof: contract.PasskeyProof
}

/**
 * Whose passkey signed the challenge of this site, on a page of it, with the person verified by the device. Nothing is done yet:
 * `claim` says in a transaction that the passkey still counts, and remembers its use.
 */
async function verify({ db }: App, visit: Visit, { purpose, proof }: Verification) {
  const { credential, client_data: clientData, user_handle: handle } = proof
  const expectedChallenge = await takeChallenge(db, visit, { purpose, clientData })
  const found = await db
    .selectFrom('passkey')
    .innerJoin('member', 'member.id', 'passkey.member_id')
    .select(['passkey.id as passkey_id', 'public_key', 'counter', 'passkey_handle'])
    .select(['member.id', 'email', 'language', 'status', 'status_before', 'password_hash'])
    .where('credential_id', '=', credential)
    .where('site_id', '=', visit.site.id)
    .$if(purpose === 'step_up', (query) => query.where('member.id', '=', visit.member?.id ?? null))
    .executeTakeFirst()
  const isOwners = handle === found?.passkey_handle?.toString('base64url')
  // A device that was not told which passkey to take must say whose it is.
  if (!found || !(isOwners || (purpose === 'step_up' && handle === undefined)))
    throw new Refusal('PASSKEY_REFUSED')
  const newCounter = await provenCounter(visit, {
    proof,
    expectedChallenge,
    publicKey: found.public_key,
    counter: found.counter,
  })
  const use = {
    id: found.passkey_id,
    memberId: found.id,
    counter: newCounter,
    now: visit.now,
  }
  return { owner: found, claim: (tx: Tx) => claimUse(tx, use) }
}

type Use = {
  readonly id: string
  readonly memberId: string
  readonly counter: number
  readonly now: Date
}

/** Remembers the use of a passkey that is still there. */
async function claimUse(tx: Tx, { id, memberId, counter, now }: Use): Promise<void> {
  await lockOwner(tx, memberId)
  const used = await tx
    .updateTable('passkey')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where(hasCountedOn(counter))
    .returning('id')
    .executeTakeFirst()
  if (!used) throw new Refusal('PASSKEY_REFUSED')
}
