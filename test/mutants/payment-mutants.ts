import type { Mutant } from './mutant.ts'

const APPLY = 'src/server/features/payments/orders/payment.ts'
const SETTLE_TEST = 'src/server/features/payments/orders/settle.test.ts'
const RACE_TEST = 'src/server/features/payments/webhook-race.test.ts'
const ORDER_TEST = 'src/server/features/payments/orders/place-order.test.ts'
const REFUND_TEST = 'src/server/features/payments/orders/refund-order.test.ts'
const WITHDRAW_TEST = 'src/server/features/payments/withdrawals/withdraw.test.ts'

/** Faults in payments. */
export const PAYMENT_MUTANTS: readonly Mutant[] = [
  {
    name: 'credits for what a webhook says',
    file: 'src/server/features/payments/webhook.ts',
    find: 'const id = idIn(request.body)\n',
    replace: `const id = idIn(request.body)
      const said = (request.body ?? {}) as { status?: string }
      if (said.status === 'paid') {
        const { get } = deps.provider
        const paid = async (paymentId: string) => {
          const payment = await get(paymentId)
          return payment && { ...payment, status: 'paid' as const }
        }
        deps = { ...deps, provider: { ...deps.provider, get: paid } }
      }
`,
    test: { file: SETTLE_TEST, name: 'what a webhook says of a payment is not believed' },
  },
  {
    name: 'credits without a unique reference',
    file: 'src/server/features/payments/orders/lifecycle.ts',
    find: 'reference: id, amount: order.credits',
    replace: 'reference: `${id}:${Math.random()}`, amount: order.credits',
    test: { file: RACE_TEST, name: 'has the order itself as its cause' },
  },
  {
    name: 'amounts with fractions',
    file: 'src/server/features/payments/orders/quote.ts',
    find: 'return Number((BigInt(price) * BigInt(100 - percentage)) / 100n)',
    replace: 'return price * (1 - percentage / 100)',
    test: {
      file: 'src/server/features/payments/orders/price-of.test.ts',
      name: 'cost a quarter less, rounded down',
    },
  },
  {
    name: 'the price that the client says',
    file: 'src/server/features/payments/orders/place-order.ts',
    find: '  requireAsShown(request, offer)\n',
    replace: '  Object.assign(offer, { total_minor: request.totalMinor })\n',
    test: {
      file: 'src/server/features/payments/orders/lying-clients.test.ts',
      name: 'bodies that lie',
    },
  },
  {
    name: 'payments of any amount',
    file: APPLY,
    find: '    payment.amountMinor === order.total_minor &&\n',
    replace: '',
    test: { file: SETTLE_TEST, name: 'a paid payment of another amount' },
  },
  {
    name: 'purchases that are changed without a lock',
    file: APPLY,
    find: 'const locked = await lockOrder(tx, order)\n    return { before: locked,',
    replace: 'const locked = order\n    return { before: locked,',
    test: { file: RACE_TEST, name: 'twenty processes that heard the same at once' },
  },
  {
    name: 'purchases that forget their client id',
    file: 'src/server/features/payments/orders/place-order.ts',
    find: 'client_id: request.clientId,',
    replace: 'client_id: randomUUID(),',
    test: { file: ORDER_TEST, name: 'fifty times the same purchase at once' },
  },
  {
    name: 'refunds that are counted before the lock',
    file: 'src/server/features/payments/orders/plan-refund.ts',
    find: 'const order = await lockOrder(tx, known)',
    replace: 'const order = known',
    test: { file: REFUND_TEST, name: 'refunds in parts are never more than was paid' },
  },
  {
    name: 'a withdrawal that pays what was spent',
    file: 'src/server/features/payments/withdrawals/withdrawable.ts',
    find: 'least(balance, credits - refunded_credits) as unspent',
    replace: 'credits - refunded_credits as unspent',
    test: { file: WITHDRAW_TEST, name: 'a withdrawal pays the unspent share, rounded up' },
  },
  {
    name: 'a withdrawal that looks before the lock',
    file: 'src/server/features/payments/withdrawals/withdraw.ts',
    find: 'const order = await lockOrder(tx, known)',
    replace: 'const order = known',
    test: { file: WITHDRAW_TEST, name: 'twenty presses at once are one withdrawal' },
  },
  {
    name: 'charge-backs that take every time',
    file: 'src/server/features/credits/move-credits.ts',
    find: "select ${transferId}, ${soldId}, ${amount}::int, 'chargeback', ${reference}, ${now} from payer",
    replace:
      "select ${transferId}, ${soldId}, ${amount}::int, 'chargeback', ${reference} || gen_random_uuid(), ${now} from payer",
    test: {
      file: 'src/server/features/credits/move-credits.test.ts',
      name: 'lives, every transfer sums to zero',
    },
  },
  {
    name: 'nobody asks about what nobody told',
    file: 'src/server/features/payments/orders/check-due-orders.ts',
    find: 'await settle(deps, order.id)',
    replace: 'await Promise.resolve()',
    test: {
      file: 'src/server/features/payments/orders/check-due-orders.test.ts',
      name: 'a payment that nobody told of',
    },
  },
  {
    name: 'purchases that were given up and keep a discount that another one used',
    file: 'src/server/features/payments/orders/lifecycle.ts',
    find: '  if (isValid) return completed\n',
    replace: '  if (completed) return completed\n',
    test: {
      file: 'src/server/features/payments/orders/given-up.test.ts',
      name: 'one counts and the others go back',
    },
  },
  {
    name: 'a discount that is taken from a purchase that is paid',
    file: 'src/server/features/discounts/discount-for.ts',
    find: ' and account_id = ${accountId} and completed_at is null\n    )\n    returning key',
    replace: ' and account_id = ${accountId}\n    )\n    returning key',
    test: {
      file: 'src/server/features/payments/orders/given-up.test.ts',
      name: 'one counts and the others go back',
    },
  },
  {
    name: 'a new bank account without the password',
    file: 'src/server/features/payments/direct-debit/request-code.ts',
    find: 'if (!(await hasMandate(deps.db, { memberId, ibanHash }))) requireStepUp({ member, now })',
    replace: 'void [hasMandate, requireStepUp, ibanHash, member]',
    test: {
      file: 'src/server/features/payments/direct-debit/mandates.test.ts',
      name: 'a new bank account needs the password again',
    },
  },
  {
    name: 'a mandate that ends here alone',
    file: 'src/server/features/payments/direct-debit/mandates.ts',
    find: '    await endAtProvider(tx, ended, now)\n',
    replace: '',
    test: {
      file: 'src/server/features/payments/direct-debit/mandates.test.ts',
      name: 'cannot be debited with it any more',
    },
  },
  {
    name: 'credits for an erased buyer',
    file: 'src/server/features/payments/orders/lifecycle.ts',
    find: '  if (order.member_id === null) return false\n',
    replace: '',
    test: {
      file: 'src/server/features/payments/orders/given-up.test.ts',
      name: 'whose buyer was erased goes back',
    },
  },
]
