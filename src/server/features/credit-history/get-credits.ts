import type { z } from 'zod/mini'
import type { CreditEntry, getCredits as contract } from '#contract/credits.ts'
import type { Db } from '#server/db/connect.ts'
import { balanceOf } from '#server/features/credits/credits.ts'
import { entryPage, type EntryRow } from './entry-page.ts'
import type { Holder } from './holder-of.ts'
import { spendingLimitOf } from './spending-limit-of.ts'

const PAGE = 30

type GetCreditsInput = Holder & { readonly after: string | undefined }

/** A member's balance, and where every credit came from and went, the latest first. */
export async function getCredits(
  db: Db,
  question: GetCreditsInput,
): Promise<z.input<typeof contract.output>> {
  const { accountId } = question
  const [balance, owed, rows, limit] = await Promise.all([
    balanceOf(db, accountId),
    owedBy(db, accountId),
    entryPage(db, { ...question, limit: PAGE + 1 }),
    spendingLimitOf(db, question),
  ])
  const entries = rows.slice(0, PAGE).map(entryOf)
  const next = rows.length > PAGE ? entries.at(-1)!.id : null
  return { balance, owed, entries, next, spending_limit: limit }
}

function entryOf(row: EntryRow): CreditEntry {
  const { profile_id: id, name, is_fictional: isFictional } = row
  return {
    id: String(row.id),
    amount: row.amount,
    reason: row.reason,
    at: row.created_at.toISOString(),
    profile: id === null ? null : { id, name: name!, is_fictional: isFictional! },
    order_id: row.order_id,
  }
}

async function owedBy(db: Db, accountId: string): Promise<number> {
  const { owed } = await db
    .selectFrom('credit_order')
    .select((order) => order.fn.sum<string | null>('owed_credits').as('owed'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(owed ?? 0)
}
