import type { Selectable } from 'kysely'
import { dayIn } from '#contract/fields.ts'
import type { Db } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'
import { vatIn } from '#server/features/payments/orders/quote.ts'

/** Where somebody came from, as figures tell it. */
type Where = { page: string; network: string; country: string; device: string }

const GONE = '(erased)'
const DAY_MS = 24 * 60 * 60 * 1000
const FUNNEL_MS = 14 * DAY_MS

/**
 * Everything there is, counted one by one in the plainest way: what `figure_day` and `figure_money` must say, by the figure, site,
 * cut, day and where. Figures that are none are left out.
 */
export async function straightFigures(db: Db, zones: ReadonlyMap<string, string>) {
  const counted = new Map<string, number>()
  const add = (what: string, siteId: string, day: string, who: Where, number = 1) => {
    if (number === 0) return
    for (let cut = 0; cut < 16; cut += 1) {
      const parts = [who.page, who.network, who.country, who.device].map((part, nth) =>
        cut & (8 >> nth) ? '' : part,
      )
      const key = [what, siteId, cut, day, ...parts].join('|')
      counted.set(key, (counted.get(key) ?? 0) + number)
    }
  }
  const world = await readWorld(db)
  const dayOf = (siteId: string, at: Date) => dayIn(zones.get(siteId)!, at)
  for (const row of world.visits) add('visits', row.site_id, row.day, row, row.visits)
  for (const count of [countSignups, countOrders, countMoney, countCredits, countMessages])
    count(world, add, dayOf)
  return counted
}

async function readWorld(db: Db) {
  const members = await db.selectFrom('member').selectAll().execute()
  const all = {
    members: members.filter((member) => !member.is_fictional),
    fictional: new Set(
      members
        .filter((member) => member.is_fictional)
        .flatMap(({ id, credit_account_id: account }) => [id, account]),
    ),
    visits: await db.selectFrom('traffic_day').selectAll().execute(),
    orders: await db
      .selectFrom('credit_order')
      .selectAll()
      .where('completed_at', 'is not', null)
      .orderBy('completed_at')
      .execute(),
    refunds: await db.selectFrom('order_refund').selectAll().execute(),
    entries: await db
      .selectFrom('credit_entry')
      .innerJoin('credit_account', 'credit_account.id', 'account_id')
      .select(['site_id', 'account_id', 'amount', 'reason', 'created_at'])
      .where('kind', '=', 'member')
      .execute(),
    messages: await db
      .selectFrom('message')
      .innerJoin('conversation', 'conversation.id', 'conversation_id')
      .select(['sender_id', 'message.created_at', 'site_id'])
      .execute(),
  }
  const byKey = new Map(
    all.members.flatMap((member) => [
      [member.id, member] as const,
      [member.credit_account_id, member] as const,
    ]),
  )
  return { ...all, whereOf: (key: string | null) => whereOf(key === null ? null : byKey.get(key)) }
}

type World = Awaited<ReturnType<typeof readWorld>>
type Add = (what: string, siteId: string, day: string, who: Where, number?: number) => void
type DayOf = (siteId: string, at: Date) => string

type Person = Pick<Selectable<Tables['member']>, 'lander' | 'traffic_source' | 'country' | 'device'>

function whereOf(member: Person | null | undefined): Where {
  if (!member) return { page: GONE, network: GONE, country: GONE, device: GONE }
  const source = member.traffic_source as { network: string } | null
  const pages: Record<string, string> = { 'nonsense/x': 'other', '': 'index' }
  const lander = member.lander ?? ''
  return {
    page: pages[lander] ?? lander,
    network: source?.network ?? '',
    country: member.country,
    device: member.device ?? '',
  }
}

function countSignups(
  { members, messages, orders, whereOf: where }: World,
  add: Add,
  dayOf: DayOf,
) {
  for (const {
    id,
    site_id: siteId,
    signup_at: at,
    activated_at: activatedAt,
    ...member
  } of members) {
    const isSoon = (moment: Date | null) =>
      moment !== null && moment.getTime() < at.getTime() + FUNNEL_MS
    const steps = {
      signups: true,
      activated: isSoon(activatedAt),
      wrote: messages.some((line) => line.sender_id === id && isSoon(line.created_at)),
      bought: orders.some(
        (order) => order.account_id === member.credit_account_id && isSoon(order.completed_at),
      ),
    }
    for (const [step, isDone] of Object.entries(steps))
      if (isDone) add(step, siteId, dayOf(siteId, at), where(id))
  }
}

function countOrders({ orders, whereOf: where }: World, add: Add, dayOf: DayOf) {
  const first = new Set<string>()
  const buyers = new Set<string>()
  for (const { site_id: siteId, account_id: account, completed_at: at } of orders) {
    const day = dayOf(siteId, at!)
    add('orders', siteId, day, where(account))
    if (!first.has(account)) add('first_orders', siteId, day, where(account))
    if (!buyers.has(`${account} ${day}`)) add('buyers', siteId, day, where(account))
    first.add(account)
    buyers.add(`${account} ${day}`)
  }
}

function countMoney({ orders, refunds, whereOf: where }: World, add: Add, dayOf: DayOf) {
  for (const order of orders) {
    const { id, site_id: siteId, account_id: account, currency, vat_rate: rate } = order
    const tell = (what: string, at: Date, amount: number) =>
      add(
        `${what} ${currency}`,
        siteId,
        dayOf(siteId, at),
        where(account),
        amount - vatIn(amount, rate),
      )
    tell('paid', order.completed_at!, order.total_minor)
    for (const refund of refunds)
      if (refund.order_id === id) tell('refunded', refund.created_at, refund.amount_minor)
    if (order.charged_back_at)
      tell('charged_back', order.charged_back_at, order.total_minor - order.refunded_minor)
  }
}

function countCredits({ entries, fictional, whereOf: where }: World, add: Add, dayOf: DayOf) {
  for (const { site_id: siteId, account_id: account, amount, reason, created_at: at } of entries) {
    if (fictional.has(account)) continue
    add('credits_moved', siteId, dayOf(siteId, at), where(account), amount)
    if (reason === 'purchase')
      add('credits_sold', siteId, dayOf(siteId, at), where(account), amount)
    if (reason === 'message')
      add('credits_spent', siteId, dayOf(siteId, at), where(account), -amount)
  }
}

function countMessages({ messages, fictional, whereOf: where }: World, add: Add, dayOf: DayOf) {
  const writers = new Set<string>()
  for (const { sender_id: sender, site_id: siteId, created_at: at } of messages) {
    if (sender !== null && fictional.has(sender)) continue
    const day = dayOf(siteId, at)
    add('messages', siteId, day, where(sender))
    if (sender !== null && !writers.has(`${sender} ${day}`))
      add('writers', siteId, day, where(sender))
    writers.add(`${sender} ${day}`)
  }
}
