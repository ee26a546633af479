import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import * as contract from '#contract/passkeys.ts'
import { Refusal } from '#contract/refusals.ts'
import { type Db, type Tx, transact } from '#server/db/connect.ts'
import { isTaken } from '#server/db/errors.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import type { App } from '#server/http/route.ts'
import type { SessionMember } from '#server/http/session.ts'
import type { Visit } from '#server/http/visit.ts'
import { textsIn } from '#server/texts/texts.ts'
import { deviceWords } from './log-in.ts'
import { knownTransports, makeChallenge, takeChallenge } from './passkey-ceremony.ts'
import { creationOptions, madeCredential } from './passkey-proofs.ts'
import { lockOwner, shownPasskey, tellOwner } from './passkeys.ts'
import { requireStepUp } from './step-up.ts'

type MemberVisit = Visit & { readonly member: SessionMember }
type Options = z.input<typeof contract.beginPasskey.output>['options']

/** What a device needs to make a passkey. It is told names that betray nothing where the member is discreet. */
export async function beginPasskey(app: App, visit: MemberVisit): Promise<Options> {
  const { db } = app
  const { site, member, now } = visit
  requireStepUp(visit)
  await app.limiter.take('passkey_by_member', member.id, now)
  const owner = await db
    .selectFrom('member')
    .select(['status', 'name', 'language', 'is_discreet', 'passkey_handle'])
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  requireConfirmed(owner)
  const known = await db
    .selectFrom('passkey')
    .select(['credential_id', 'transports'])
    .where('member_id', '=', member.id)
    .execute()
  if (known.length >= contract.MAX_PASSKEYS) throw new Refusal('PASSKEY_LIMIT')
  const { name: siteName } = await settingsOf(db, site.id)
  const neutral = textsIn(owner.language).app.neutralName
  const handle = owner.passkey_handle ?? (await giveHandle(db, member.id))
  const challenge = await makeChallenge(db, visit, 'add')
  const name = owner.is_discreet ? neutral : owner.name
  return creationOptions(visit, {
    challenge,
    place: owner.is_discreet ? neutral : siteName,
    // Never the address: it would stand in the device's list for everybody to see.
    name,
    handle,
    known,
  })
}

/** Who signed up with a stranger's address must leave nothing behind for when its owner confirms it. */
function requireConfirmed({ status }: { readonly status: string }): void {
  if (status !== 'active') throw new Refusal('EMAIL_UNCONFIRMED')
}

async function giveHandle(db: Db, memberId: string): Promise<Buffer> {
  const given = await db
    .updateTable('member')
    .set({ passkey_handle: sql`coalesce(passkey_handle, ${randomBytes(32)})` })
    .where('id', '=', memberId)
    .returning('passkey_handle')
    .executeTakeFirstOrThrow()
  return given.passkey_handle!
}

type Made = z.output<typeof contract.addPasskey.input>

/** Keeps a passkey that the member's device made for this site, and tells them by mail. */
export async function addPasskey(
  { db }: App,
  visit: MemberVisit,
  made: Made,
): Promise<contract.Passkey> {
  requireStepUp(visit)
  const credential = await verified(db, visit, made)
  return transact(db, async (tx) => {
    requireConfirmed(await lockOwner(tx, visit.member.id))
    await requireSession(tx, visit.member)
    const passkey = await keep(tx, visit, { ...credential, transports: made.transports })
    await tellOwner(tx, visit, { mail: 'passkey_added', passkey: passkey.name })
    return shownPasskey(passkey)
  })
}

type Credential = {
  readonly id: string
  readonly publicKey: Uint8Array
  readonly counter: number
  readonly transports: readonly string[]
}

/** One more, unless the member has as many as there may be, or the device's name for it is taken. */
async function keep(tx: Tx, { member, userAgent, now }: MemberVisit, credential: Credential) {
  const { id, publicKey, counter, transports } = credential
  const inserting = sql<Parameters<typeof shownPasskey>[0]>`
    insert into passkey (member_id, credential_id, public_key, counter, transports, name, created_at)
    select ${member.id}, ${id}, ${Buffer.from(publicKey)}, ${counter}, ${knownTransports(transports)}::text[],
      ${deviceWords(userAgent) || 'Passkey'}, ${now}
    where (select count(*) from passkey where member_id = ${member.id}) < ${contract.MAX_PASSKEYS}
    returning id, name, created_at, last_used_at`
  try {
    const { rows } = await inserting.execute(tx)
    if (rows[0]) return rows[0]
  } catch (error) {
    throw isTaken(error, 'passkey_credential_id_key') ? new Refusal('PASSKEY_REFUSED') : error
  }
  throw new Refusal('PASSKEY_LIMIT')
}

async function verified(db: Db, visit: MemberVisit, made: Made) {
  const expectedChallenge = await takeChallenge(db, visit, {
    purpose: 'add',
    clientData: made.client_data,
  })
  return madeCredential(visit, { made, expectedChallenge })
}

/** A session that a reset ended a moment ago adds nothing any more. */
async function requireSession(tx: Tx, { sessionId }: SessionMember): Promise<void> {
  const session = await tx
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  if (!session) throw new Refusal('LOGIN_REQUIRED')
}
