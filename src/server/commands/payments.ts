import { type PaymentDesk, refundOrder } from '#server/features/payments/payments.ts'
import { memberNamed } from './member-named.ts'
import { orderLine, orderLines } from './order-lines.ts'
import { money, orderNamed } from './order-named.ts'
import { HELP } from './payments-help.ts'
import { runCommand, type Command, type Surroundings } from './run-command.ts'
import { CommandError } from './site-error.ts'
import { siteNamed } from './site-named.ts'
import { randomUUID } from 'node:crypto'

const MOST_SHOWN = 50

/** Lists, shows and refunds purchases for an operator, and gives the exit code. */
export function runPayments(
  args: readonly string[],
  { deps, ...surroundings }: Surroundings & { readonly deps: PaymentDesk },
): Promise<number> {
  const commands = { list, show, refund: refundAt(deps) }
  return runCommand({ name: 'payments', help: HELP, commands }, args, surroundings)
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

function refundAt(deps: PaymentDesk): Command {
  return async ({ db }, [domain, which, count, ...more]) => {
    const site = await siteNamed(db, domain)
    const order = await orderNamed(db, site, which)
    const credits = creditsIn(count)
    if (more.length > 0) throw new CommandError(`nothing is refunded: what is ${more.join(' ')}?`)
    const refunded = await refundOrder(deps, order, { key: `operator:${randomUUID()}`, credits })
    if (!refunded) throw new CommandError(whyNot(order.status))
    if ('most' in refunded)
      throw new CommandError(`nothing is refunded: only ${refunded.most} of its credits can be`)
    const { amountMinor, isSent } = refunded
    const amount = money(amountMinor, order.currency)
    return [
      `${amount} goes back, for ${refunded.credits} credits; the member is told`,
      ...(isSent ? [] : ['the provider is away: it is told as soon as it is back']),
    ]
  }
}

function whyNot(status: string): string {
  return status === 'completed'
    ? 'there is nothing to refund: all its credits are spent or refunded, or it cost nothing'
    : `it cannot be refunded: it is ${status}`
}

function creditsIn(count: string | undefined): number | undefined {
  if (count === undefined) return undefined
  if (!/^[1-9]\d{0,5}$/.test(count))
    throw new CommandError(`${count} is not a number of credits; leave it out for all`)
  return Number(count)
}
