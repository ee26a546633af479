import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import {
  listProfiles,
  profileOf,
  publishProfile,
  retireProfile,
} from '#server/features/fictional-profiles/fictional-profiles.ts'
import { isId } from '#contract/id.ts'
import {
  type Command,
  CommandError,
  type CommandDeps,
  runCommand,
  siteNamed,
} from './command-line.ts'
import { optionsIn } from './deciding.ts'
import { doerNamed } from './doer.ts'

const HELP = `Fictional profiles

  npm run fictional -- list <domain>                                     each with its state and its licences
  npm run fictional -- show <domain> <id>                                what is known about one, and what keeps it from being published
  npm run fictional -- publish <domain> <id> [--as <operator mail>]      show a draft to members
  npm run fictional -- retire <domain> <id> [--as <operator mail>]       end one for good; whoever wrote with it is told

  npm run fictional -- list example.com`

/** Shows, publishes and retires fictional profiles by the same functions as the office does, and gives the exit code. */
export function runFictional(args: readonly string[], deps: CommandDeps): Promise<number> {
  const commands = { list, show, publish, retire }
  return runCommand({ name: 'fictional', help: HELP, commands }, args, deps)
}

const list: Command = async ({ db, now }, [domain]) => {
  const { id: siteId } = await siteNamed(db, domain)
  const lines: string[] = []
  let after: string | null | undefined
  while (after !== null) {
    const filter = { site_id: siteId, ...(after !== undefined && { after }) }
    const page = await listProfiles(db, { scope: [siteId], filter, now })
    for (const { id, name, age, city, state, pictures, licensed } of page.profiles)
      lines.push(`${id}  ${name}, ${age}, ${city}: ${state}, ${licensed} of ${pictures} licensed`)
    after = page.after
  }
  return lines.length > 0 ? lines : ['there are no fictional profiles']
}

const show: Command = async ({ db, now }, [domain, id]) => {
  const profile = await named(db, { domain, id, now })
  const { name, age, city, state, about, brief, writers, pictures, members, blocks } = profile
  return [
    `${name}, ${age}, ${city}: ${state}`,
    `says: ${about}`,
    `writers must know: ${brief || '-'}`,
    `writers: ${writers.map((each) => each.name).join(', ') || '-'}`,
    `members who have a conversation with it: ${members}`,
    ...pictures.map(({ id: picture, state: its, licence }) =>
      licence
        ? `picture ${picture}: ${its}; ${licence.origin}, ${licence.licence}, ${licence.proof}, ends ${licence.ends_on ?? 'never'}`
        : `picture ${picture}: ${its}`,
    ),
    ...(blocks.length > 0 ? [`it cannot be published: ${blocks.join(', ')}`] : []),
  ]
}

const publish: Command = async ({ db, now }, [domain, id, ...rest]) => {
  const { name, revision, ...which } = await acting(db, { domain, id, rest, now })
  await publishProfile(db, { ...which, revision, now }).catch(inWords)
  return [`${name} is published`]
}

const retire: Command = async ({ db, now }, [domain, id, ...rest]) => {
  const { name, ...which } = await acting(db, { domain, id, rest, now })
  const { members } = await retireProfile(db, { ...which, now }).catch(inWords)
  return [`${name} is retired; ${members} members are told`]
}

type Named = {
  readonly domain: string | undefined
  readonly id: string | undefined
  readonly now: Date
}

async function named(db: Db, { domain, id, now }: Named) {
  const site = await siteNamed(db, domain)
  if (id === undefined || !isId(id))
    throw new CommandError(`which profile? Give its id; npm run fictional -- list ${site.domain}`)
  return profileOf(db, { profileId: id.toLowerCase(), scope: [site.id], now }).catch(inWords)
}

async function acting(db: Db, { rest, ...which }: Named & { readonly rest: readonly string[] }) {
  const site = await siteNamed(db, which.domain)
  const { id: profileId, name, revision } = await named(db, which)
  const by = await doerNamed(db, site, optionsIn(rest, ['as']).as, 'fictional_edit')
  return { profileId, name, revision, scope: [site.id], by }
}

const WORDS: Readonly<Record<string, string>> = {
  NOT_FOUND: 'there is no such fictional profile on this site',
  LICENCE_MISSING: 'a picture lacks its licence: note it in the office, or remove the picture',
  TEXT_REFUSED: 'its text says what no fictional profile may say',
  PROFILE_RETIRED: 'it is retired, and stays so',
  CHANGED_MEANWHILE: 'somebody changed it in this moment: look at it once more',
}

function inWords(error: unknown): never {
  if (!(error instanceof Refusal)) throw error
  throw new CommandError(WORDS[error.code] ?? error.code)
}
