import type { Role, SiteRole } from '#contract/office/roles.ts'
import { OfficeRefusal } from '#contract/office/refusals.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import type { Scope } from '#server/http/office-route.ts'

/** Where the demo's operators have their addresses. Nobody can be mailed there, and nobody invited. */
export const DEMO_OFFICE = '@office.demo.vonk.example'

/** A site's id, or null for all sites: whether it is within what one may do. */
export function isWithin(scope: Scope, siteId: string | null): boolean {
  return scope === 'all' || (siteId !== null && scope.includes(siteId))
}

export async function rolesOf(db: Db, operatorId: string): Promise<SiteRole[]> {
  const rows = await db
    .selectFrom('operator_role')
    .select(['site_id', 'role'])
    .where('operator_id', '=', operatorId)
    .orderBy('site_id')
    .execute()
  return rows.map(({ site_id, role }) => ({ site_id, role: role as Role }))
}

export function operatorByEmail(db: Db, email: string) {
  return db
    .selectFrom('operator')
    .select(['id', 'name', 'email', 'language', 'password_hash', 'code_secret', 'code_step'])
    .where('email', '=', email.trim().toLowerCase())
    .where('ended_at', 'is', null)
    .executeTakeFirst()
}

/** Those who are here, one change after the other: of two owners who end each other at once the second finds that it is the last. */
export async function lockPeople(tx: Tx): Promise<void> {
  const here = tx.selectFrom('operator').select('id').where('ended_at', 'is', null)
  await here.orderBy('id').forNoKeyUpdate().execute()
}

type FindInput = { readonly operatorId: string; readonly scope: Scope }

/** Somebody whose whole access is within this scope. Anybody else is not there. */
export async function findManaged(tx: Tx, { operatorId, scope }: FindInput) {
  const operator = await tx
    .selectFrom('operator')
    .select(['id', 'name', 'email'])
    .where('id', '=', operatorId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  const roles = await rolesOf(tx, operatorId)
  const isTheirs = roles.every(({ site_id }) => isWithin(scope, site_id))
  if (!operator || !isTheirs) throw new Refusal('NOT_FOUND')
  return { ...operator, roles }
}

/** Somebody must be left who can invite others everywhere. */
export async function requireOwner(tx: Tx): Promise<void> {
  const owner = await tx
    .selectFrom('operator_role')
    .innerJoin('operator', 'operator.id', 'operator_id')
    .select('operator.id')
    .where('role', '=', 'owner')
    .where('site_id', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!owner) throw new OfficeRefusal('LAST_OWNER')
}

/** The sites that are named are there, and within what one may do. */
export async function requireSites(
  db: Db,
  { roles, scope }: { readonly roles: readonly SiteRole[]; readonly scope: Scope },
): Promise<void> {
  if (!roles.every(({ site_id }) => isWithin(scope, site_id))) throw new Refusal('NOT_FOUND')
  const ids = roles.flatMap(({ site_id }) => site_id ?? [])
  if (ids.length === 0) return
  const found = await db.selectFrom('site').select('id').where('id', 'in', ids).execute()
  if (found.length < ids.length) throw new Refusal('NOT_FOUND')
}
