import { sql } from 'kysely'
import { dayIn } from '#contract/fields.ts'
import { type Db, transact } from '#server/db/connect.ts'
import { type Doer, note } from '#server/features/record/record.ts'

/** The law asks for the average of the six months before. */
const MONTHS = 6

export type Recipients = {
  readonly months: { readonly month: string; readonly people: number }[]
  readonly average: number
}

type Asked = { readonly siteId: string; readonly now: Date }

/**
 * Members who were here, by month, and the average of the last six whole months (DSA, Art. 24). A month in which nobody was here
 * counts as none. Visitors without an account cannot be told from each other and are not in it.
 */
export async function activeRecipients(db: Db, { siteId, now }: Asked): Promise<Recipients> {
  const { rows } = await sql<{ month: string; people: number }>`
    with month as (
      select (date_trunc('month', ${await today(db, siteId, now)}::date) - nth * interval '1 month')::date as month
      from generate_series(1, ${MONTHS}) as nth
    )
    select to_char(month, 'YYYY-MM') as month, count(member.id)::int as people
    from month left join member_seen on span = 'month' and starts = month
      left join member on member.id = member_id and site_id = ${siteId} and not is_fictional
    group by month.month order by month.month`.execute(db)
  const all = rows.reduce((sum, { people }) => sum + people, 0)
  return { months: rows, average: Math.round(all / MONTHS) }
}

async function today(db: Db, siteId: string, now: Date): Promise<string> {
  const { rows } = await sql<{ zone: string }>`select zone_of(${siteId}) as zone`.execute(db)
  return dayIn(rows[0]!.zone, now)
}

/** Says in public what it is now, and notes who said so. The same months again replace what was said of them. */
export function publishRecipients(db: Db, { siteId, now, by }: Asked & { readonly by: Doer }) {
  return transact(db, async (tx) => {
    const recipients = await activeRecipients(tx, { siteId, now })
    const [first, last] = [recipients.months[0]!, recipients.months.at(-1)!]
    const said = { average: recipients.average, published_at: now }
    await tx
      .insertInto('active_recipients')
      .values({
        site_id: siteId,
        from_month: `${first.month}-01`,
        until_month: `${last.month}-01`,
        ...said,
      })
      .onConflict((conflict) => conflict.columns(['site_id', 'until_month']).doUpdateSet(said))
      .execute()
    const subject = { kind: 'site', id: siteId }
    const details = { months: `${first.month} to ${last.month}`, average: recipients.average }
    await note(tx, { by, action: 'recipients_published', siteId, subject, details, now })
    return recipients
  })
}

/** What was said last and when, or that nothing was. */
export async function lastSaid(db: Db, siteId: string) {
  const said = await db
    .selectFrom('active_recipients')
    .select(['average', 'published_at'])
    .select(sql<string>`to_char(from_month, 'YYYY-MM')`.as('from'))
    .select(sql<string>`to_char(until_month, 'YYYY-MM')`.as('until'))
    .where('site_id', '=', siteId)
    .orderBy('until_month', 'desc')
    .executeTakeFirst()
  if (!said) return null
  const { published_at: at, ...rest } = said
  return { ...rest, at: at.toISOString() }
}

/** The same as anybody may read it. */
export async function publishedRecipients(db: Db, siteId: string) {
  const said = await lastSaid(db, siteId)
  return said && { average: said.average, from: said.from, until: said.until }
}
