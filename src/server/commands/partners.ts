import { transact, type Tx } from '#server/db/connect.ts'
import { isTaken } from '#server/db/errors.ts'
import { type Doer, note } from '#server/features/record/record.ts'
import type { Site } from '#server/features/settings/settings.ts'
import { newToken, sha256 } from '#server/kernel/secrets.ts'
import {
  type Command,
  CommandError,
  runCommand,
  siteNamed,
  type CommandDeps,
} from './command-line.ts'
import { AS_HELP, doerNamed, withoutName } from './doer.ts'

const HELP = `Partners, who sign people up with a key of their own

  npm run partners -- list <domain>             every partner, with those that have ended
  npm run partners -- add <domain> <name ...>   a new partner; prints their key, once
  npm run partners -- end <domain> <name ...>   stop a partner's key; what was begun with it can still be finished

${AS_HELP}
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

const add: Command = async ({ db, now }, all) => {
  const [[domain, ...words], as] = withoutName(all)
  const site = await siteNamed(db, domain)
  const name = nameIn(words, 'add')
  const by = await doerNamed(db, site, as, 'settings_edit')
  const key = `vp_${newToken()}`
  try {
    await transact(db, async (tx) => {
      const { id } = await tx
        .insertInto('partner')
        .values({ site_id: site.id, name, key_hash: sha256(key), created_at: now })
        .returning('id')
        .executeTakeFirstOrThrow()
      await noted(tx, { by, action: 'partner_added', site, id, name, now })
    })
  } catch (error) {
    if (!isTaken(error, 'partner_name')) throw error
    throw new CommandError(`${site.domain} has a partner ${name} already`)
  }
  return [`${name} is a partner now. Their key, which is shown this once:`, key]
}

const end: Command = async ({ db, now }, all) => {
  const [[domain, ...words], as] = withoutName(all)
  const site = await siteNamed(db, domain)
  const name = nameIn(words, 'end')
  const by = await doerNamed(db, site, as, 'settings_edit')
  await transact(db, async (tx) => {
    const ended = await tx
      .updateTable('partner')
      .set({ ended_at: now })
      .where('site_id', '=', site.id)
      .where((where) => where(where.fn('lower', ['name']), '=', name.toLowerCase()))
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!ended) throw new CommandError(`${site.domain} has no partner ${name}`)
    await noted(tx, { by, action: 'partner_ended', site, id: ended.id, name, now })
  })
  return [`the key of ${name} works no more`]
}

type Noted = {
  readonly by: Doer
  readonly action: string
  readonly site: Site
  readonly id: string
  readonly name: string
  readonly now: Date
}

function noted(tx: Tx, { by, action, site, id, name, now }: Noted): Promise<void> {
  const subject = { kind: 'partner', id }
  return note(tx, { by, action, siteId: site.id, subject, details: { name }, now })
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
