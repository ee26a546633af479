import { isId } from '#contract/id.ts'
import { siteOrigin } from '#server/app.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { openBus } from '#server/events/bus.ts'
import { ask } from '#server/features/approvals/approvals.ts'
import { compareBooks, refundKind } from '#server/features/money/money.ts'
import {
  openProvider,
  type OrderRow,
  type PaymentDeps,
} from '#server/features/payments/payments.ts'
import type { Site } from '#server/features/settings/settings.ts'
import { systemClock as clock } from '#server/kernel/time.ts'
import type { Config } from '#server/kernel/config.ts'
import { openLog } from '#server/kernel/log.ts'
import { secretOf } from '#server/kernel/secrets.ts'
import {
  type Command,
  CommandError,
  memberNamed,
  runCommand,
  siteNamed,
  type CommandDeps,
} from './command-line.ts'
import { optionsIn } from './deciding.ts'
import { doerAnywhere, doerNamed } from './doer.ts'
import { waitingLine, wordsFor } from './paying.ts'

const HELP = `Payments

  npm run payments -- list <domain> [<e-mail or id of a member>]    the latest purchases, of everybody or of one member
  npm run payments -- show <domain> <id or receipt number>          all about one purchase, with its refunds
  npm run payments -- refund <domain> <id or receipt number> [<n>]  pay back what was not spent, or n credits of it
      --goodwill <amount>     instead an amount such as 12.50, whatever was spent
      --why "…"               why, which stays in the record; do not name anybody
      --as <operator mail>    in whose name

Above the limits of the site (alone_amount, alone_credits, alone_day) it waits for a second person, who approves it in the office.
A refund is the part of what was paid that belongs to the unspent credits, rounded down. The credits are taken back, the member
is told, and premium ends if no paid purchase is left. A provider that is away is told later, by the running product.

  npm run payments -- reconcile [--days <n>] [--as <operator mail>]  compare orders with the provider's list; what differs waits in the
                                                                   office's queue. It also happens by itself once a day

  npm run payments -- refund example.com 1017`

const MOST_SHOWN = 50

/** Lists, shows and refunds purchases for an operator, and gives the exit code. */
export function runPayments(
  args: readonly string[],
  { payments, ...deps }: CommandDeps & { readonly payments: PaymentDeps },
): Promise<number> {
  const commands = { list, show, refund: refundAt(payments), reconcile: reconcileAt(payments) }
  return runCommand({ name: 'payments', help: HELP, commands }, args, deps)
}

/** What refunding needs around it, outside of the running product. */
export function paymentDeps(db: Db, config: Config): PaymentDeps {
  const originOf = (domain: string) => siteOrigin(domain, config)
  const secretKey = secretOf(config)
  const provider = openProvider(config, { db, secretKey, clock, originOf })
  return { db, events: openBus(), clock, log: openLog('silent'), provider, originOf }
}

const list: Command = async ({ db }, [domain, who]) => {
  const site = await siteNamed(db, domain)
  const member = who === undefined ? null : await memberNamed(db, site, who)
  const orders = await db
    .selectFrom('credit_order')
    .selectAll()
    .where('site_id', '=', site.id)
    .$if(member !== null, (query) => query.where('member_id', '=', member!.id))
    .orderBy('created_at', 'desc')
    .limit(MOST_SHOWN)
    .execute()
  return orders.length === 0 ? ['no purchases'] : orders.map(orderLine)
}

const show: Command = async ({ db }, [domain, which]) => {
  const site = await siteNamed(db, domain)
  return orderLines(db, await orderNamed(db, site, which))
}

function refundAt(deps: PaymentDeps): Command {
  return async ({ db, now }, [domain, which, ...rest]) => {
    const site = await siteNamed(db, domain)
    const order = await orderNamed(db, site, which)
    const count = rest[0]?.startsWith('--') ? undefined : rest[0]
    const options = refundOptions(rest.slice(count === undefined ? 0 : 1))
    const payload = wishIn(count, options.goodwill)
    const by = await doerNamed(db, site, options.as, 'money_work')
    const asked = await ask(
      { ...deps, kind: refundKind(deps) },
      {
        subjectId: order.id,
        payload,
        by,
        scope: [site.id],
        now,
        why: options.why?.trim() || 'by command',
      },
    ).catch((error: unknown) => {
      throw error instanceof Refusal ? new CommandError(whyNot(order, error, payload.way)) : error
    })
    const { amountMinor, credits } = asked.plan
    if (asked.state === 'asked') return [waitingLine(asked.number)]
    return [
      `${money(amountMinor ?? 0, order.currency)} goes back, for ${credits ?? 0} credits; the member is told`,
      ...(asked.state === 'done' ? [] : ['the provider is away: it is told as soon as it is back']),
    ]
  }
}

function reconcileAt(deps: PaymentDeps): Command {
  return async ({ db }, words) => {
    const { days = '35', as } = optionsIn(words, ['days', 'as'])
    if (!/^[1-9]\d{0,3}$/.test(days)) throw new CommandError(`${days} is not a number of days`)
    const by = await doerAnywhere(db, as, 'money_work')
    const told = await compareBooks(deps, { by, days: Number(days) })
    if (!told) throw new CommandError('the books are being compared already')
    if (told.state === 'failed')
      throw new CommandError(`the list broke off, and nothing was found by it: ${told.error}`)
    const { orders, matched, found } = told
    return [
      `${orders} orders, ${matched} matched`,
      found === 0
        ? 'nothing differs'
        : `${found} ${found === 1 ? 'finding' : 'findings'}: they wait in the office's queue`,
    ]
  }
}

function refundOptions(words: readonly string[]) {
  const stray = words.findIndex((word) => !word.startsWith('--'))
  if (stray === 0) throw new CommandError(`nothing is refunded: what is ${words.join(' ')}?`)
  return optionsIn(words, ['goodwill', 'why', 'as'])
}

function wishIn(count: string | undefined, goodwill: string | undefined) {
  if (goodwill === undefined) return { way: 'rule', credits: creditsIn(count) ?? null } as const
  if (count !== undefined)
    throw new CommandError('nothing is refunded: give credits or --goodwill, not both')
  const [, whole, cents = '00'] = /^(\d{1,6})(?:\.(\d{2}))?$/.exec(goodwill) ?? []
  if (whole === undefined || Number(whole + cents) === 0)
    throw new CommandError(`${goodwill} is not an amount such as 12.50`)
  return { way: 'goodwill', amount_minor: Number(whole + cents) } as const
}

function whyNot(order: OrderRow, error: Refusal, way: 'rule' | 'goodwill'): string {
  const most = Number(error.params?.['most'] ?? 0)
  if (String(error.code) === 'TOO_MUCH')
    return way === 'rule'
      ? `nothing is refunded: only ${most} of its credits can be`
      : `nothing is refunded: only ${money(most, order.currency)} of it can be`
  if (String(error.code) !== 'NOTHING_TO_PAY') return `nothing is refunded: ${wordsFor(error)}`
  return order.status === 'completed'
    ? 'there is nothing to refund: all its credits are spent or refunded, or it cost nothing'
    : `it cannot be refunded: it is ${order.status}`
}

function creditsIn(count: string | undefined): number | undefined {
  if (count === undefined) return undefined
  if (!/^[1-9]\d{0,5}$/.test(count))
    throw new CommandError(`${count} is not a number of credits; leave it out for all`)
  return Number(count)
}

/** A purchase in one line. */
function orderLine(order: OrderRow): string {
  const { id, created_at: at, status, credits, method } = order
  const amount = money(order.total_minor, order.currency)
  return `${id}  ${minuteOf(at)}  ${status}  ${amount}  ${credits} credits  ${method}${receiptOf(order)}`
}

/** All that an operator may know about a purchase, a line each. */
async function orderLines(db: Db, order: OrderRow): Promise<string[]> {
  const amount = (minor: number) => money(minor, order.currency)
  const refunds = await db
    .selectFrom('order_refund')
    .select(['amount_minor', 'credits', 'status', 'created_at'])
    .where('order_id', '=', order.id)
    .orderBy('created_at')
    .execute()
  return [
    `id = ${order.id}`,
    `member = ${order.member_id ?? 'erased'}`,
    `status = ${order.status}`,
    `credits = ${order.credits} (${order.style})`,
    `price = ${amount(order.price_minor)}`,
    `discount = ${order.discount_code === null ? 'none' : `${order.discount_percentage}% by ${order.discount_code}`}`,
    `total = ${amount(order.total_minor)}`,
    `country = ${order.country}, VAT ${order.vat_rate / 100}%`,
    `method = ${order.method}`,
    `payment = ${order.provider_id ?? 'none'} at ${order.provider}`,
    `begun = ${order.created_at.toISOString()}`,
    `completed = ${order.completed_at?.toISOString() ?? 'no'}`,
    `settled = ${order.settled_at?.toISOString() ?? 'no'}`,
    `receipt = ${order.receipt_number ?? 'none'}`,
    `refunded = ${amount(order.refunded_minor)} for ${order.refunded_credits} credits`,
    `owed = ${order.owed_credits} credits`,
    ...refunds.map(
      (refund) =>
        `refund = ${amount(refund.amount_minor)} for ${refund.credits} credits, ${minuteOf(refund.created_at)}, ${SENT[refund.status]}`,
    ),
  ]
}

const SENT: Readonly<Record<string, string>> = { asked: 'not yet sent', done: 'sent' }

function receiptOf({ receipt_number: number }: OrderRow): string {
  return number === null ? '' : `  receipt ${number}`
}

function minuteOf(time: Date): string {
  return time.toISOString().slice(0, 16).replace('T', ' ')
}

const NUMBER = /^\d{1,9}$/

/** The purchase that an operator means, by its id or the number of its receipt. */
async function orderNamed(db: Db, site: Site, which: string | undefined): Promise<OrderRow> {
  if (which === undefined)
    throw new CommandError('which purchase? Give its id or the number of its receipt')
  const order = await db
    .selectFrom('credit_order')
    .selectAll()
    .where('site_id', '=', site.id)
    .where((order) => {
      if (isId(which)) return order('id', '=', which)
      return order('receipt_number', '=', NUMBER.test(which) ? Number(which) : -1)
    })
    .executeTakeFirst()
  if (!order) throw new CommandError(`${site.domain} has no purchase ${which}`)
  return order
}

/** An amount as an operator reads it. */
function money(minor: number, currency: string): string {
  const digits = String(minor).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)} ${currency}`
}
