import { INVITATION_HOURS } from '#contract/office/people.ts'
import { OfficeRefusal } from '#contract/office/refusals.ts'
import type { SiteRole } from '#contract/office/roles.ts'
import { type Db, type Tx, transact } from '#server/db/connect.ts'
import { type Doer, note } from '#server/features/record/record.ts'
import { newToken, sha256 } from '#server/kernel/secrets.ts'
import { operatorByEmail, requireSites } from './people.ts'
import type { Scope } from '#server/http/office-route.ts'

type InviteInput = {
  readonly by: Doer
  readonly scope: Scope
  readonly email: string
  readonly roles: readonly SiteRole[]
  readonly now: Date
}

export type Invitation = { readonly id: string; readonly token: string; readonly expiresAt: Date }

/** Invites somebody to be an operator. Another link that the address still has opens nothing any more. */
export async function invite(
  db: Db,
  { by, scope, email: given, roles, now }: InviteInput,
): Promise<Invitation> {
  const email = given.trim().toLowerCase()
  return transact(db, async (tx) => {
    await requireSites(tx, { roles, scope })
    if (await operatorByEmail(tx, email)) throw new OfficeRefusal('OPERATOR_EXISTS')
    const invitation = await makeInvitation(tx, { by, email, roles, operatorId: null, now })
    await note(tx, {
      by,
      action: 'operator_invited',
      siteId: siteOf(roles),
      subject: { kind: 'invitation', id: invitation.id },
      details: { email, roles },
      now,
    })
    return invitation
  })
}

type MakeInput = Pick<InviteInput, 'by' | 'email' | 'roles' | 'now'> & {
  readonly operatorId: string | null
}

/** A link for an address, and the only one that works for it. */
export async function makeInvitation(
  tx: Tx,
  { by, email, roles, operatorId, now }: MakeInput,
): Promise<Invitation> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + INVITATION_HOURS * 60 * 60 * 1000)
  await tx
    .updateTable('operator_invitation')
    .set({ withdrawn_at: now })
    .where('email', '=', email)
    .where('taken_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute()
  const { id } = await tx
    .insertInto('operator_invitation')
    .values({
      email,
      roles: JSON.stringify(roles),
      operator_id: operatorId,
      invited_by: by.operatorId,
      token_hash: sha256(token),
      created_at: now,
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token, expiresAt }
}

/** The one site that roles are about; null where it is all, or several. */
export function siteOf(roles: readonly SiteRole[]): string | null {
  return roles.length === 1 ? roles[0]!.site_id : null
}
