import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import {
  addSite,
  changeSettings,
  flat,
  historyOf,
  takeBack,
  makeDefault,
  openSite,
  reportBrokenSettings,
  resetSetting,
  type Settings,
  settingsOf,
  sitesByDomain,
  WrongSettings,
} from '#server/features/settings/settings.ts'
import { AS_HELP, doerEverywhere, doerNamed, withoutName } from './doer.ts'
import {
  type Command,
  type CommandDeps,
  CommandError,
  runCommand,
  siteNamed,
} from './command-line.ts'

const HELP = `Sites and their settings

  npm run site -- list                              every site; loopback names get the default one
  npm run site -- show <domain> [field]             all settings, or one
  npm run site -- set <domain> <field> <value ...>  change a setting; running servers follow within a second
  npm run site -- reset <domain> <field>            put a setting back to its default
  npm run site -- add <domain> [--closed]           a new site with default settings; closed, it answers nobody until it is opened
  npm run site -- open <domain>                     open it for everybody, or tell what is still missing; it never closes again
  npm run site -- default <domain>                  choose the default site
  npm run site -- history <domain>                  what was changed, by whom, the newest first
  npm run site -- undo <domain> <version>           take the changes of a version back; later ones stay

${AS_HELP}

A value is JSON or plain text. A list is written with spaces, with commas or as JSON.
A field of the company is written with a dot.
Whether visitors see members and profiles is set twice: logged_out_search (yes, no) is for those who came by themselves, and
logged_out_search_trafficsource (all, none) for those whose address named who sent them (?network=...), which anybody can add.
To show no visitor anybody, set both: no and none.

  npm run site -- set example.com name Vonk voor twee
  npm run site -- set example.com visible_locales nl en de
  npm run site -- set example.com company.address "Vonkengracht 12, 1000 AA"
  npm run site -- set example.com fictional_warning null   the catalogue's own text`

/** Lists, shows and changes sites for an operator, and gives the exit code. */
export function runSite(args: readonly string[], deps: CommandDeps): Promise<number> {
  const { db, print } = deps
  if (args.length > 0 && !args.includes('--help'))
    reportBrokenSettings(db, ({ problems }) => print(damageIn(problems)))
  const commands = {
    list: takes('list', 0, list),
    show: takes('show', 2, show),
    set: takes('set', Infinity, set),
    reset: takes('reset', 2, reset),
    history: takes('history', 1, history),
    undo: takes('undo', 2, undo),
    add: takes('add', 2, add),
    open: takes('open', 1, open),
    default: takes('default', 1, chooseDefault),
  }
  return runCommand({ name: 'site', help: HELP, commands }, args, deps)
}

function damageIn(problems: WrongSettings['problems']): string {
  const fields = problems.map(({ field, why }) => `  ${field} ${why}`)
  return ['What is stored is broken. Set or reset these:', ...fields].join('\n')
}

type SiteCommand = (
  db: Db,
  args: readonly string[],
  as: string | undefined,
) => Promise<readonly string[]>

/** Refuses words that the command does not read: the operator would think that they counted. */
function takes(name: string, most: number, command: SiteCommand): Command {
  return async ({ db }, all) => {
    const [words, as] = withoutName(all)
    const more = words.slice(most).join(' ')
    if (more) throw new CommandError(`${name} takes nothing more: ${more} is too much`)
    return command(db, words, as).catch((error: unknown) => {
      throw error instanceof WrongSettings ? new CommandError(error.message) : error
    })
  }
}

async function list(db: Db): Promise<string[]> {
  const sites = [...(await sitesByDomain(db)).values()]
  if (sites.length === 0) return ['there is no site yet: add one with npm run site -- add <domain>']
  return sites.map(({ domain, isDefault, isLive }) =>
    [domain, ...(isDefault ? ['(default)'] : []), ...(isLive ? [] : ['(not open yet)'])].join(' '),
  )
}

async function show(db: Db, [domain, field]: readonly string[]): Promise<string[]> {
  const settings = await settingsOf(db, (await siteNamed(db, domain)).id)
  return field === undefined ? linesOf(settings) : [valueOf(settings, field)]
}

const set: SiteCommand = async (db, [domain, field, ...values], as) => {
  const site = await siteNamed(db, domain)
  const by = await doerNamed(db, site, as, 'settings_edit')
  if (field === undefined || values.length === 0)
    throw new CommandError('set needs a field and a value')
  const problems: WrongSettings[] = []
  for (const value of readings(values)) {
    try {
      const settings = await changeSettings(db, site.id, changesFor(field, value), by)
      return [`${field} = ${valueOf(settings, field)}`]
    } catch (error) {
      if (!(error instanceof WrongSettings)) throw error
      problems.push(error)
    }
  }
  throw problems[0] ?? new CommandError(`${field} has no value`)
}

const reset: SiteCommand = async (db, [domain, field], as) => {
  const site = await siteNamed(db, domain)
  if (field === undefined) throw new CommandError('reset needs a field')
  await resetSetting(db, site.id, field, await doerNamed(db, site, as, 'settings_edit'))
  return [`${field} is back to its default`]
}

const history: SiteCommand = async (db, [domain]) => {
  const site = await siteNamed(db, domain)
  const { versions } = await historyOf(db, { siteId: site.id, operatorId: null, before: undefined })
  if (versions.length === 0) return [`nothing of ${site.domain} was ever changed`]
  return versions.map(({ number, who, created_at: at, why, changes }) => {
    const told = changes.map(
      ({ field, before, after }) =>
        `${field}: ${JSON.stringify(before)} > ${JSON.stringify(after)}`,
    )
    const head = `${number}, ${at.slice(0, 16).replace('T', ' ')}, ${who}${why ? ` (${why})` : ''}`
    return [head, ...told].join('\n  ')
  })
}

const undo: SiteCommand = async (db, [domain, word], as) => {
  const site = await siteNamed(db, domain)
  const by = await doerNamed(db, site, as, 'settings_edit')
  const number = /^\d{1,9}$/.test(word ?? '') ? Number(word) : 0
  const undone = await takeBack(db, { siteId: site.id, number, by })
  if (!undone) throw new CommandError(`${site.domain} has no version ${word ?? ''}`)
  return [`what version ${number} changed is as it was before`]
}

const add: SiteCommand = async (db, [domain, word], as) => {
  if (domain === undefined) throw new CommandError('add needs a domain')
  if (word !== undefined && word !== '--closed')
    throw new CommandError(`add takes nothing more: ${word} is too much`)
  const isLive = word === undefined
  const by = await doerEverywhere(db, as, 'sites_make')
  const site = await addSite(db, domain, { by, isLive })
  const told = [
    ...(site.isDefault ? [', and the default one'] : []),
    ...(isLive ? [] : ['; it answers nobody yet: npm run site -- open']),
  ]
  return [`${site.domain} is a site now${told.join('')}`]
}

const open: SiteCommand = async (db, [domain], as) => {
  const site = await siteNamed(db, domain)
  const by = await doerNamed(db, site, as, 'sites_make')
  const isOpened = await openSite(db, { siteId: site.id, by }).catch((error: unknown) => {
    if (!(error instanceof Refusal) || !error.params?.['fields']) throw error
    throw new CommandError(`${site.domain} opens once these are set: ${error.params['fields']}`)
  })
  return [`${site.domain} is open${isOpened ? ' now' : ' already'}`]
}

const chooseDefault: SiteCommand = async (db, [domain], as) => {
  const site = await siteNamed(db, domain)
  await makeDefault(db, site.id, await doerNamed(db, site, as, 'sites_make'))
  return [`${site.domain} is the default site now`]
}

/** Every setting on its own line, the company's fields with a dot. */
function linesOf(settings: Settings): string[] {
  return flat(settings).map(([field, value]) => `${field} = ${JSON.stringify(value)}`)
}

/** One setting as JSON; `company` gives all of it. */
function valueOf(settings: Settings, field: string): string {
  const found = [...flat(settings), ...Object.entries(settings)].find(([name]) => name === field)
  if (!found) throw new CommandError(`${field} is not a setting`)
  return JSON.stringify(found[1])
}

/** The ways in which the words of an operator may be meant, the likeliest first: JSON, text, a list. */
function readings(words: readonly string[]): unknown[] {
  const text = words.join(' ')
  const list = words.length > 1 ? words : text.split(',').map((part) => part.trim())
  return [...json(text), text, list]
}

/** A change of one field, whose name may have a dot. */
function changesFor(field: string, value: unknown): Record<string, unknown> {
  const [top = '', ...below] = field.split('.')
  return Object.fromEntries([
    [top, below.length === 0 ? value : changesFor(below.join('.'), value)],
  ])
}

function json(text: string): unknown[] {
  try {
    return [JSON.parse(text)]
  } catch {
    return []
  }
}
