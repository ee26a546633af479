import type { Db } from '#server/db/connect.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const PROMISED_DAYS = 14

type ComplaintListInput = { readonly siteId: string; readonly isAll: boolean; readonly now: Date }

/** Complaints in a line each, the oldest first: those that wait for an answer, or all. */
export async function complaintList(
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
export async function complaintLines(
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
