import { sql } from 'kysely'
import { dayIn } from '#contract/fields.ts'
import type { Tx } from '#server/db/connect.ts'
import type { NewComplaint } from './new-complaint.ts'

type Numbered = NewComplaint & { readonly timeZone: string }

/**
 * Writes a complaint down under the next number of the site's year, such as K-2026-000123. Nobody else gets the same
 * number, however many come at once. Null when this very complaint is there already.
 */
export async function writeDown(tx: Tx, complaint: Numbered): Promise<string | null> {
  const { siteId, timeZone, now } = complaint
  const year = Number(dayIn(timeZone, now).slice(0, 4))
  const { rows } = await sql<{ number: string }>`
    with next as (
      insert into complaint_counter (site_id, year, last_number) values (${siteId}, ${year}, 1)
      on conflict (site_id, year) do update set last_number = complaint_counter.last_number + 1
      returning last_number
    )
    insert into complaint
      (site_id, number, client_id, member_id, name, email, language, kind, reference, text, created_at)
    select ${siteId}, concat('K-', ${year}::int, '-', lpad(last_number::text, greatest(6, length(last_number::text)), '0')),
      ${complaint.client_id}, ${complaint.memberId}, ${complaint.name}, ${complaint.email},
      ${complaint.language}, ${complaint.kind}, ${complaint.reference}, ${complaint.text}, ${now}
    from next
    on conflict (site_id, client_id) do nothing
    returning number`.execute(tx)
  return rows[0]?.number ?? null
}
