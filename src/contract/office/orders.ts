import * as z from 'zod/mini'
import { freeText } from '../fields.ts'
import { Id } from '../id.ts'
import { Approval, ApprovalState, Why } from './approvals.ts'
import { CasePerson } from './cases.ts'
import { officeEndpoint } from './endpoint.ts'
import { FindingKind, PaymentFinding, Side } from './findings.ts'

const Moment = z.iso.datetime()

/** Which orders: what needs a look comes first in all of them. */
export const ORDER_VIEWS = ['all', 'look', 'open', 'failed', 'charged_back', 'refunded'] as const
export const ORDERS_PAGE = 50

const OrderShape = {
  id: z.uuid(),
  site_id: z.uuid(),
  person: z.nullable(CasePerson),
  credits: z.int(),
  total_minor: z.int(),
  currency: z.string(),
  method: z.string(),
  status: z.string(),
  created_at: Moment,
  receipt_number: z.nullable(z.int()),
  refunded_minor: z.int(),
  owed_credits: z.int(),
  /** The provider's own word, when it was asked last. */
  provider_status: z.nullable(z.string()),
  /** What does not match with the provider. */
  finding: z.nullable(FindingKind),
}
export const OrderRow = z.object(OrderShape)
export type OrderRow = z.output<typeof OrderRow>

export const listOrders = officeEndpoint({
  method: 'GET',
  path: '/api/office/orders',
  needs: 'money_read',
  input: z.object({
    view: z.enum(ORDER_VIEWS),
    site_id: z.optional(Id),
    method: z.optional(z.string().check(z.regex(/^[a-z]{2,20}$/))),
    member_id: z.optional(Id),
    /** An id, a receipt, the number of a payment, or how a name begins. */
    words: z.optional(freeText(100)),
    after: z.optional(z.string().check(z.regex(/^[01]-\d{1,16}-[0-9a-f-]{36}$/))),
  }),
  output: z.object({ orders: z.array(OrderRow), after: z.nullable(z.string()) }),
})

/** One transfer of the ledger: it sums to zero by itself. */
const Movement = z.object({
  at: Moment,
  reason: z.string(),
  from: z.string(),
  to: z.string(),
  credits: z.int(),
})

export const OrderPage = z.object({
  ...OrderShape,
  price_minor: z.int(),
  discount: z.nullable(z.object({ kind: z.string(), code: z.string(), percentage: z.int() })),
  vat_minor: z.int(),
  vat_rate: z.int(),
  country: z.string(),
  provider: z.string(),
  payment_id: z.nullable(z.string()),
  completed_at: z.nullable(Moment),
  settled_at: z.nullable(Moment),
  /** When the provider is asked next by itself. */
  check_at: z.nullable(Moment),
  refunded_credits: z.int(),
  /** What the member has now, of whatever purchase. */
  balance: z.nullable(z.int()),
  movements: z.array(Movement),
  /** What all entries of these movements sum to: zero, or the books are wrong. */
  sum: z.int(),
  ours: Side,
  theirs: z.nullable(
    z.object({ ...Side.shape, asked_at: Moment, settlement: z.nullable(z.string()) }),
  ),
  refunds: z.array(
    z.object({
      id: z.uuid(),
      at: Moment,
      amount_minor: z.int(),
      credits: z.int(),
      is_sent: z.boolean(),
      is_withdrawal: z.boolean(),
      next_try_at: z.nullable(Moment),
    }),
  ),
  findings: z.array(PaymentFinding),
  approvals: z.array(Approval),
  /** What can go back now: by the rule for what is unspent, and for goodwill at most. */
  refundable: z.nullable(
    z.object({
      credits: z.int(),
      amount_minor: z.int(),
      most_minor: z.int(),
      /** What whoever asks may pay back of it alone. */
      alone_minor: z.int(),
    }),
  ),
})
export type OrderPage = z.output<typeof OrderPage>

export const getOrder = officeEndpoint({
  method: 'GET',
  path: '/api/office/order',
  needs: 'money_read',
  input: z.object({ order_id: Id }),
  output: OrderPage,
  refusals: ['NOT_FOUND'],
})

const Asked = z.object({ approval_id: z.uuid(), number: z.int(), state: ApprovalState })
const Amount = z.int().check(z.minimum(1), z.maximum(100_000_000))

/** Pays back: by the rule for what is unspent or so many credits of it, or a sum for goodwill. Above the limits it waits. */
export const askRefund = officeEndpoint({
  method: 'POST',
  path: '/api/office/refund',
  needs: 'money_work',
  needsFactor: true,
  input: z.union([
    z.strictObject({
      order_id: Id,
      way: z.literal('rule'),
      credits: z.nullable(Amount),
      why: Why,
    }),
    z.strictObject({
      order_id: Id,
      way: z.literal('goodwill'),
      amount_minor: Amount,
      why: Why,
    }),
  ]),
  output: Asked,
  refusals: ['NOT_FOUND', 'NOTHING_TO_PAY', 'TOO_MUCH', 'REQUEST_OPEN', 'NOBODY_TO_APPROVE'],
})

/** Gives a member credits, or takes some with a minus. Above the limits it waits. */
export const giveCredits = officeEndpoint({
  method: 'POST',
  path: '/api/office/member-credits',
  needs: 'money_work',
  needsFactor: true,
  input: z.strictObject({
    member_id: Id,
    credits: z.int().check(
      z.minimum(-100_000),
      z.maximum(100_000),
      z.refine((n) => n !== 0),
    ),
    why: Why,
  }),
  output: Asked,
  refusals: ['NOT_FOUND', 'INSUFFICIENT_CREDITS', 'REQUEST_OPEN', 'NOBODY_TO_APPROVE'],
})

/** The last round against the provider's list. */
export const Round = z.object({
  id: z.uuid(),
  provider: z.string(),
  state: z.enum(['running', 'done', 'failed']),
  who: z.string(),
  since: Moment,
  begun_at: Moment,
  ended_at: z.nullable(Moment),
  payments: z.int(),
  orders: z.int(),
  matched: z.int(),
  error: z.nullable(z.string()),
})
export type Round = z.output<typeof Round>

export const getRounds = officeEndpoint({
  method: 'GET',
  path: '/api/office/reconciliation',
  needs: 'money_read',
  isSign: false,
  input: z.object({ site_id: z.optional(Id) }),
  output: z.object({
    /** The last one, and the last that went through to the end. */
    last: z.nullable(Round),
    done: z.nullable(Round),
    open: z.array(z.object({ kind: FindingKind, count: z.int() })),
  }),
})

/** Begins a round, unless one is running. */
export const reconcile = officeEndpoint({
  method: 'POST',
  path: '/api/office/reconciliation',
  needs: 'money_work',
  input: z.strictObject({}),
  output: z.object({ is_begun: z.boolean() }),
})
