import { isTaken } from '#server/db/errors.ts'
import { newToken, sha256 } from '#server/kernel/secrets.ts'
import {
  type Command,
  CommandError,
  runCommand,
  siteNamed,
  type CommandDeps,
} from './command-line.ts'

const HELP = `Partners, who sign people up with a key of their own

  npm run partners -- list <domain>             every partner, with those that have ended
  npm run partners -- add <domain> <name ...>   a new partner; prints their key, once
  npm run partners -- end <domain> <name ...>   stop a partner's key; what was begun with it can still be finished

Only a hash of the key is stored. A lost key cannot be shown again: end the partner and add them anew.`

/** Lists, adds and ends partners for an operator, and gives the exit code. */
export function runPartners(args: readonly string[], deps: CommandDeps): Promise<number> {
  const commands = { list, add, end }
  return runCommand({ name: 'partners', help: HELP, commands }, args, deps)
}

const list: Command = async ({ db }, [domain]) => {
  const site = await siteNamed(db, domain)
  const partners = await db
    .selectFrom('partner')
    .select(['name', 'created_at', 'ended_at'])
    .where('site_id', '=', site.id)
    .orderBy('created_at')
    .execute()
  if (partners.length === 0) return [`${site.domain} has no partners`]
  return partners.map(({ name, created_at: since, ended_at: until }) =>
    until ? `${name} (${dayOf(since)} to ${dayOf(until)})` : `${name} (since ${dayOf(since)})`,
  )
}

const add: Command = async ({ db, now }, [domain, ...words]) => {
  const site = await siteNamed(db, domain)
  const name = nameIn(words, 'add')
  const key = `vp_${newToken()}`
  try {
    await db
      .insertInto('partner')
      .values({ site_id: site.id, name, key_hash: sha256(key), created_at: now })
      .execute()
  } catch (error) {
    if (!isTaken(error, 'partner_name')) throw error
    throw new CommandError(`${site.domain} has a partner ${name} already`)
  }
  return [`${name} is a partner now. Their key, which is shown this once:`, key]
}

const end: Command = async ({ db, now }, [domain, ...words]) => {
  const site = await siteNamed(db, domain)
  const name = nameIn(words, 'end')
  const { numUpdatedRows: ended } = await db
    .updateTable('partner')
    .set({ ended_at: now })
    .where('site_id', '=', site.id)
    .where((where) => where(where.fn('lower', ['name']), '=', name.toLowerCase()))
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (ended === 0n) throw new CommandError(`${site.domain} has no partner ${name}`)
  return [`the key of ${name} works no more`]
}

function nameIn(words: readonly string[], command: string): string {
  const name = words.join(' ').trim()
  if (name === '') throw new CommandError(`${command} needs the name of the partner`)
  if (name.length > 80) throw new CommandError('a name has at most 80 characters')
  return name
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10)
}
