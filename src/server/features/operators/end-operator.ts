import { OfficeRefusal } from '#contract/office/refusals.ts'
import { type Db, type Tx, transact } from '#server/db/connect.ts'
import { type Doer, note } from '#server/features/record/record.ts'
import { siteOf } from './invite.ts'
import { findManaged, lockPeople, requireOwner } from './people.ts'
import type { Scope } from '#server/http/office-route.ts'

type EndInput = {
  readonly by: Doer
  readonly scope: Scope
  readonly operatorId: string
  readonly now: Date
}

/** Ends the access of an operator: sessions, factors and open links go, the name stays. A command may end the last owner, too. */
export function endOperator(db: Db, { by, scope, operatorId, now }: EndInput): Promise<void> {
  if (by.operatorId === operatorId) throw new OfficeRefusal('OWN_ACCESS')
  return transact(db, async (tx) => {
    await lockPeople(tx)
    const { name, email, roles } = await findManaged(tx, { operatorId, scope })
    await tx
      .updateTable('operator')
      .set({ ended_at: now, password_hash: null, code_secret: null })
      .where('id', '=', operatorId)
      .execute()
    await removeFactors(tx, operatorId)
    await tx.deleteFrom('operator_session').where('operator_id', '=', operatorId).execute()
    await withdrawLinksOf(tx, operatorId, now)
    if (by.via === 'office') await requireOwner(tx)
    await note(tx, {
      by,
      action: 'operator_ended',
      siteId: siteOf(roles),
      subject: { kind: 'operator', id: operatorId },
      details: { name, email, roles },
      now,
    })
  })
}

/** What an operator logs in with, but for a password. */
export async function removeFactors(tx: Tx, operatorId: string): Promise<void> {
  await tx.deleteFrom('operator_passkey').where('operator_id', '=', operatorId).execute()
  await tx.deleteFrom('operator_recovery_code').where('operator_id', '=', operatorId).execute()
}

/** Links that they were to have, and links that they made for others and nobody has taken. */
async function withdrawLinksOf(tx: Tx, operatorId: string, now: Date): Promise<void> {
  await tx
    .updateTable('operator_invitation')
    .set({ withdrawn_at: now })
    .where((link) =>
      link.or([link('operator_id', '=', operatorId), link('invited_by', '=', operatorId)]),
    )
    .where('taken_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute()
}
