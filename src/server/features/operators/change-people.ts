import { OfficeRefusal } from '#contract/office/refusals.ts'
import type { SiteRole } from '#contract/office/roles.ts'
import { Refusal } from '#contract/refusals.ts'
import { type Db, transact } from '#server/db/connect.ts'
import { type Doer, note } from '#server/features/record/record.ts'
import { type Invitation, makeInvitation, siteOf } from './invite.ts'
import { findManaged, isWithin, lockPeople, requireOwner, requireSites, rolesOf } from './people.ts'
import type { Scope } from '#server/http/office-route.ts'

type ChangeInput = {
  readonly by: Doer
  readonly scope: Scope
  readonly operatorId: string
  readonly now: Date
}

/** Gives somebody these roles in place of those they had. Nobody changes their own. */
export function setRoles(
  db: Db,
  { by, scope, operatorId, roles, now }: ChangeInput & { readonly roles: readonly SiteRole[] },
): Promise<void> {
  if (by.operatorId === operatorId) throw new OfficeRefusal('OWN_ACCESS')
  return transact(db, async (tx) => {
    await lockPeople(tx)
    await requireSites(tx, { roles, scope })
    const { name, roles: before } = await findManaged(tx, { operatorId, scope })
    await tx.deleteFrom('operator_role').where('operator_id', '=', operatorId).execute()
    const rows = roles.map((role) => ({ ...role, operator_id: operatorId }))
    await tx.insertInto('operator_role').values(rows).execute()
    await requireOwner(tx)
    await note(tx, {
      by,
      action: 'roles_changed',
      siteId: siteOf(roles),
      subject: { kind: 'operator', id: operatorId },
      details: { name, before, after: roles },
      now,
    })
  })
}

/** A link by which somebody who lost a factor gets new ones. What they have works until it is taken. */
export function resetFactors(
  db: Db,
  { by, scope, operatorId, now }: ChangeInput,
): Promise<Invitation> {
  if (by.operatorId === operatorId) throw new OfficeRefusal('OWN_ACCESS')
  return transact(db, async (tx) => {
    const { name, email, roles } = await findManaged(tx, { operatorId, scope })
    const invitation = await makeInvitation(tx, { by, email, roles, operatorId, now })
    await note(tx, {
      by,
      action: 'factors_reset',
      siteId: siteOf(roles),
      subject: { kind: 'operator', id: operatorId },
      details: { name, invitation: invitation.id },
      now,
    })
    return invitation
  })
}

/** Logs somebody out everywhere. */
export function endSessions(db: Db, { by, scope, operatorId, now }: ChangeInput): Promise<void> {
  return transact(db, async (tx) => {
    const { name, roles } = await findManaged(tx, { operatorId, scope })
    const ended = await tx
      .deleteFrom('operator_session')
      .where('operator_id', '=', operatorId)
      .returning('id')
      .execute()
    await note(tx, {
      by,
      action: 'sessions_ended',
      siteId: siteOf(roles),
      subject: { kind: 'operator', id: operatorId },
      details: { name, sessions: ended.length },
      now,
    })
  })
}

type WithdrawInput = Pick<ChangeInput, 'by' | 'scope' | 'now'> & { readonly invitationId: string }

export function withdrawInvitation(
  db: Db,
  { by, scope, invitationId, now }: WithdrawInput,
): Promise<void> {
  return transact(db, async (tx) => {
    const withdrawn = await tx
      .updateTable('operator_invitation')
      .set({ withdrawn_at: now })
      .where('id', '=', invitationId)
      .where('taken_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .returning(['email', 'roles', 'operator_id'])
      .executeTakeFirst()
    // Of a link for new factors the roles that count are those the person has by now.
    const invited = (withdrawn?.roles ?? []) as SiteRole[]
    const roles = withdrawn?.operator_id ? await rolesOf(tx, withdrawn.operator_id) : invited
    const isTheirs = roles.every(({ site_id }) => isWithin(scope, site_id))
    if (!withdrawn || !isTheirs) throw new Refusal('NOT_FOUND')
    await note(tx, {
      by,
      action: 'invitation_withdrawn',
      siteId: siteOf(roles),
      subject: { kind: 'invitation', id: invitationId },
      details: { email: withdrawn.email },
      now,
    })
  })
}
