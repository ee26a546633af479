import type { Db } from '#server/db/connect.ts'
import { answerByCommand } from '#server/features/cases/cases.ts'
import {
  type Command,
  CommandError,
  runCommand,
  siteNamed,
  type CommandDeps,
} from './command-line.ts'
import { optionsIn } from './deciding.ts'
import { doerNamed } from './doer.ts'

const HELP = `Complaints that came in through the form

  npm run complaints -- list <domain> [all]        the open complaints, the oldest first; or all of them
  npm run complaints -- show <domain> <number>     one complaint: who sent it, what it says, and the answer
  npm run complaints -- answer <domain> <number> --text "…" [--as <operator mail>]
                                                   answers it: the text is mailed to whoever sent it

A complaint is answered once, within 14 days as the site promises. Six months after the answer, or when the member who
sent it is erased, what was said is erased; that there was a complaint stays.

  npm run complaints -- answer example.com K-2026-000123 --text "We have paid back the second payment today."`

const LONGEST = 10_000

/** Lists, shows and answers complaints for an operator, and gives the exit code. */
export function runComplaints(args: readonly string[], deps: CommandDeps): Promise<number> {
  const commands = { list, show, answer }
  return runCommand({ name: 'complaints', help: HELP, commands }, args, deps)
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
  const { text, as } = textIn(rest)
  const by = await doerNamed(db, site, as, 'cases_settle')
  const outcome = await answerByCommand(db, { siteId: site.id, number, answer: text, by, now })
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

function textIn(args: readonly string[]) {
  const given = optionsIn(args, ['text', 'as'])
  const text = given.text?.trim() ?? ''
  if (text === '') throw new CommandError('say what you answer: --text "…"')
  if (text.length > LONGEST)
    throw new CommandError(
      `an answer has at most ${LONGEST} characters; this one has ${text.length}`,
    )
  return { text, as: given.as }
}

const DAY_MS = 24 * 60 * 60 * 1000
const PROMISED_DAYS = 14

type ComplaintListInput = { readonly siteId: string; readonly isAll: boolean; readonly now: Date }

/** Complaints in a line each, the oldest first: those that wait for an answer, or all. */
async function complaintList(
  db: Db,
  { siteId, isAll, now }: ComplaintListInput,
): Promise<string[]> {
  const complaints = await db
    .selectFrom('complaint')
    .select(['number', 'created_at', 'kind', 'email', 'answered_at', 'erased_at'])
    .where('site_id', '=', siteId)
    .$if(!isAll, (query) => query.where('answered_at', 'is', null).where('erased_at', 'is', null))
    .orderBy('created_at')
    .orderBy('number')
    .execute()
  if (complaints.length === 0) return [isAll ? 'there are no complaints' : 'no complaint is open']
  return complaints.map((complaint) => {
    const { number, created_at: at, kind, email } = complaint
    const when = at.toISOString().slice(0, 16)
    return `${number}  ${when}  ${kind}  ${email || 'erased'}  ${stateOf(complaint, now)}`
  })
}

type State = {
  readonly created_at: Date
  readonly answered_at: Date | null
  readonly erased_at: Date | null
}

function stateOf({ created_at: at, answered_at: answered, erased_at: erased }: State, now: Date) {
  if (answered) return 'answered'
  if (erased) return 'erased'
  const left = PROMISED_DAYS - Math.floor((now.getTime() - at.getTime()) / DAY_MS)
  return left >= 0 ? `${left} days left` : `${-left} days late`
}

/** All that is known about a complaint, a line each; null when there is none. */
async function complaintLines(
  db: Db,
  { siteId, number }: { readonly siteId: string; readonly number: string },
): Promise<string[] | null> {
  const complaint = await db
    .selectFrom('complaint')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!complaint) return null
  const { answered_at: answeredAt, erased_at: erasedAt } = complaint
  const told = (word: string) => (erasedAt ? '(erased)' : word || '(none)')
  return [
    `number = ${complaint.number}`,
    `received = ${complaint.created_at.toISOString()}`,
    `about = ${complaint.kind}`,
    `name = ${told(complaint.name)}`,
    `email = ${told(complaint.email)}`,
    `language = ${complaint.language}`,
    `member = ${complaint.member_id ?? (erasedAt ? 'erased' : 'nobody was logged in')}`,
    `reference = ${told(complaint.reference)}`,
    `text = ${told(complaint.text)}`,
    `answered = ${answeredAt ? answeredAt.toISOString() : 'no'}`,
    ...(answeredAt ? [`answer = ${told(complaint.answer ?? '')}`] : []),
  ]
}
