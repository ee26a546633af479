import { isAllowed, type Permission } from '#contract/office/roles.ts'
import type { Db } from '#server/db/connect.ts'
import { operatorByEmail, rolesOf } from '#server/features/operators/operators.ts'
import { COMMAND_LINE, type Doer } from '#server/features/record/record.ts'
import type { Site } from '#server/features/settings/settings.ts'
import type { Scope } from '#server/http/office-route.ts'
import { CommandError } from './command-line.ts'

/** What every command that changes something takes. */
export const AS_HELP = `What changes something takes --as <operator mail> at its end: in whose name. Without, it is the command line's.`

/** Whose deed it is stands at the end: before it every word may be part of something else. */
export function withoutName(
  words: readonly string[],
): [words: readonly string[], as: string | undefined] {
  const found = words.at(-2) === '--as' ? words.at(-1) : undefined
  const rest = found === undefined ? words : words.slice(0, -2)
  if (rest.includes('--as')) throw new CommandError('--as and an operator’s mail stand at the end')
  return [rest, found]
}

type Named = { readonly by: Doer; readonly scope: Scope }

/** The operator in whose name it is done, and the sites on which they have the right; without a name the command line, everywhere. */
export async function doerWith(
  db: Db,
  email: string | undefined,
  permission: Permission,
): Promise<Named | null> {
  if (email === undefined) return { by: COMMAND_LINE, scope: 'all' }
  const operator = await operatorByEmail(db, email)
  if (!operator) return null
  const roles = (await rolesOf(db, operator.id)).filter(({ role }) => isAllowed(role, permission))
  if (roles.length === 0) return null
  const sites = roles.flatMap(({ site_id: siteId }) => siteId ?? [])
  const by: Doer = { operatorId: operator.id, name: operator.name, via: 'command' }
  return { by, scope: sites.length < roles.length ? 'all' : sites }
}

/** Who must have the right on this site. */
export async function doerNamed(
  db: Db,
  site: Pick<Site, 'id' | 'domain'>,
  email: string | undefined,
  permission: Permission = 'decisions_make',
): Promise<Doer> {
  const named = await doerWith(db, email, permission)
  if (named && (named.scope === 'all' || named.scope.includes(site.id))) return named.by
  throw new CommandError(
    `${email} is no operator who may ${permission === 'decisions_make' ? 'decide' : 'do that'} on ${site.domain}`,
  )
}

/** The same for what belongs to no site: the right on any of them is enough. */
export async function doerAnywhere(
  db: Db,
  email: string | undefined,
  permission: Permission,
): Promise<Doer> {
  const named = await doerWith(db, email, permission)
  if (named) return named.by
  throw new CommandError(`${email} is no operator who may do that`)
}

/** The same for what touches every site: nothing less than the right on all of them. */
export async function doerEverywhere(
  db: Db,
  email: string | undefined,
  permission: Permission,
): Promise<Doer> {
  const named = await doerWith(db, email, permission)
  if (named?.scope === 'all') return named.by
  throw new CommandError(`${email} is no operator who may do that on all sites`)
}
