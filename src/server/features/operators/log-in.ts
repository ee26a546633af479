import type { z } from 'zod/mini'
import * as contract from '#contract/office/account.ts'
import type { Role } from '#contract/office/roles.ts'
import { Refusal } from '#contract/refusals.ts'
import { type Db, type Tx, transact } from '#server/db/connect.ts'
import { amongFew, countAttempt, isPasswordOf, unlock } from '#server/features/accounts/accounts.ts'
import { note } from '#server/features/record/record.ts'
import { OfficeRefusal } from '#contract/office/refusals.ts'
import type { OfficeApp, OfficeVisit, OperatorVisit } from '#server/http/office-route.ts'
import { openOperatorSession, renewOperatorSession } from '#server/http/operator-session.ts'
import { unseal } from '#server/kernel/encryption.ts'
import { keyedHash } from '#server/kernel/secrets.ts'
import { recoveryHashes, stepOfCode } from './codes.ts'
import { DEMO_OFFICE, operatorByEmail } from './people.ts'
import { warnOwners } from './warn-owners.ts'

type Given = z.output<typeof contract.logIn.input>
type Known = NonNullable<Awaited<ReturnType<typeof operatorByEmail>>>

/**
 * Logs in with a password and a second factor, or with a recovery code where there is no password. Whatever is wrong gets the same
 * refusal after the same work. Five tries for an address, and the next one waits; a passkey still works.
 */
export function logIn(app: OfficeApp, visit: OfficeVisit, given: Given): Promise<void> {
  return amongFew(async () => {
    const { db, limiter, secretKey } = app
    const { now } = visit
    await limiter.take('login_by_address', visit, now)
    const operator = await operatorByEmail(db, given.email)
    const key = keyedHash(secretKey, `office login:${given.email.trim().toLowerCase()}`)
    const isRight = await isPasswordOf(operator?.password_hash ?? null, given.password ?? '', () =>
      countAttempt(db, { key, factor: limiter.factors.all, most: contract.LOGIN_TRIES, now }),
    )
    const hasNone = operator?.password_hash === null && 'recovery_code' in given
    if (!operator || !(isRight || hasNone)) return refuse(app, visit, operator)
    const token = await transact(db, async (tx) => {
      const way = await takeFactor(app, tx, { operator, given, now })
      return way ? openFor(tx, visit, { operator, way }) : null
    })
    if (token === null) return refuseFactor(app, visit, operator)
    await unlock(db, key)
    await unlock(db, factorKey(app, operator.id))
    visit.setSession(token)
  })
}

/** Tells of a try at somebody who is here: of anybody else there is nothing to tell. */
async function refuse({ db }: OfficeApp, visit: OfficeVisit, operator: Known | undefined) {
  if (operator) await transact(db, (tx) => noteRefusal(tx, visit, { operator, warned: 0 }))
  throw new Refusal('LOGIN_FAILED')
}

/** The same for who knew the password: with the fifth wrong factor, here and where it is asked for again, the owners are mailed. */
async function refuseFactor(app: OfficeApp, visit: OfficeVisit, operator: Known) {
  const { db } = app
  const { now } = visit
  await transact(db, async (tx) => {
    const isFifth = await countWrongFactor(app, tx, { operatorId: operator.id, now })
    const warned = isFifth ? await warnOwners(tx, { operator, now }) : 0
    await noteRefusal(tx, visit, { operator, warned })
  })
  throw new Refusal('LOGIN_FAILED')
}

type Refused = { readonly operator: Known; readonly warned: number }

function noteRefusal(tx: Tx, { requestId, now }: OfficeVisit, { operator, warned }: Refused) {
  return note(tx, {
    by: { operatorId: null, name: 'unknown', via: 'office', requestId },
    action: 'login_refused',
    siteId: null,
    subject: { kind: 'operator', id: operator.id },
    details: { name: operator.name, ...(warned > 0 ? { owners_warned: warned } : {}) },
    now,
  })
}

function factorKey({ secretKey }: OfficeApp, operatorId: string): string {
  return keyedHash(secretKey, `office confirmation:${operatorId}`)
}

/** Whether it is the fifth. The address waits by itself: that a factor waits, too, is nothing to tell at the door. */
async function countWrongFactor(
  app: OfficeApp,
  tx: Tx,
  { operatorId, now }: { readonly operatorId: string; readonly now: Date },
): Promise<boolean> {
  const { factors } = app.limiter
  const attempt = { key: factorKey(app, operatorId), factor: factors.all, now }
  try {
    return isLast(app, await countAttempt(tx, { ...attempt, most: contract.LOGIN_TRIES }))
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

function isLast({ limiter }: OfficeApp, failures: number): boolean {
  return failures === contract.LOGIN_TRIES * limiter.factors.all
}

type Way = 'app' | 'recovery_code' | 'passkey' | 'demo' | 'invitation'
type FactorInput = { readonly operator: Known; readonly given: Given; readonly now: Date }

/** Uses up the factor that was given: of many who bring the same one at once it counts for one. Null where it is wrong. */
async function takeFactor(
  app: OfficeApp,
  tx: Tx,
  { operator, given, now }: FactorInput,
): Promise<Way | null> {
  if ('code' in given)
    return (await takeCode(app, tx, { operator, code: given.code, now })) ? 'app' : null
  const used = await tx
    .updateTable('operator_recovery_code')
    .set({ used_at: now })
    .where('operator_id', '=', operator.id)
    .where('code_hash', 'in', recoveryHashes(app.secretKey, operator.id, given.recovery_code))
    .where('used_at', 'is', null)
    .returning('operator_id')
    .executeTakeFirst()
  return used ? 'recovery_code' : null
}

type CodeInput = {
  readonly operator: Pick<Known, 'id' | 'password_hash' | 'code_secret'>
  readonly code: string
  readonly now: Date
}

/** Takes a code of the app that has not been used, and of whoever still has the password that was compared. */
async function takeCode(
  { secretKey }: OfficeApp,
  tx: Tx,
  { operator, code, now }: CodeInput,
): Promise<boolean> {
  const { id, code_secret: sealed } = operator
  if (!sealed) return false
  const secret = Buffer.from(unseal(secretKey, `operator:${id}`, sealed), 'base64')
  const step = stepOfCode(secret, code, now)
  if (step === null) return false
  const taken = await tx
    .updateTable('operator')
    .set({ code_step: step })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('password_hash', '=', operator.password_hash)
    .where((row) => row.or([row('code_step', 'is', null), row('code_step', '<', step)]))
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

type OpenInput = {
  readonly operator: { readonly id: string; readonly name: string }
  readonly way: Way
}

/** Opens a session and writes it down; null for one who was ended meanwhile. */
export async function openFor(
  tx: Tx,
  visit: OfficeVisit,
  { operator, way }: OpenInput,
): Promise<string | null> {
  const { userAgent, requestId, now } = visit
  const token = await openOperatorSession(tx, { operatorId: operator.id, userAgent, now })
  if (token === null) return null
  await note(tx, {
    by: { operatorId: operator.id, name: operator.name, via: 'office', requestId },
    action: 'logged_in',
    siteId: null,
    subject: { kind: 'operator', id: operator.id },
    details: { way },
    now,
  })
  return token
}

/** In a demo world on this very machine, anybody may try a role. Anywhere else there is no such thing. */
export async function logInToDemo(app: OfficeApp, visit: OfficeVisit, role: Role): Promise<void> {
  if (!app.isDemo || !visit.isFromHere) throw new Refusal('NOT_FOUND')
  const operator = await demoOperator(app.db, role)
  if (!operator) throw new Refusal('NOT_FOUND')
  const token = await transact(app.db, (tx) => openFor(tx, visit, { operator, way: 'demo' }))
  if (token === null) throw new Refusal('NOT_FOUND')
  visit.setSession(token)
}

function demoOperator(db: Db, role: Role) {
  return db
    .selectFrom('operator')
    .select(['id', 'name'])
    .where('email', '=', `${role}${DEMO_OFFICE}`)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
}

/** Takes a code once more, and renews the token of the session with it. Guessing is counted as at the login. */
export async function confirmWithCode(
  app: OfficeApp,
  visit: OperatorVisit,
  code: string,
): Promise<void> {
  const { db, limiter } = app
  const { operator: me, now } = visit
  const key = factorKey(app, me.id)
  const attempt = { key, factor: limiter.factors.all, most: contract.LOGIN_TRIES, now }
  const failures = await countAttempt(db, attempt)
  const operator = await operatorByEmail(db, me.email)
  const token = await transact(db, async (tx) => {
    const isRight = operator && (await takeCode(app, tx, { operator, code, now }))
    return isRight ? renewFor(tx, visit, 'app') : null
  })
  if (token === null) {
    if (isLast(app, failures)) await warnOfFactors(app, visit)
    throw new OfficeRefusal('FACTOR_WRONG')
  }
  await unlock(db, key)
  visit.setSession(token)
}

/** Somebody in a session does not have the factor of whose it is. */
async function warnOfFactors({ db }: OfficeApp, { operator, requestId, now }: OperatorVisit) {
  await transact(db, async (tx) => {
    const warned = await warnOwners(tx, { operator, now })
    await note(tx, {
      by: { operatorId: operator.id, name: operator.name, via: 'office', requestId },
      action: 'factor_refused',
      siteId: null,
      subject: { kind: 'operator', id: operator.id },
      details: { tries: contract.LOGIN_TRIES, owners_warned: warned },
      now,
    })
  })
}

export async function renewFor(tx: Tx, visit: OperatorVisit, way: Way): Promise<string | null> {
  const { operator, requestId, now } = visit
  const token = await renewOperatorSession(tx, { ...operator, now })
  if (token === null) return null
  await note(tx, {
    by: { operatorId: operator.id, name: operator.name, via: 'office', requestId },
    action: 'factor_given',
    siteId: null,
    subject: { kind: 'operator', id: operator.id },
    details: { way },
    now,
  })
  return token
}
