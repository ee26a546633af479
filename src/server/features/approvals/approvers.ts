import { ROLE_NAMES, isAllowed } from '#contract/office/roles.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Tx } from '#server/db/connect.ts'

const APPROVING = ROLE_NAMES.filter((role) => isAllowed(role, 'money_approve'))

type Wanted = { readonly siteId: string; readonly but: string | null }

/** Who could say yes on a site: everybody who is here and may, but for who asks. */
export async function approversOf(db: Db, { siteId, but }: Wanted): Promise<string[]> {
  const rows = await db
    .selectFrom('operator')
    .innerJoin('operator_role', 'operator_role.operator_id', 'operator.id')
    .select('name')
    .distinct()
    .where('ended_at', 'is', null)
    .where('role', 'in', APPROVING)
    .where((role) => role.or([role('site_id', 'is', null), role('site_id', '=', siteId)]))
    .$if(but !== null, (people) => people.where('operator.id', '<>', but!))
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}

/** Whose access or right ends meanwhile waits until this is done, or ends first. */
export async function requireHere(tx: Tx, operatorId: string | null): Promise<void> {
  if (operatorId === null) return
  const here = await tx
    .selectFrom('operator')
    .select('id')
    .where('id', '=', operatorId)
    .where('ended_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  if (!here) throw new Refusal('LOGIN_REQUIRED')
}
