import { isId } from '#contract/id.ts'
import { countJobs, type JobCount, listParkedJobs, retryJobs } from '#server/jobs/parked-jobs.ts'
import { transact } from '#server/db/connect.ts'
import { note } from '#server/features/record/record.ts'
import { type Command, CommandError, runCommand, type CommandDeps } from './command-line.ts'
import { doerEverywhere, withoutName } from './doer.ts'

const HELP = `Jobs: work that is done after a request, such as sending mails

  npm run jobs -- list          what waits, and what is parked with the reason
  npm run jobs -- retry <id>    try a parked job again
  npm run jobs -- retry all     try all of them again

retry takes --as <operator mail> at its end: in whose name. Without, it is the command line's.
A job that fails is tried eight times in about twenty minutes, then parked. While the mail server is away
no try counts. What was parked for thirty days is forgotten.`

const MOST_SHOWN = 50

/** Shows an operator what waits and what is parked, lets it be tried again, and gives the exit code. */
export function runJobs(args: readonly string[], deps: CommandDeps): Promise<number> {
  return runCommand({ name: 'jobs', help: HELP, commands: { list, retry } }, args, deps)
}

const list: Command = async ({ db }) => {
  const counts = await countJobs(db)
  if (counts.length === 0) return ['there is nothing to do']
  const parked = await listParkedJobs(db, MOST_SHOWN)
  return [
    ...counts.map(countLine),
    ...parked.map(
      ({ id, kind, attempts, parked_at: at, last_error: reason }) =>
        `  ${id} ${kind}, parked ${secondOf(at!)} after ${attempts} tries: ${reason}`,
    ),
  ]
}

function countLine({ kind, waiting, parked, since, reason }: JobCount): string {
  const state = [since && `since ${secondOf(since)}`, reason].filter(Boolean).join(': ')
  return `${kind}: ${waiting} waiting${state && ` (${state})`}, ${parked} parked`
}

const retry: Command = async ({ db, now }, words) => {
  const [[which], as] = withoutName(words)
  if (which === undefined) throw new CommandError('retry needs the id of a parked job, or all')
  if (which !== 'all' && !isId(which)) throw new CommandError(`${which} is not the id of a job`)
  const by = await doerEverywhere(db, as, 'cases_settle')
  const count = await transact(db, async (tx) => {
    const tried = await retryJobs(tx, { id: which === 'all' ? undefined : which, now })
    if (tried === 0 && which !== 'all') throw new CommandError(`no job ${which} is parked`)
    const subject = { kind: 'job', id: which }
    await note(tx, { by, action: 'jobs_retried', siteId: null, subject, details: { tried }, now })
    return tried
  })
  return [count === 1 ? '1 job will be tried again' : `${count} jobs will be tried again`]
}

function secondOf(time: Date): string {
  return time.toISOString().slice(0, 19).replace('T', ' ')
}
