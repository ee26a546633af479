import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import type { NewComplaint } from './new-complaint.ts'

/** The number of this same complaint if it has come in before; another one under its id is refused. */
export async function knownNumber(db: Db, complaint: NewComplaint): Promise<string | null> {
  const known = await db
    .selectFrom('complaint')
    .select(['number', 'name', 'email', 'kind', 'reference', 'text'])
    .where('site_id', '=', complaint.siteId)
    .where('client_id', '=', complaint.client_id)
    .executeTakeFirst()
  if (!known) return null
  const { number, ...said } = known
  const isSame = Object.entries(said).every(
    ([name, value]) => complaint[name as keyof typeof said] === value,
  )
  if (!isSame) throw new Refusal('CLIENT_ID_REUSED')
  return number
}
