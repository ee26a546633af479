import { randomUUID } from 'node:crypto'
import { approvalKinds } from '#server/office.ts'
import type { Db } from '#server/db/connect.ts'
import { approve, reject, takeBack } from '#server/features/approvals/decide.ts'
import { ask } from '#server/features/approvals/ask.ts'
import { moveCredits } from '#server/features/credits/credits.ts'
import { settle } from '#server/features/payments/orders/settle.ts'
import { makeOperator } from './office.ts'
import { paymentApp } from './payment-app.ts'

type Person = { readonly id: string; readonly name: string }
type Wish = Readonly<Record<string, unknown>>

/** A site with a provider, two people for its money, and members who buy. */
export async function moneyWorld(db: Db, siteId: string) {
  const world = await paymentApp(db, siteId)
  const { deps, provider, clock, aBuyer } = world
  const kinds = approvalKinds(deps)
  const kees = await makeOperator(db, { role: 'finance', name: 'Kees Blom' })
  const mirte = await makeOperator(db, { role: 'owner', name: 'Mirte Vos' })

  const doer = ({ id, name }: Person) => ({ operatorId: id, name, via: 'office' }) as const
  const acting = (person: Person) => ({ by: doer(person), scope: 'all', now: clock() }) as const

  async function aPaidOrder() {
    const buyer = await aBuyer()
    const { body } = await buyer.buy()
    provider.say(body.order.id, { status: 'paid' })
    await settle(deps, body.order.id)
    return { buyer, id: body.order.id }
  }

  async function spend({ credit_account_id: accountId }: Buyer, amount: number): Promise<void> {
    const cause = { reason: 'message', reference: randomUUID(), now: clock() } as const
    await db
      .transaction()
      .execute((tx) => moveCredits(tx, { siteId, accountId, amount: -amount, ...cause }))
  }

  const wished = (kind: keyof typeof kinds, subjectId: string, payload: Wish) => (person: Person) =>
    ask(
      { ...deps, kind: kinds[kind] },
      { subjectId, payload, why: 'Bought twice.', ...acting(person) },
    )
  const refund = (orderId: string, credits: number | null = null) =>
    wished('refund', orderId, { way: 'rule', credits })
  const goodwill = (orderId: string, amountMinor: number) =>
    wished('refund', orderId, { way: 'goodwill', amount_minor: amountMinor })
  const give = (memberId: string, credits: number) => wished('credits', memberId, { credits })

  const stateOf = async (id: string) =>
    (await db.selectFrom('approval').select('state').where('id', '=', id).executeTakeFirstOrThrow())
      .state

  return {
    ...world,
    kinds,
    kees,
    mirte,
    acting,
    aPaidOrder,
    spend,
    refund,
    goodwill,
    give,
    stateOf,
    yes: (id: string, person: Person) => approve({ ...deps, kinds }, { id, ...acting(person) }),
    no: (id: string, person: Person) =>
      reject(deps, { id, words: 'He sells adverts.', ...acting(person) }),
    back: (id: string, person: Person) => takeBack(deps, { id, ...acting(person) }),
  }
}

type Buyer = { readonly credit_account_id: string }
