import { isId } from '#contract/id.ts'
import { approveByCommand } from '#server/features/cases/cases.ts'
import { waitingPhotos } from '#server/features/photos/photos.ts'
import {
  type Command,
  CommandError,
  runCommand,
  siteNamed,
  type CommandDeps,
} from './command-line.ts'
import { decideFor, DECIDING, DECIDING_HELP, optionsIn } from './deciding.ts'
import { doerNamed, withoutName } from './doer.ts'

const HELP = `Photos

  npm run photos -- waiting <domain>                         photos that wait for approval, with the file to look at
  npm run photos -- approve <domain> <photo id ...> [--as <operator mail>]
                                                             show them to others
  npm run photos -- reject <domain> <photo id>               take one away, waiting or shown; the reasons are mailed
${DECIDING_HELP}

New photos wait where the site asks for it: npm run site -- set <domain> photo_approval yes. Until then only their
owner sees them.

  npm run photos -- reject example.com 1f0c5f0e-6d2e-4d9a-9d53-0d8e2a3b4c5d --policy unfit_photo --facts "Only a car is to be seen."`

const MOST_SHOWN = 50

/** Shows, approves and rejects photos for an operator, and gives the exit code. `place` is where files are. */
export function runPhotos(
  args: readonly string[],
  { place, ...deps }: CommandDeps & { readonly place: string },
): Promise<number> {
  const commands = { waiting: waitingIn(place), approve, reject }
  return runCommand({ name: 'photos', help: HELP, commands }, args, deps)
}

function waitingIn(place: string): Command {
  return async ({ db }, [domain]) => {
    const site = await siteNamed(db, domain)
    const photos = await waitingPhotos(db, site.id, MOST_SHOWN)
    if (photos.length === 0) return ['no photo waits']
    return photos.flatMap(({ id, email, since, key }) => [
      `${id} of ${email}, since ${since.toISOString().slice(0, 19).replace('T', ' ')}`,
      `  ${place}/${key}`,
    ])
  }
}

const approve: Command = async ({ db, now }, words) => {
  const [[domain, ...ids], as] = withoutName(words)
  const site = await siteNamed(db, domain)
  if (ids.length === 0) throw new CommandError('approve needs the id of a photo that waits')
  const by = await doerNamed(db, site, as, 'photos_review')
  const lines: string[] = []
  for (const id of ids) {
    requireId(id)
    const email = await approveByCommand(db, { siteId: site.id, id, by, now })
    if (email === null) throw new CommandError([...lines, noneWaits(id)].join('\n'))
    lines.push(`photo ${id} of ${email} is shown from now on`)
  }
  return lines
}

const reject: Command = async ({ db, now }, [domain, id, ...rest]) => {
  const site = await siteNamed(db, domain)
  if (id === undefined) throw new CommandError('reject needs the id of a photo')
  requireId(id)
  const given = optionsIn(rest, DECIDING)
  const about = { kind: 'photo', id } as const
  const { email } = await decideFor(db, { site, about, measure: 'remove', given, now })
  return [`the photo is taken away, and ${email} is told why`]
}

function requireId(id: string): void {
  if (!isId(id)) throw new CommandError(`${id} is not the id of a photo`)
}

function noneWaits(id: string): string {
  return `no photo ${id} waits here; npm run photos -- waiting <domain> shows those that do`
}
