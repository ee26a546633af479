import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod/mini'
import { ageOnDay } from '#contract/fields.ts'
import { isId } from '#contract/id.ts'
import {
  type FOUND_BY,
  type findMembers as contract,
  MEMBERS_FOUND,
} from '#contract/office/members.ts'
import type { Db } from '#server/db/connect.ts'
import type { Scope } from '#server/http/office-route.ts'

type FoundBy = (typeof FOUND_BY)[number]
type Finding = {
  readonly words: string
  readonly scope: Scope
  readonly siteId: string | undefined
  readonly now: Date
}

type Row = {
  id: string
  site_id: string
  name: string
  born: string
  city: string
  country: string
  status: string
  is_fictional: boolean
  is_premium: boolean
  has_face: boolean
  found_by: FoundBy
}

/** Whoever these words name on the sites that may be looked at: each way of finding is one walk along an index. */
export async function findMembers(
  db: Db,
  { words, scope, siteId, now }: Finding,
): Promise<z.input<typeof contract.output>> {
  const place = { scope, siteId }
  const ways = waysFor(words, place)
  const { rows } = await sql<Row>`
    with found as materialized (${sql.join(ways, sql` union all `)})
    select distinct on (nth, member.id) member.id, member.site_id, name, date_of_birth as born, city, country, status, is_fictional,
      paid_user as is_premium, main_photo is not null as has_face, found_by, nth
    from found join member on member.id = member_id
    where ${isHere(place)}
    order by nth, member.id limit ${MEMBERS_FOUND + 1}`.execute(db)
  return {
    members: rows.slice(0, MEMBERS_FOUND).map(({ born, ...row }) => ({
      ...row,
      age: ageOnDay(born, now.toISOString().slice(0, 10)),
    })),
    has_more: rows.length > MEMBERS_FOUND,
  }
}

type Place = Pick<Finding, 'scope' | 'siteId'>

function isHere({ scope, siteId }: Place): RawBuilder<boolean> {
  const sites = siteId === undefined ? scope : [siteId]
  return sites === 'all' ? sql`true` : sql`member.site_id = any(${[...sites]}::uuid[])`
}

function sitesIn({ scope, siteId }: Place): RawBuilder<unknown> {
  const sites = siteId === undefined ? scope : [siteId]
  return sites === 'all'
    ? sql`site`
    : sql`(select id from site where id = any(${[...sites]}::uuid[]))`
}

/** What the words may be. An address or an id is nothing else; a number may be several things. */
function waysFor(given: string, place: Place): RawBuilder<unknown>[] {
  const words = given.toLowerCase()
  if (words.includes('@')) return [byEmail(words, place)]
  if (isId(words)) return [byId(words), byOrder(words)]
  const number = /^\d{1,9}$/.test(words) ? Number(words) : null
  return [
    ...(number === null ? [] : [byReceipt(number, place), byDecision(number), byReport(number)]),
    ...(/^[a-z0-9]{4}$/.test(words) ? [byIban(given.toUpperCase())] : []),
    ...(number === null ? [byName(words, place)] : []),
  ]
}

function byEmail(words: string, place: Place) {
  return sql`
    select named.id as member_id, 'email' as found_by, 0::bigint as nth
    from ${sitesIn(place)} as place join member as named on named.site_id = place.id and lower(named.email) = ${words}`
}

const byId = (id: string) =>
  sql`select ${id}::uuid as member_id, 'id' as found_by, 0::bigint as nth`

const byOrder = (id: string) =>
  sql`select member_id, 'order', 1::bigint from credit_order where id = ${id}::uuid`

function byReceipt(number: number, place: Place) {
  return sql`
    select sold.member_id, 'receipt' as found_by, 0::bigint as nth
    from ${sitesIn(place)} as place join credit_order as sold on sold.site_id = place.id and sold.receipt_number = ${number}`
}

const byDecision = (number: number) =>
  sql`select decision.member_id, 'decision', 1::bigint from decision where number = ${number}`

const byReport = (number: number) =>
  sql`select target_id, 'report', 2::bigint from report where number = ${number}`

const byIban = (end: string) =>
  sql`(select member_id, 'iban' as found_by, 3::bigint as nth from debit_mandate where iban_end = ${end} limit ${MEMBERS_FOUND + 1})`

/** The first of each site along the index, those whose name is no longer than what was asked for before the others. */
function byName(words: string, place: Place) {
  return sql`
    (select named.id as member_id, 'name' as found_by, 4 + row_number() over (order by named.key, named.id) as nth
    from ${sitesIn(place)} as place cross join lateral (
      select id, lower(name) collate "C" as key from member
      where site_id = place.id and lower(name) collate "C" >= ${words} and lower(name) collate "C" < ${`${words}\u{10FFFF}`}
      order by lower(name) collate "C", id limit ${MEMBERS_FOUND + 1}
    ) as named)`
}
