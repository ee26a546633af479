import { domainToASCII } from 'node:url'
import { isId } from '#contract/id.ts'
import type { Db } from '#server/db/connect.ts'
import { memberByEmail } from '#server/features/accounts/accounts.ts'
import { type Site, sitesByDomain } from '#server/features/settings/settings.ts'

export type CommandDeps = {
  readonly db: Db
  readonly print: (line: string) => void
  readonly now: Date
}
export type Command = (
  deps: Pick<CommandDeps, 'db' | 'now'>,
  args: readonly string[],
) => Promise<readonly string[]>
type Program = {
  readonly name: string
  readonly help: string
  readonly commands: Readonly<Record<string, Command>>
}

/** Runs the command that the words of an operator name, prints what it says, and gives the exit code. */
export async function runCommand(
  { name: program, help, commands }: Program,
  args: readonly string[],
  { print, ...deps }: CommandDeps,
): Promise<number> {
  const [name = '', ...rest] = args
  if (name === '' || args.includes('--help')) {
    print(help)
    return name === '' ? 1 : 0
  }
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!command) {
      const known = Object.keys(commands).join(', ')
      throw new CommandError(
        `there is no command ${name}, only ${known}; see npm run ${program} -- --help`,
      )
    }
    for (const line of await command(deps, rest)) print(printable(line))
    return 0
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    print(printable(error.message))
    return 1
  }
}

/** What strangers wrote must not move the cursor of an operator's terminal, nor write its clipboard. */
function printable(text: string): string {
  return text.replaceAll(/(?![\n\t])\p{C}/gu, '?')
}

/** What was asked cannot be done, in one line for the operator. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** The site that an operator means by its domain. */
export async function siteNamed(db: Db, domain: string | undefined): Promise<Site> {
  if (domain === undefined)
    throw new CommandError('which site? Give its domain; npm run site -- list shows them')
  const site = (await sitesByDomain(db)).get(domainToASCII(domain.toLowerCase()))
  if (!site) throw new CommandError(`there is no site ${domain}; npm run site -- list shows them`)
  return site
}

type Named = { readonly id: string; readonly email: string; readonly status: string }

/** The member that an operator means, by e-mail address or id. */
export async function memberNamed(db: Db, site: Site, who: string | undefined): Promise<Named> {
  if (who === undefined) throw new CommandError('which member? Give an e-mail address or an id')
  const member = isId(who)
    ? await memberById(db, site.id, who)
    : await memberByEmail(db, site.id, who)
  if (!member) throw new CommandError(`${site.domain} has no member ${who}`)
  return member
}

function memberById(db: Db, siteId: string, id: string) {
  return db
    .selectFrom('member')
    .select(['id', 'email', 'status'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Whether it is a day that there is, as yyyy-mm-dd. */
export function isDay(text: string): boolean {
  const midnight = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && midnight.toJSON()?.slice(0, 10) === text
}
