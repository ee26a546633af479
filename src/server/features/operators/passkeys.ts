import type { z } from 'zod/mini'
import type { MadePasskey, PasskeyProof } from '#contract/passkeys.ts'
import { Refusal } from '#contract/refusals.ts'
import { type Db, type Tx, transact } from '#server/db/connect.ts'
import { isTaken } from '#server/db/errors.ts'
import {
  CEREMONY_MS,
  challengeIn,
  creationOptions,
  deviceWords,
  hasCountedOn,
  knownTransports,
  madeCredential,
  provenCounter,
  requestOptions,
} from '#server/features/accounts/accounts.ts'
import type { OfficeApp, OfficeVisit, OperatorVisit } from '#server/http/office-route.ts'
import { newToken } from '#server/kernel/secrets.ts'
import { openFor, renewFor } from './log-in.ts'

/** What a challenge is for. Each is good for one thing, in one session or for one invitation. */
type Purpose =
  | { readonly purpose: 'login' }
  | { readonly purpose: 'confirm' | 'add'; readonly session_id: string }
  | { readonly purpose: 'invitation'; readonly invitation_id: string }

async function makeChallenge(db: Db, now: Date, purpose: Purpose): Promise<string> {
  const challenge = newToken()
  const expires_at = new Date(now.getTime() + CEREMONY_MS)
  await db
    .insertInto('operator_challenge')
    .values({ challenge, expires_at, ...purpose })
    .execute()
  return challenge
}

/** The challenge that was signed, used up: once, however many bring it at the same moment. */
async function takeChallenge(
  db: Db,
  { clientData, now }: { readonly clientData: string; readonly now: Date },
  purpose: Purpose,
): Promise<string> {
  const taken = await db
    .deleteFrom('operator_challenge')
    .where('challenge', '=', challengeIn(clientData))
    .where('expires_at', '>', now)
    .where((row) => row.and(purpose))
    .returning('challenge')
    .executeTakeFirst()
  if (!taken) throw new Refusal('PASSKEY_REFUSED')
  return taken.challenge
}

/** The same for everybody, so that it tells of nobody. */
export async function beginPasskeyLogin({ db, limiter }: OfficeApp, visit: OfficeVisit) {
  await limiter.take('passkey_by_address', visit, visit.now)
  return requestOptions(visit, await makeChallenge(db, visit.now, { purpose: 'login' }), [])
}

export async function logInWithPasskey(app: OfficeApp, visit: OfficeVisit, proof: PasskeyProof) {
  await app.limiter.take('login_by_address', visit, visit.now)
  const { owner, claim } = await verify(app.db, visit, { proof, purpose: { purpose: 'login' } })
  const token = await transact(app.db, async (tx) => {
    await claim(tx)
    return openFor(tx, visit, { operator: owner, way: 'passkey' })
  })
  if (token === null) throw new Refusal('PASSKEY_REFUSED')
  visit.setSession(token)
}

export async function beginConfirmation({ db }: OfficeApp, visit: OperatorVisit) {
  const { operator, now } = visit
  const known = await passkeysOf(db, operator.id)
  if (known.length === 0) throw new Refusal('NOT_FOUND')
  const purpose = { purpose: 'confirm', session_id: operator.sessionId } as const
  return requestOptions(visit, await makeChallenge(db, now, purpose), known)
}

export async function confirmWithPasskey(
  app: OfficeApp,
  visit: OperatorVisit,
  proof: PasskeyProof,
) {
  const { operator } = visit
  const purpose = { purpose: 'confirm', session_id: operator.sessionId } as const
  const { owner, claim } = await verify(app.db, visit, { proof, purpose })
  if (owner.id !== operator.id) throw new Refusal('PASSKEY_REFUSED')
  const token = await transact(app.db, async (tx) => {
    await claim(tx)
    return renewFor(tx, visit, 'passkey')
  })
  if (token === null) throw new Refusal('PASSKEY_REFUSED')
  visit.setSession(token)
}

function passkeysOf(db: Db, operatorId: string) {
  return db
    .selectFrom('operator_passkey')
    .select(['credential_id', 'transports'])
    .where('operator_id', '=', operatorId)
    .execute()
}

type VerifyInput = { readonly proof: PasskeyProof; readonly purpose: Purpose }

/** Whose passkey signed. Nothing is done yet: `claim` says in a transaction that it still counts, and remembers its use. */
async function verify(db: Db, visit: OfficeVisit, { proof, purpose }: VerifyInput) {
  const { now } = visit
  const given = { clientData: proof.client_data, now }
  const expectedChallenge = await takeChallenge(db, given, purpose)
  const found = await db
    .selectFrom('operator_passkey as passkey')
    .innerJoin('operator', 'operator.id', 'passkey.operator_id')
    .select(['passkey.id as passkey_id', 'public_key', 'counter', 'passkey_handle'])
    .select(['operator.id', 'operator.name'])
    .where('credential_id', '=', proof.credential)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  const isOwners = proof.user_handle === found?.passkey_handle.toString('base64url')
  // A device that was not told which passkey to take must say whose it is.
  const isAsked = purpose.purpose === 'confirm' && proof.user_handle === undefined
  if (!found || !(isOwners || isAsked)) throw new Refusal('PASSKEY_REFUSED')
  const { public_key: publicKey } = found
  const counter = await provenCounter(visit, {
    proof,
    expectedChallenge,
    publicKey,
    counter: found.counter,
  })
  return {
    owner: { id: found.id, name: found.name },
    claim: (tx: Tx) => claimUse(tx, { id: found.passkey_id, counter, now }),
  }
}

type Use = { readonly id: string; readonly counter: number; readonly now: Date }

async function claimUse(tx: Tx, { id, counter, now }: Use): Promise<void> {
  const used = await tx
    .updateTable('operator_passkey')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where(hasCountedOn(counter))
    .returning('id')
    .executeTakeFirst()
  if (!used) throw new Refusal('PASSKEY_REFUSED')
}

/** What a device needs to make one more passkey for whoever is logged in. */
export async function beginOwnPasskey({ db }: OfficeApp, visit: OperatorVisit) {
  const { operator, now } = visit
  const { handle } = await db
    .selectFrom('operator')
    .select('passkey_handle as handle')
    .where('id', '=', operator.id)
    .executeTakeFirstOrThrow()
  const known = await passkeysOf(db, operator.id)
  const challenge = await makeChallenge(db, now, { purpose: 'add', session_id: operator.sessionId })
  const place = new URL(visit.origin).hostname
  return creationOptions(visit, { challenge, place, name: operator.email, handle, known })
}

/** The passkey that a device made for whoever is logged in, and what keeps it under the name that they gave it. */
export async function madeForSelf(
  { db }: OfficeApp,
  visit: OperatorVisit,
  { made, name }: { readonly made: Made; readonly name: string },
) {
  const purpose = { purpose: 'add', session_id: visit.operator.sessionId } as const
  const given = { clientData: made.client_data, now: visit.now }
  const expectedChallenge = await takeChallenge(db, given, purpose)
  return keeping(visit, { made, expectedChallenge, name })
}

type Invited = { readonly id: string; readonly email: string; readonly handle: Buffer }

/** What a device needs to make a passkey for somebody who was invited. */
export async function beginInvitedPasskey({ db }: OfficeApp, visit: OfficeVisit, invited: Invited) {
  const { id, email, handle } = invited
  const challenge = await makeChallenge(db, visit.now, { purpose: 'invitation', invitation_id: id })
  const place = new URL(visit.origin).hostname
  return creationOptions(visit, { challenge, place, name: email, handle, known: [] })
}

type Made = z.output<typeof MadePasskey>

/** The passkey that a device made for this invitation, and what keeps it for an operator. */
export async function madeForInvitation(
  { db }: OfficeApp,
  visit: OfficeVisit,
  { made, invitationId }: { readonly made: Made; readonly invitationId: string },
) {
  const { userAgent, now } = visit
  const given = { clientData: made.client_data, now }
  const purpose = { purpose: 'invitation', invitation_id: invitationId } as const
  const expectedChallenge = await takeChallenge(db, given, purpose)
  const name = deviceWords(userAgent) || 'Passkey'
  return keeping(visit, { made, expectedChallenge, name })
}

type Keeping = {
  readonly made: Made
  readonly expectedChallenge: string
  readonly name: string
}

async function keeping(visit: OfficeVisit, { made, expectedChallenge, name }: Keeping) {
  const { now } = visit
  const { id, publicKey, counter } = await madeCredential(visit, { made, expectedChallenge })
  return async (tx: Tx, operatorId: string): Promise<void> => {
    const passkey = {
      operator_id: operatorId,
      credential_id: id,
      public_key: Buffer.from(publicKey),
      counter,
      transports: knownTransports(made.transports),
      name,
      created_at: now,
    }
    await tx
      .insertInto('operator_passkey')
      .values(passkey)
      .execute()
      .catch((error: unknown) => {
        const isKnown = isTaken(error, 'operator_passkey_credential_id_key')
        throw isKnown ? new Refusal('PASSKEY_REFUSED') : error
      })
  }
}
