import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Method, MethodOffer } from '#contract/orders.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Clock } from '#server/kernel/time.ts'
import { keyedHash } from '#server/kernel/secrets.ts'
import { METHODS_OF_COUNTRY } from '../methods.ts'
import type {
  ListedPayment,
  Mandate,
  NewPayment,
  PaymentPage,
  PaymentProvider,
  ProviderPayment,
  ProviderStatus,
} from '../provider.ts'
import { refundSandboxPayment } from './turns.ts'

export type SandboxDeps = {
  readonly db: Db
  readonly secretKey: string
  readonly clock: Clock
  /** A site's own address, where the page to pay at is. */
  readonly originOf: (domain: string) => string
}

/** The embedded provider, for installations that are tried: all is as with a real one, but no money moves. */
export function openSandbox({ db, secretKey, clock, originOf }: SandboxDeps): PaymentProvider {
  return {
    name: 'sandbox',
    methods: async ({ country }) => METHODS_OF_COUNTRY[country].map(offerOf),
    create: async (payment) => {
      const row = await createSandboxPayment(db, payment, clock())
      return seenOutside(row, originOf)
    },
    get: async (id) => {
      const row = await findPayment(db, id, clock())
      return row ? seenOutside(row, originOf) : null
    },
    // Nor can the real one cancel what has a page of its own: the buyer may be paying there.
    cancel: async () => undefined,
    list: (from) => listSandboxPayments(db, from, clock()),
    refund: (refund) => refundSandboxPayment(db, refund, clock()),
    makeMandate: async ({ reference }) => {
      const name = keyedHash(secretKey, `sandbox-mandate:${reference}`).slice(0, 16)
      return { customer: `sbc_${name}`, mandate: `sbm_${name}` }
    },
    endMandate: async ({ mandate }) => {
      await db
        .insertInto('sandbox_ended_mandate')
        .values({ mandate, ended_at: clock() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
  }
}

/** Without banks: whoever pays by iDEAL chooses their own on its page. */
function offerOf(method: Method): MethodOffer {
  return { method, banks: [] }
}

const OPEN_MS = 15 * 60 * 1000

/** A payment that can be paid for a quarter of an hour; a debit is accepted at once. The same order has the same one. */
async function createSandboxPayment(
  db: Db,
  payment: NewPayment,
  now: Date,
): Promise<SandboxPayment> {
  const isDebit = payment.method === 'directdebit'
  if (isDebit && !(await isMandate(db, payment.mandate))) throw new Refusal('METHOD_UNAVAILABLE')
  await db
    .insertInto('sandbox_payment')
    .values({
      id: `sbx_${randomBytes(12).toString('hex')}`,
      order_id: payment.orderId,
      site_id: payment.siteId,
      amount_minor: payment.amountMinor,
      currency: payment.currency,
      method: payment.method,
      bank: payment.bank,
      description: payment.description,
      locale: payment.locale,
      return_url: payment.returnUrl,
      webhook_url: payment.webhookUrl,
      status: isDebit ? 'pending' : 'open',
      created_at: now,
      expires_at: new Date(now.getTime() + OPEN_MS),
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute()
  return findPaymentOf(db, payment.orderId)
}

async function isMandate(db: Db, mandate: Mandate | null): Promise<boolean> {
  if (mandate === null) return false
  const ended = await db
    .selectFrom('sandbox_ended_mandate')
    .select('mandate')
    .where('mandate', '=', mandate.mandate)
    .executeTakeFirst()
  return ended === undefined
}

/** How long after it was ordered a debit is paid by itself. */
const DEBIT_MS = 30_000

export type SandboxPayment = Selectable<Tables['sandbox_payment']> & { readonly domain: string }

/** A payment as it stands now: what was not paid in time has expired, and a debit is paid in the end. */
export async function findPayment(db: Db, id: string, now: Date): Promise<SandboxPayment | null> {
  await letTimePass(db, id, now)
  const row = await payments(db).where('sandbox_payment.id', '=', id).executeTakeFirst()
  return row ?? null
}

function findPaymentOf(db: Db, orderId: string): Promise<SandboxPayment> {
  return payments(db).where('sandbox_payment.order_id', '=', orderId).executeTakeFirstOrThrow()
}

/** The latest payments of a site. */
export function listPayments(db: Db, siteId: string): Promise<SandboxPayment[]> {
  return payments(db)
    .where('sandbox_payment.site_id', '=', siteId)
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute()
}

function payments(db: Db) {
  return db
    .selectFrom('sandbox_payment')
    .innerJoin('site', 'site.id', 'sandbox_payment.site_id')
    .selectAll('sandbox_payment')
    .select('site.domain')
}

const PAGE = 250

/** As the real one lists them: by time, from a payment that the page before named. */
async function listSandboxPayments(db: Db, from: string | null, now: Date): Promise<PaymentPage> {
  await letTimePass(db, null, now)
  const first = db.selectFrom('sandbox_payment').where('id', '=', from)
  const rows = await db
    .selectFrom('sandbox_payment')
    .selectAll()
    .$if(from !== null, (older) =>
      older.where((row) =>
        row(
          row.refTuple('created_at', 'id'),
          '<=',
          row.tuple(first.select('created_at'), first.select('id')) as never,
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute()
  return { payments: rows.slice(0, PAGE).map(listed), next: rows[PAGE]?.id ?? null }
}

function listed(row: Selectable<Tables['sandbox_payment']>): ListedPayment {
  const isPaid = row.status === 'paid'
  return {
    id: row.id,
    orderId: row.order_id,
    status: row.status as ProviderStatus,
    amountMinor: row.amount_minor,
    currency: row.currency,
    refundedMinor: row.refunded_minor,
    chargedBackMinor: row.charged_back_minor,
    createdAt: row.created_at,
    paidAt: isPaid ? row.created_at : null,
    profile: null,
    isOurs: true,
    settlement: null,
  }
}

async function letTimePass(db: Db, id: string | null, now: Date): Promise<void> {
  await db
    .updateTable('sandbox_payment')
    .set({ status: 'expired' })
    .$if(id !== null, (one) => one.where('id', '=', id))
    .where('status', '=', 'open')
    .where('expires_at', '<=', now)
    .execute()
  await db
    .updateTable('sandbox_payment')
    .set({ status: 'paid' })
    .$if(id !== null, (one) => one.where('id', '=', id))
    .where('status', '=', 'pending')
    .where('method', '=', 'directdebit')
    .where('created_at', '<=', new Date(now.getTime() - DEBIT_MS))
    .execute()
}

/** What the provider tells about it. */
function seenOutside(row: SandboxPayment, originOf: (domain: string) => string): ProviderPayment {
  return {
    id: row.id,
    orderId: row.order_id,
    status: row.status as ProviderStatus,
    amountMinor: row.amount_minor,
    currency: row.currency,
    checkoutUrl: row.status === 'open' ? `${originOf(row.domain)}/sandbox/pay/${row.id}` : null,
    refundedMinor: row.refunded_minor,
    chargedBackMinor: row.charged_back_minor,
  }
}
