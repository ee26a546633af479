import type { z } from 'zod/mini'
import * as contract from '#contract/office/own-account.ts'
import { OfficeRefusal } from '#contract/office/refusals.ts'
import { Refusal } from '#contract/refusals.ts'
import { type Tx, transact } from '#server/db/connect.ts'
import { deviceWords } from '#server/features/accounts/accounts.ts'
import { doerOf, note } from '#server/features/record/record.ts'
import type { OfficeApp, OperatorVisit } from '#server/http/office-route.ts'
import { newRecoveryCodes } from './codes.ts'
import { madeForSelf } from './passkeys.ts'
import { keepRecoveryCodes } from './take-invitation.ts'

/** With what the operator gets in, and where they are in. */
export async function ownAccount(
  { db }: OfficeApp,
  { operator, now }: OperatorVisit,
): Promise<z.input<typeof contract.getOwnAccount.output>> {
  const mine = { operator_id: operator.id }
  const [passkeys, sessions, codes, own] = await Promise.all([
    db
      .selectFrom('operator_passkey')
      .select(['id', 'name', 'created_at', 'last_used_at'])
      .where((row) => row.and(mine))
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('operator_session')
      .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
      .where((row) => row.and(mine))
      .where('expires_at', '>', now)
      .orderBy('last_seen_at', 'desc')
      .execute(),
    db
      .selectFrom('operator_recovery_code')
      .select(({ fn }) => fn.countAll<number>().as('left'))
      .where((row) => row.and(mine))
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('operator')
      .select('code_secret')
      .where('id', '=', operator.id)
      .executeTakeFirstOrThrow(),
  ])
  return {
    passkeys: passkeys.map((passkey) => ({
      ...passkey,
      created_at: passkey.created_at.toISOString(),
      last_used_at: passkey.last_used_at?.toISOString() ?? null,
    })),
    has_app: own.code_secret !== null,
    recovery_codes: Number(codes.left),
    sessions: sessions.map(({ id, user_agent, created_at, last_seen_at }) => ({
      id,
      device: deviceWords(user_agent),
      created_at: created_at.toISOString(),
      last_seen_at: last_seen_at.toISOString(),
      is_this: id === operator.sessionId,
    })),
  }
}

type Adding = z.output<typeof contract.addOwnPasskey.input>

export async function addOwnPasskey(
  app: OfficeApp,
  visit: OperatorVisit,
  { name, passkey }: Adding,
): Promise<void> {
  const keep = await madeForSelf(app, visit, { made: passkey, name })
  await change(app, visit, { action: 'passkey_added', details: { passkey: name } }, async (tx) => {
    if ((await passkeysOf(tx, visit)).length >= contract.OFFICE_PASSKEYS)
      throw new Refusal('PASSKEY_LIMIT')
    await keep(tx, visit.operator.id)
  })
}

type Naming = z.output<typeof contract.nameOwnPasskey.input>

export function nameOwnPasskey(
  app: OfficeApp,
  visit: OperatorVisit,
  { passkey_id: id, name }: Naming,
): Promise<void> {
  const deed = { action: 'passkey_named', details: { passkey: name } }
  return change(app, visit, deed, async (tx) => {
    const named = await tx
      .updateTable('operator_passkey')
      .set({ name })
      .where('id', '=', id)
      .where('operator_id', '=', visit.operator.id)
      .returning('id')
      .executeTakeFirst()
    if (!named) throw new Refusal('NOT_FOUND')
  })
}

/** Takes a passkey away. Of two that are taken away at once one stays, where there is no app. */
export function removeOwnPasskey(
  app: OfficeApp,
  visit: OperatorVisit,
  passkeyId: string,
): Promise<void> {
  return change(app, visit, { action: 'passkey_removed', details: {} }, async (tx, hasApp) => {
    const known = await passkeysOf(tx, visit)
    if (!known.some(({ id }) => id === passkeyId)) throw new Refusal('NOT_FOUND')
    if (known.length === 1 && !hasApp) throw new OfficeRefusal('LAST_FACTOR')
    await tx.deleteFrom('operator_passkey').where('id', '=', passkeyId).execute()
  })
}

export async function renewRecoveryCodes(app: OfficeApp, visit: OperatorVisit): Promise<string[]> {
  const operatorId = visit.operator.id
  const codes = newRecoveryCodes()
  await change(app, visit, { action: 'recovery_codes_renewed', details: {} }, async (tx) => {
    await tx.deleteFrom('operator_recovery_code').where('operator_id', '=', operatorId).execute()
    await keepRecoveryCodes(app, tx, { operatorId, codes })
  })
  return codes
}

export function endOwnSession(
  app: OfficeApp,
  visit: OperatorVisit,
  sessionId: string,
): Promise<void> {
  const { id, sessionId: own } = visit.operator
  return change(app, visit, { action: 'own_session_ended', details: {} }, async (tx) => {
    const ended = await tx
      .deleteFrom('operator_session')
      .where('id', '=', sessionId)
      .where('id', '<>', own)
      .where('operator_id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!ended) throw new Refusal('NOT_FOUND')
  })
}

type Deed = { readonly action: string; readonly details: Readonly<Record<string, string>> }

/** Changes something about oneself: one thing at a time, and with its row in the record. */
function change(
  { db }: OfficeApp,
  visit: OperatorVisit,
  deed: Deed,
  work: (tx: Tx, hasApp: boolean) => Promise<void>,
): Promise<void> {
  const { operator, now } = visit
  return transact(db, async (tx) => {
    const self = await tx
      .selectFrom('operator')
      .select('code_secret')
      .where('id', '=', operator.id)
      .where('ended_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!self) throw new Refusal('LOGIN_REQUIRED')
    await work(tx, self.code_secret !== null)
    const subject = { kind: 'operator', id: operator.id }
    await note(tx, { by: doerOf(visit), siteId: null, subject, ...deed, now })
  })
}

function passkeysOf(tx: Tx, { operator }: OperatorVisit) {
  return tx
    .selectFrom('operator_passkey')
    .select('id')
    .where('operator_id', '=', operator.id)
    .execute()
}
