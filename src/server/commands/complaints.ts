import { parseArgs } from 'node:util'
import { answerComplaint } from '#server/features/complaints/complaints.ts'
import { complaintLines, complaintList } from './complaint-lines.ts'
import { HELP } from './complaints-help.ts'
import { runCommand, type Command, type Surroundings } from './run-command.ts'
import { CommandError } from './site-error.ts'
import { siteNamed } from './site-named.ts'

const LONGEST = 10_000

/** Lists, shows and answers complaints for an operator, and gives the exit code. */
export function runComplaints(
  args: readonly string[],
  surroundings: Surroundings,
): Promise<number> {
  const commands = { list, show, answer }
  return runCommand({ name: 'complaints', help: HELP, commands }, args, surroundings)
}

const list: Command = async ({ db, now }, [domain, which]) => {
  const site = await siteNamed(db, domain)
  return complaintList(db, { siteId: site.id, isAll: which === 'all', now })
}

const show: Command = async ({ db }, [domain, word]) => {
  const site = await siteNamed(db, domain)
  const number = numberIn(word)
  const lines = await complaintLines(db, { siteId: site.id, number })
  if (!lines) throw new CommandError(`${site.domain} has no complaint ${number}`)
  return lines
}

const answer: Command = async ({ db, now }, [domain, word, ...rest]) => {
  const site = await siteNamed(db, domain)
  const number = numberIn(word)
  const text = textIn(rest)
  const outcome = await answerComplaint(db, { siteId: site.id, number, answer: text, now })
  if (outcome !== 'done') throw new CommandError(`${REFUSED[outcome]} (complaint ${number})`)
  return [`complaint ${number} is answered; the answer is mailed`]
}

const REFUSED = {
  unknown: 'there is no such complaint on this site',
  answered_before: 'it was answered before, and one answer is all there is',
  erased: 'whoever sent it was erased, so there is nobody to answer',
} as const

function numberIn(word: string | undefined): string {
  const number = word?.toUpperCase()
  if (number === undefined || !/^K-\d{4}-\d{6,9}$/.test(number))
    throw new CommandError(
      'which complaint? Give its number, such as K-2026-000123; npm run complaints -- list shows them',
    )
  return number
}

function textIn(args: readonly string[]): string {
  const text = optionsIn(args).text?.trim() ?? ''
  if (text === '') throw new CommandError('say what you answer: --text "…"')
  if (text.length > LONGEST)
    throw new CommandError(
      `an answer has at most ${LONGEST} characters; this one has ${text.length}`,
    )
  return text
}

function optionsIn(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { text: { type: 'string' } } }).values
  } catch (error) {
    throw new CommandError((error as Error).message.split('\n')[0])
  }
}
