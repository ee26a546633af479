import type { Role } from '#contract/office/roles.ts'
import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { ask } from '#server/features/approvals/approvals.ts'
import { compareBooks, creditsKind, refundKind } from '#server/features/money/money.ts'
import { DEMO_OFFICE } from '#server/features/operators/operators.ts'
import type { PaymentDeps } from '#server/features/payments/payments.ts'
import { DEMO_LOGINS } from './identity.ts'

const BY = { operatorId: null, name: 'demo', via: 'system' } as const

/** Requests that wait for a second person, and orders that are not as the provider has them, so that the office's money is alive. Once. */
export async function makeDemoMoney(payments: PaymentDeps): Promise<void> {
  const { db } = payments
  const made = await db.selectFrom('approval').select('id').limit(1).executeTakeFirst()
  const orders = await unspent(db)
  if (made || orders.length < 6) return
  const [whole, part, spoilt, refunded, member, other] = orders
  const [kees, mirte] = [await doer(db, 'finance'), await doer(db, 'owner')]
  if (!kees || !mirte) return
  const asking = (by: typeof kees, why: string) => ({
    by,
    why,
    scope: 'all' as const,
    now: payments.clock(),
  })
  const money = { ...payments, kind: refundKind(payments) }
  const credits = { ...payments, kind: creditsKind }
  const rule = { way: 'rule', credits: null }
  await ask(money, {
    subjectId: whole!.id,
    payload: rule,
    ...asking(kees, 'Bought twice by mistake, phoned today.'),
  })
  await ask(money, {
    subjectId: part!.id,
    payload: { way: 'rule', credits: 5 },
    ...asking(kees, 'Five messages that did not arrive.'),
  })
  await ask(credits, {
    subjectId: member!.member_id,
    payload: { credits: 150 },
    ...asking(kees, 'Chat was down for two days.'),
  })
  await ask(credits, {
    subjectId: other!.member_id,
    payload: { credits: 200 },
    ...asking(mirte, 'A prize of the summer game.'),
  })
  await spoil(db, spoilt!.id, { status: 'open' })
  await spoil(db, refunded!.id, { refunded_minor: 500 })
  await compareBooks(payments, { by: BY })
}

type Bought = { readonly id: string; readonly member_id: string }

/** Purchases of lately whose credits are there still: the dear ones, and nobody's who logs in here. */
async function unspent(db: Db): Promise<Bought[]> {
  const { rows } = await sql<Bought>`
    select distinct on (member.id) credit_order.id, member.id as member_id
    from credit_order join member on member.id = member_id join credit_account on credit_account.id = account_id
    where credit_order.status = 'completed' and credit_order.credits >= 75 and balance >= 75 and refunded_minor = 0
      and credit_order.created_at > now() - interval '30 days'
      and email <> all(${Object.values(DEMO_LOGINS.emails)}::text[])
    order by member.id, credit_order.created_at desc limit 6`.execute(db)
  return rows
}

async function doer(db: Db, role: Role) {
  const operator = await db
    .selectFrom('operator')
    .select(['id', 'name'])
    .where('email', '=', `${role}${DEMO_OFFICE}`)
    .executeTakeFirst()
  return operator
    ? ({ operatorId: operator.id, name: operator.name, via: 'system' } as const)
    : null
}

type Spoilt = { readonly status?: string; readonly refunded_minor?: number }

/** What the embedded provider says from now on of a payment. */
async function spoil(db: Db, orderId: string, change: Spoilt): Promise<void> {
  await db.updateTable('sandbox_payment').set(change).where('order_id', '=', orderId).execute()
}
