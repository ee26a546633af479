import { createHash } from 'node:crypto'
import type { z } from 'zod/mini'
import type * as contract from '#contract/office/account.ts'
import { OfficeRefusal } from '#contract/office/refusals.ts'
import type { SiteRole } from '#contract/office/roles.ts'
import { Refusal } from '#contract/refusals.ts'
import { type Db, type Tx, transact } from '#server/db/connect.ts'
import { isTaken } from '#server/db/errors.ts'
import { hashPassword, requireUncommon } from '#server/features/accounts/accounts.ts'
import { note } from '#server/features/record/record.ts'
import type { OfficeApp, OfficeVisit } from '#server/http/office-route.ts'
import { seal, unseal } from '#server/kernel/encryption.ts'
import { qrPicture } from '#server/kernel/qr-picture.ts'
import { sha256 } from '#server/kernel/secrets.ts'
import {
  appAddress,
  base32,
  newCodeSecret,
  newRecoveryCodes,
  recoveryHashes,
  stepOfCode,
} from './codes.ts'
import { removeFactors } from './end-operator.ts'
import { siteOf } from './invite.ts'
import { openFor } from './log-in.ts'
import { beginInvitedPasskey, madeForInvitation } from './passkeys.ts'

type Shown = z.input<typeof contract.lookAtInvitation.output>
type Taken = z.input<typeof contract.takeWithApp.output>

/** An invitation that still works; any other link says no more than that it does not. */
async function openInvitation(db: Db, token: string, now: Date) {
  const invitation = await db
    .selectFrom('operator_invitation as invitation')
    .leftJoin('operator', 'operator.id', 'invitation.operator_id')
    .select(['invitation.id', 'invitation.email', 'invitation.roles', 'operator_id'])
    .select(['expires_at', 'invitation.code_secret', 'operator.name', 'operator.passkey_handle'])
    .where('token_hash', '=', sha256(token))
    .where('taken_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!invitation) throw new Refusal('LINK_INVALID')
  return { ...invitation, roles: invitation.roles as SiteRole[] }
}

type Open = Awaited<ReturnType<typeof openInvitation>>

/** What an invitation gives. Looking does not take it. */
export async function lookAtInvitation(
  { db }: OfficeApp,
  visit: OfficeVisit,
  token: string,
): Promise<Shown> {
  const { email, roles, expires_at: expiresAt, name } = await openInvitation(db, token, visit.now)
  const ids = roles.flatMap(({ site_id }) => site_id ?? [])
  const sites =
    ids.length === 0
      ? []
      : await db.selectFrom('site').select(['id', 'domain']).where('id', 'in', ids).execute()
  const domains = new Map(sites.map(({ id, domain }) => [id, domain]))
  return {
    email,
    name,
    expires_at: expiresAt.toISOString(),
    roles: roles.map(({ site_id, role }) => ({
      role,
      domain: site_id === null ? null : (domains.get(site_id) ?? ''),
    })),
  }
}

export async function beginWithPasskey(app: OfficeApp, visit: OfficeVisit, token: string) {
  const invitation = await openInvitation(app.db, token, visit.now)
  return beginInvitedPasskey(app, visit, { ...invitation, handle: handleOf(invitation) })
}

/** What devices will know the operator by: of somebody new it is made from the invitation, so that it need not be kept. */
function handleOf({ id, passkey_handle: handle }: Pick<Open, 'id' | 'passkey_handle'>): Buffer {
  return handle ?? createHash('sha256').update(`operator of ${id}`).digest()
}

/** What an app makes its codes from: of this server's making, and the same one as long as the link works. */
export async function beginWithApp(app: OfficeApp, visit: OfficeVisit, token: string) {
  const { db, secretKey, office } = app
  const { id, email } = await openInvitation(db, token, visit.now)
  const sealed = seal(secretKey, `invitation:${id}`, newCodeSecret().toString('base64'))
  await db
    .updateTable('operator_invitation')
    .set({ code_secret: sealed })
    .where('id', '=', id)
    .where('code_secret', 'is', null)
    .execute()
  const secret = invitedSecret(app, await openInvitation(db, token, visit.now))
  const uri = appAddress(secret, { host: office.host, email })
  return { secret: base32(secret), uri, qr: qrPicture(uri) }
}

function invitedSecret({ secretKey }: OfficeApp, { id, code_secret: sealed }: Open): Buffer {
  if (!sealed) throw new OfficeRefusal('FACTOR_WRONG')
  return Buffer.from(unseal(secretKey, `invitation:${id}`, sealed), 'base64')
}

type WithPasskey = z.output<typeof contract.takeWithPasskey.input>

export async function takeWithPasskey(
  app: OfficeApp,
  visit: OfficeVisit,
  given: WithPasskey,
): Promise<Taken> {
  const invitation = await openInvitation(app.db, given.token, visit.now)
  const keep = await madeForInvitation(app, visit, {
    made: given.passkey,
    invitationId: invitation.id,
  })
  return take(app, visit, { ...given, invitation, keep, login: { password_hash: null } })
}

type WithApp = z.output<typeof contract.takeWithApp.input>

export async function takeWithApp(
  app: OfficeApp,
  visit: OfficeVisit,
  given: WithApp,
): Promise<Taken> {
  const { db, secretKey } = app
  const { token, name, code, password } = given
  const invitation = await openInvitation(db, token, visit.now)
  const secret = invitedSecret(app, invitation)
  const step = stepOfCode(secret, code, visit.now)
  if (step === null) throw new OfficeRefusal('FACTOR_WRONG')
  requireUncommon(password, { email: invitation.email, name, siteName: app.office.host })
  const keep = async (tx: Tx, operatorId: string) => {
    const sealed = seal(secretKey, `operator:${operatorId}`, secret.toString('base64'))
    await tx
      .updateTable('operator')
      .set({ code_secret: sealed, code_step: step })
      .where('id', '=', operatorId)
      .execute()
  }
  const login = { password_hash: await hashPassword(password) }
  return take(app, visit, { ...given, invitation, keep, login })
}

type TakeInput = {
  readonly invitation: Open
  readonly name: string
  readonly language: string
  /** Keeps the factor that was shown to work. */
  readonly keep: (tx: Tx, operatorId: string) => Promise<void>
  readonly login: { readonly password_hash: string | null }
}

/** Makes the operator, or gives new factors to the one who is there. Of many who take one invitation at once one does. */
async function take(app: OfficeApp, visit: OfficeVisit, input: TakeInput): Promise<Taken> {
  const { requestId, now } = visit
  const { invitation, keep } = input
  const codes = newRecoveryCodes()
  const token = await transact(app.db, async (tx) => {
    await claimInvitation(tx, invitation.id, now)
    const operator = invitation.operator_id
      ? await resetOperator(tx, invitation.operator_id, input.login)
      : await makeOperator(tx, input, now)
    await keep(tx, operator.id)
    await keepRecoveryCodes(app, tx, { operatorId: operator.id, codes })
    await note(tx, {
      by: { operatorId: operator.id, name: operator.name, via: 'office', requestId },
      action: invitation.operator_id ? 'factors_renewed' : 'operator_joined',
      siteId: siteOf(invitation.roles),
      subject: { kind: 'operator', id: operator.id },
      details: { email: invitation.email, roles: invitation.roles, invitation: invitation.id },
      now,
    })
    return openFor(tx, visit, { operator, way: 'invitation' })
  })
  if (token === null) throw new Refusal('LINK_INVALID')
  visit.setSession(token)
  return { recovery_codes: codes }
}

async function claimInvitation(tx: Tx, id: string, now: Date): Promise<void> {
  const claimed = await tx
    .updateTable('operator_invitation')
    .set({ taken_at: now, code_secret: null })
    .where('id', '=', id)
    .where('taken_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  if (!claimed) throw new Refusal('LINK_INVALID')
}

async function makeOperator(tx: Tx, { invitation, name, language, login }: TakeInput, now: Date) {
  const operator = await tx
    .insertInto('operator')
    .values({
      email: invitation.email,
      name,
      language,
      passkey_handle: handleOf(invitation),
      created_at: now,
      ...login,
    })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      throw isTaken(error, 'operator_email') ? new OfficeRefusal('OPERATOR_EXISTS') : error
    })
  const roles = await rolesThatAreThere(tx, invitation.roles)
  await tx
    .insertInto('operator_role')
    .values(roles.map((role) => ({ ...role, operator_id: operator.id })))
    .execute()
  return operator
}

/** A site may have gone since. */
async function rolesThatAreThere(tx: Tx, roles: readonly SiteRole[]): Promise<SiteRole[]> {
  const sites = await tx.selectFrom('site').select('id').execute()
  const left = roles.filter(
    ({ site_id }) => site_id === null || sites.some(({ id }) => id === site_id),
  )
  if (left.length === 0) throw new Refusal('LINK_INVALID')
  return left
}

/** Nothing of what they logged in with before opens anything any more. */
async function resetOperator(tx: Tx, operatorId: string, login: TakeInput['login']) {
  const operator = await tx
    .updateTable('operator')
    .set({ code_secret: null, code_step: null, ...login })
    .where('id', '=', operatorId)
    .where('ended_at', 'is', null)
    .returning(['id', 'name'])
    .executeTakeFirst()
  if (!operator) throw new Refusal('LINK_INVALID')
  await removeFactors(tx, operatorId)
  await tx.deleteFrom('operator_session').where('operator_id', '=', operatorId).execute()
  return operator
}

type Codes = { readonly operatorId: string; readonly codes: readonly string[] }

export async function keepRecoveryCodes(
  { secretKey }: OfficeApp,
  tx: Tx,
  { operatorId, codes }: Codes,
) {
  const rows = codes.map((code) => ({
    operator_id: operatorId,
    code_hash: recoveryHashes(secretKey, operatorId, code)[0]!,
  }))
  await tx.insertInto('operator_recovery_code').values(rows).execute()
}
