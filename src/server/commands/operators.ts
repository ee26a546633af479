import { parseArgs } from 'node:util'
import { Email } from '#contract/fields.ts'
import { INVITATION_HOURS } from '#contract/office/people.ts'
import { OfficeRefusal } from '#contract/office/refusals.ts'
import { Refusal } from '#contract/refusals.ts'
import { type Role, ROLE_NAMES, RoleName, type SiteRole } from '#contract/office/roles.ts'
import type { Db } from '#server/db/connect.ts'
import {
  endOperator,
  invite,
  listPeople,
  operatorByEmail,
  resetFactors,
} from '#server/features/operators/operators.ts'
import { sitesByDomain } from '#server/features/settings/settings.ts'
import type { Config } from '#server/kernel/config.ts'
import * as z from 'zod/mini'
import {
  type Command,
  CommandError,
  type CommandDeps,
  runCommand,
  siteNamed,
} from './command-line.ts'
import { AS_HELP, doerWith, withoutName } from './doer.ts'

const HELP = `Operators, the people who run sites

  npm run operators -- invite <e-mail> --role <role> [--site <domain>]
                                        make a link that works once, within ${INVITATION_HOURS} hours; without --site for all sites
  npm run operators -- list             who they are, and who was invited
  npm run operators -- reset <e-mail>   make a link that gives new factors to somebody who lost theirs
  npm run operators -- end <e-mail>     end somebody's access at once; the record keeps the name

Roles: ${ROLE_NAMES.join(', ')}.
${AS_HELP}

Give the link to the one it is for, and to nobody else: whoever opens it first becomes that operator.

  npm run operators -- invite ana@example.com --role moderator --site example.com`

type OperatorDeps = CommandDeps & { readonly config: Pick<Config, 'office'> }

/** Invites, lists and ends operators for whoever has the machine, and gives the exit code. */
export function runOperators(
  args: readonly string[],
  { config, ...deps }: OperatorDeps,
): Promise<number> {
  const commands = { invite: inviteTo(config), list, reset: resetTo(config), end }
  return runCommand({ name: 'operators', help: HELP, commands }, args, deps)
}

function inviteTo({ office }: OperatorDeps['config']): Command {
  return async ({ db, now }, args) => {
    if (!office) throw new CommandError('there is no office yet: set OFFICE_HOST to its host')
    const [words, as] = withoutName(args)
    const { email, role, domain } = wordsIn(words)
    const siteId = domain === undefined ? null : (await siteNamed(db, domain)).id
    const roles: SiteRole[] = [{ site_id: siteId, role }]
    const named = await managerNamed(db, as)
    const { token } = await invite(db, { ...named, email, roles, now }).catch(refused(email, as))
    return [
      `${email} can become ${role} with this link, once and within ${INVITATION_HOURS} hours:`,
      `${office.origin}/invitation#${token}`,
    ]
  }
}

function wordsIn(args: readonly string[]) {
  const options = { role: { type: 'string' }, site: { type: 'string' } } as const
  const { values, positionals } = parsed(() =>
    parseArgs({ args: [...args], options, allowPositionals: true }),
  )
  const email = z.safeParse(Email, positionals[0])
  if (!email.success || positionals.length > 1)
    throw new CommandError('whom? Give one e-mail address')
  const role = z.safeParse(RoleName, values.role)
  if (!role.success)
    throw new CommandError(`as what? End with --role and one of ${ROLE_NAMES.join(', ')}`)
  return { email: email.data, role: role.data satisfies Role, domain: values.site }
}

function parsed<Result>(parse: () => Result): Result {
  try {
    return parse()
  } catch (error) {
    throw new CommandError((error as Error).message)
  }
}

const list: Command = async ({ db, now }) => {
  const domains = await domainsOf(db)
  const { people, invitations } = await listPeople(db, { reads: 'all', manages: 'all', now })
  const rolesIn = (roles: readonly { site_id: string | null; role: string }[]) =>
    roles
      .map(
        ({ site_id: site, role }) =>
          `${role} on ${site === null ? 'all sites' : domains.get(site)}`,
      )
      .join(', ')
  const lines = people.map(
    ({ name, email, roles, ended_at: ended }) =>
      `${name}, ${email}: ${rolesIn(roles)}${ended ? `, ended ${ended.slice(0, 10)}` : ''}`,
  )
  const open = invitations.map(
    ({ email, roles, expires_at: end }) => `invited until ${end}: ${email}, ${rolesIn(roles)}`,
  )
  return lines.length + open.length > 0 ? [...lines, ...open] : ['there are no operators yet']
}

async function domainsOf(db: Db): Promise<Map<string, string>> {
  const sites = await sitesByDomain(db)
  return new Map([...sites].map(([domain, { id }]) => [id, domain]))
}

function resetTo({ office }: OperatorDeps['config']): Command {
  return async ({ db, now }, words) => {
    if (!office) throw new CommandError('there is no office yet: set OFFICE_HOST to its host')
    const [[email = ''], as] = withoutName(words)
    const operator = await operatorNamed(db, email)
    const named = await managerNamed(db, as)
    const resetting = { ...named, operatorId: operator.id, now }
    const { token } = await resetFactors(db, resetting).catch(refused(email, as))
    return [
      `${operator.email} gets new factors with this link, once and within ${INVITATION_HOURS} hours; the old ones go then:`,
      `${office.origin}/invitation#${token}`,
    ]
  }
}

const end: Command = async ({ db, now }, words) => {
  const [[email = ''], as] = withoutName(words)
  const operator = await operatorNamed(db, email)
  const named = await managerNamed(db, as)
  const ending = { ...named, operatorId: operator.id, now }
  await endOperator(db, ending).catch(refused(email, as))
  return [
    `${operator.email} is out, at once and everywhere; the record keeps the name ${operator.name}`,
  ]
}

async function operatorNamed(db: Db, email: string) {
  const operator = await operatorByEmail(db, email)
  if (operator) return operator
  throw new CommandError(`there is no operator ${email}; npm run operators -- list shows them`)
}

/** Whoever manages people, and where: they cannot give away or take what reaches further. */
async function managerNamed(db: Db, as: string | undefined) {
  const named = await doerWith(db, as, 'people_manage')
  if (named) return named
  throw new CommandError(`${as} is no operator who may do that`)
}

function refused(email: string, as: string | undefined) {
  return (error: unknown): never => {
    if (error instanceof OfficeRefusal && String(error.code) === 'OPERATOR_EXISTS')
      throw new CommandError(`${email} is an operator already; end that access first`)
    if (error instanceof OfficeRefusal && String(error.code) === 'OWN_ACCESS')
      throw new CommandError('nobody changes their own access: ask another owner')
    if (error instanceof Refusal && error.code === 'NOT_FOUND')
      throw new CommandError(`${as} is no operator who may do that for ${email}`)
    throw error
  }
}
