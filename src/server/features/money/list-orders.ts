import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod/mini'
import { ageOnDay } from '#contract/fields.ts'
import { isId } from '#contract/id.ts'
import * as contract from '#contract/office/orders.ts'
import type { Db } from '#server/db/connect.ts'
import type { Scope } from '#server/http/office-route.ts'

export type Told = z.input<typeof contract.OrderRow>
type Filter = z.output<typeof contract.listOrders.input>
type ListInput = { readonly scope: Scope; readonly filter: Filter; readonly now: Date }

const MONTH_MS = 30 * 24 * 60 * 60 * 1000

/**
 * A page of orders. In the list of all come first those that want a look: what does not match, was charged back, failed or is open, of the
 * last month; then all others, the latest first. Each of the two is read along an index of its own.
 */
export async function listOrders(
  db: Db,
  { filter, ...asked }: ListInput,
): Promise<z.input<typeof contract.listOrders.output>> {
  const groups = filter.view === 'all' && !filter.words ? ['0', '1'] : ['']
  const [from = groups[0]] = filter.after?.split('-') ?? []
  const orders: Listed[] = []
  const limit = contract.ORDERS_PAGE + 1
  for (const group of groups.filter((one) => one >= (from ?? ''))) {
    if (orders.length >= limit) break
    const after = group === from || group === '' ? filter.after : undefined
    const wanted = { ...asked, filter, group, after, limit: limit - orders.length }
    orders.push(...(await groupOf(db, wanted)))
  }
  const page = orders.slice(0, contract.ORDERS_PAGE)
  return {
    orders: page.map(({ row }) => row),
    after: orders.length > page.length ? (page.at(-1)?.cursor ?? null) : null,
  }
}

type Listed = { readonly row: Told; readonly cursor: string }
type Wanted = ListInput & {
  readonly group: string
  readonly after: string | undefined
  readonly limit: number
}

const hasFinding = sql`exists (select from payment_finding where order_id = credit_order.id and settled_at is null)`

/** Open, failed, charged back in the last month, or not as the provider has it. */
function wantsLook(now: Date): RawBuilder<unknown> {
  const since = new Date(now.getTime() - MONTH_MS)
  return sql`(credit_order.status in ('new', 'pending', 'failed', 'charged_back') and credit_order.created_at > ${since} or ${hasFinding})`
}

function isIn(view: Filter['view'], now: Date): RawBuilder<unknown> {
  const views = {
    all: sql`true`,
    look: wantsLook(now),
    open: sql`credit_order.status in ('new', 'pending')`,
    failed: sql`credit_order.status in ('failed', 'cancelled')`,
    charged_back: sql`credit_order.status = 'charged_back'`,
    refunded: sql`credit_order.refunded_minor > 0`,
  }
  return views[view]
}

async function groupOf(db: Db, wanted: Wanted): Promise<Listed[]> {
  const { filter, scope, group, after, now, limit } = wanted
  const { site_id: siteId, method, member_id: memberId, words } = filter
  const conditions = [
    scope === 'all' ? sql`true` : sql`credit_order.site_id = any(${[...scope]}::uuid[])`,
    isIn(filter.view, now),
    ...(group === '0' ? [wantsLook(now)] : []),
    ...(group === '1' ? [sql`not ${wantsLook(now)}`] : []),
    ...(siteId ? [sql`credit_order.site_id = ${siteId}`] : []),
    ...(method ? [sql`method = ${method}`] : []),
    ...(memberId ? [sql`credit_order.member_id = ${memberId}`] : []),
    ...(words ? [isNamed(words)] : []),
    ...(after ? [comesAfter(after)] : []),
  ]
  return orderRows(db, {
    where: sql.join(conditions, sql` and `),
    limit,
    now,
    group: group === '' ? '1' : group,
  })
}

function comesAfter(after: string): RawBuilder<unknown> {
  const [, micros = '', ...id] = after.split('-')
  return sql`(credit_order.created_at, credit_order.id) <
    ('epoch'::timestamptz + ${micros}::bigint * interval '1 microsecond', ${id.join('-')}::uuid)`
}

/** By its id, the number of its receipt, the provider's number, or how its buyer's name begins. */
function isNamed(words: string): RawBuilder<unknown> {
  const said = words.trim()
  if (isId(said)) return sql`credit_order.id = ${said}`
  if (/^\d{1,9}$/.test(said)) return sql`receipt_number = ${Number(said)}`
  if (/^\w{2,4}_\w+$/.test(said)) return sql`provider_id = ${said}`
  const like = said.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)
  return sql`credit_order.member_id in (select id from member where lower(name) like ${`${like}%`})`
}

type Row = Omit<Told, 'person' | 'created_at'> & {
  created_at: Date
  created_micros: string
  member_id: string | null
  name: string | null
  date_of_birth: string
  city: string
  is_fictional: boolean
  has_face: boolean
}

type Rows = {
  readonly where: RawBuilder<unknown>
  readonly limit: number
  readonly now: Date
  readonly group: string
}

async function orderRows(db: Db, { where, limit, now, group }: Rows): Promise<Listed[]> {
  const { rows } = await sql<Row>`
    with page as materialized (
      select credit_order.* from credit_order where ${where} order by created_at desc, id desc limit ${limit}
    )
    select page.id, page.site_id, credits, total_minor, page.currency, method, page.status, page.created_at, receipt_number,
      page.refunded_minor, owed_credits, page.member_id, member.name, date_of_birth, city, is_fictional, main_photo is not null as has_face,
      (extract(epoch from page.created_at) * 1000000)::bigint::text as created_micros,
      case when provider_payment.charged_back_minor > 0 then 'charged_back' else provider_payment.status end as provider_status,
      (select kind from payment_finding where order_id = page.id and settled_at is null limit 1) as finding
    from page
    left join member on member.id = page.member_id
    left join provider_payment on provider_payment.provider = page.provider and payment_id = page.provider_id
    order by page.created_at desc, page.id desc`.execute(db)
  return rows.map((row) => ({
    row: orderAnswer(row, now),
    cursor: `${group}-${row.created_micros}-${row.id}`,
  }))
}

function orderAnswer(row: Row, now: Date): Told {
  const { created_micros: _, member_id, name, date_of_birth: born, city, ...rest } = row
  const { is_fictional, has_face, created_at: at, ...order } = rest
  const age = name === null ? 0 : ageOnDay(born, now.toISOString().slice(0, 10))
  const person =
    member_id === null || name === null
      ? null
      : { id: member_id, name, age, city, is_fictional, has_face }
  return { ...order, created_at: at.toISOString(), person }
}

/** One order as it stands in the list; undefined where it is not within the scope. */
export async function orderRow(
  db: Db,
  { id, scope, now }: { readonly id: string; readonly scope: Scope; readonly now: Date },
): Promise<Told | undefined> {
  const within =
    scope === 'all' ? sql`true` : sql`credit_order.site_id = any(${[...scope]}::uuid[])`
  const where = sql`credit_order.id = ${id} and ${within}`
  const [listed] = await orderRows(db, { where, limit: 1, now, group: '1' })
  return listed?.row
}
