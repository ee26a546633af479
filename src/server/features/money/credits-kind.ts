import { sql } from 'kysely'
import type { ApprovalFact } from '#contract/office/approvals.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import type {
  ApprovalPlan,
  CannotBe,
  KindOfApproval,
} from '#server/features/approvals/approvals.ts'
import { balanceOf, moveCredits } from '#server/features/credits/credits.ts'

/** Credits that a member is given, or with a minus loses. The reason stays in the ledger for good. */
export const creditsKind: KindOfApproval = {
  name: 'credits',
  isForOne: true,
  siteOf: async (db, id) => {
    const member = db.selectFrom('member').select('site_id').where('id', '=', id)
    return (await member.executeTakeFirst())?.site_id ?? null
  },
  plan: async (tx, { subjectId, payload }) => planned(tx, subjectId, Number(payload['credits'])),
  carryOut: async (tx, notify, { id, subjectId, plan, why, now }) => {
    const { siteId, payload } = plan
    const account = String(payload['account'])
    const amount = Number(payload['credits'])
    const cause = { reason: 'correction', reference: `${id} ${why}` } as const
    await moveCredits(tx, { siteId, accountId: account, amount, ...cause, now })
    notify([subjectId], { kind: 'user_changed' })
    return { state: 'done' }
  },
  facts,
}

async function planned(
  tx: Tx,
  memberId: string,
  credits: number,
): Promise<ApprovalPlan | CannotBe> {
  const member = await tx
    .selectFrom('member')
    .select(['site_id', 'credit_account_id', 'is_fictional'])
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!member || member.is_fictional) return { cannot: 'NOT_FOUND' }
  const { site_id: siteId, credit_account_id: account } = member
  await sql`select from credit_account where id = ${account} for no key update`.execute(tx)
  if ((await balanceOf(tx, account)) + credits < 0) return { cannot: 'INSUFFICIENT_CREDITS' }
  return {
    siteId,
    memberId,
    amountMinor: null,
    currency: null,
    credits,
    payload: { credits, account },
    // What the member buys or spends meanwhile changes nothing; what somebody else gave or took does.
    basis: { last_correction: await lastCorrection(tx, account) },
  }
}

async function lastCorrection(tx: Tx, account: string): Promise<number> {
  const { last } = await tx
    .selectFrom('credit_entry')
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .where('account_id', '=', account)
    .where('reason', '=', 'correction')
    .executeTakeFirstOrThrow()
  return last ?? 0
}

async function facts(db: Db, { plan }: { readonly plan: ApprovalPlan }): Promise<ApprovalFact[]> {
  const account = String(plan.payload['account'])
  const { given } = await db
    .selectFrom('credit_entry')
    .select(({ fn }) => fn.sum<number | null>('amount').as('given'))
    .where('account_id', '=', account)
    .where('reason', '=', 'correction')
    .executeTakeFirstOrThrow()
  return [
    { name: 'has', value: { credits: await balanceOf(db, account) } },
    { name: 'given_before', value: { credits: Number(given ?? 0) } },
  ]
}
