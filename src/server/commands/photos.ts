import { isId } from '#contract/id.ts'
import { approvePhoto, rejectPhoto, waitingPhotos } from '#server/features/photos/photos.ts'
import { HELP } from './photos-help.ts'
import { runCommand, type Command, type Surroundings } from './run-command.ts'
import { CommandError } from './site-error.ts'
import { siteNamed } from './site-named.ts'

const MOST_SHOWN = 50

/** Shows, approves and rejects photos for an operator, and gives the exit code. `place` is where files are. */
export function runPhotos(
  args: readonly string[],
  { place, ...surroundings }: Surroundings & { readonly place: string },
): Promise<number> {
  const commands = { waiting: waitingIn(place), approve, reject }
  return runCommand({ name: 'photos', help: HELP, commands }, args, surroundings)
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

const approve: Command = async ({ db, now }, [domain, ...ids]) => {
  const site = await siteNamed(db, domain)
  if (ids.length === 0) throw new CommandError('approve needs the id of a photo that waits')
  const lines: string[] = []
  for (const id of ids) {
    requireId(id)
    const email = await approvePhoto(db, { siteId: site.id, id, now })
    if (email === null) throw new CommandError([...lines, noneWaits(id)].join('\n'))
    lines.push(`photo ${id} of ${email} is shown from now on`)
  }
  return lines
}

const reject: Command = async ({ db, now }, [domain, id, ...words]) => {
  const site = await siteNamed(db, domain)
  if (id === undefined) throw new CommandError('reject needs the id of a photo that waits')
  requireId(id)
  const reason = words.join(' ').trim()
  if (reason === '') throw new CommandError('reject needs a reason, which is mailed to the member')
  const email = await rejectPhoto(db, { siteId: site.id, id, reason, now })
  if (email === null) throw new CommandError(noneWaits(id))
  return [`the photo is deleted, and ${email} is told why`]
}

function requireId(id: string): void {
  if (!isId(id)) throw new CommandError(`${id} is not the id of a photo`)
}

function noneWaits(id: string): string {
  return `no photo ${id} waits here; npm run photos -- waiting <domain> shows those that do`
}
