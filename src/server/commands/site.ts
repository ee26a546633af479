import type { Db } from '#server/db/connect.ts'
import {
  addSite,
  changeSettings,
  makeDefault,
  reportBrokenSettings,
  resetSetting,
  settingsOf,
  sitesByDomain,
  WrongSettings,
} from '#server/features/settings/settings.ts'
import { CommandError } from './site-error.ts'
import { HELP } from './site-help.ts'
import { linesOf, valueOf } from './site-lines.ts'
import { siteNamed } from './site-named.ts'
import { changesFor, readings } from './site-values.ts'

type RunSiteInput = { readonly db: Db; readonly print: (line: string) => void }
type Command = (db: Db, args: readonly string[]) => Promise<readonly string[]>

/** Lists, shows and changes sites for an operator, and gives the exit code. */
export async function runSite(
  args: readonly string[],
  { db, print }: RunSiteInput,
): Promise<number> {
  const [name = '', ...rest] = args
  if (name === '' || args.includes('--help')) {
    print(HELP)
    return name === '' ? 1 : 0
  }
  reportBrokenSettings(db, ({ problems }) => print(damageIn(problems)))
  try {
    const command = commandNamed(name)
    refuseMore(name, rest)
    const lines = await command(db, rest)
    lines.forEach(print)
    return 0
  } catch (error) {
    if (!(error instanceof WrongSettings || error instanceof CommandError)) throw error
    print(error.message)
    return 1
  }
}

function damageIn(problems: WrongSettings['problems']): string {
  const fields = problems.map(({ field, why }) => `  ${field} ${why}`)
  return ['What is stored is broken. Set or reset these:', ...fields].join('\n')
}

const COMMANDS: Record<string, Command> = { list, show, set, reset, add, default: chooseDefault }

function commandNamed(name: string): Command {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw new CommandError(`there is no command ${name}; see npm run site -- --help`)
  return command
}

/** A word that nobody reads would be one that somebody thinks was heard. */
function refuseMore(name: string, words: readonly string[]): void {
  const most = { list: 0, show: 2, reset: 2, add: 1, default: 1 }[name] ?? Infinity
  const more = words.slice(most)
  if (more.length > 0)
    throw new CommandError(`${name} takes nothing more: ${more.join(' ')} is too much`)
}

async function list(db: Db): Promise<string[]> {
  const sites = [...(await sitesByDomain(db)).values()]
  if (sites.length === 0) return ['there is no site yet: add one with npm run site -- add <domain>']
  return sites.map(({ domain, isDefault }) => (isDefault ? `${domain} (default)` : domain))
}

async function show(db: Db, [domain, field]: readonly string[]): Promise<string[]> {
  const settings = await settingsOf(db, (await siteNamed(db, domain)).id)
  return field === undefined ? linesOf(settings) : [valueOf(settings, field)]
}

async function set(db: Db, [domain, field, ...values]: readonly string[]): Promise<string[]> {
  const site = await siteNamed(db, domain)
  if (field === undefined || values.length === 0)
    throw new CommandError('set needs a field and a value')
  const problems: WrongSettings[] = []
  for (const value of readings(values)) {
    try {
      const settings = await changeSettings(db, site.id, changesFor(field, value))
      return [`${field} = ${valueOf(settings, field)}`]
    } catch (error) {
      if (!(error instanceof WrongSettings)) throw error
      problems.push(error)
    }
  }
  throw problems[0] ?? new CommandError(`${field} has no value`)
}

async function reset(db: Db, [domain, field]: readonly string[]): Promise<string[]> {
  const site = await siteNamed(db, domain)
  if (field === undefined) throw new CommandError('reset needs a field')
  await resetSetting(db, site.id, field)
  return [`${field} is back to its default`]
}

async function add(db: Db, [domain]: readonly string[]): Promise<string[]> {
  if (domain === undefined) throw new CommandError('add needs a domain')
  const site = await addSite(db, domain)
  return [`${site.domain} is a site now${site.isDefault ? ', and the default one' : ''}`]
}

async function chooseDefault(db: Db, [domain]: readonly string[]): Promise<string[]> {
  const site = await siteNamed(db, domain)
  await makeDefault(db, site.id)
  return [`${site.domain} is the default site now`]
}
