import type { ApprovalFact } from '#contract/office/approvals.ts'
import type { Tx } from '#server/db/connect.ts'
import type {
  ApprovalPlan,
  CannotBe,
  KindOfApproval,
} from '#server/features/approvals/approvals.ts'
import { makeCodes, type NewCodes } from './codes.ts'

/** A code that one person may not make alone, as it is kept until somebody says yes. */
export type CodeWish = Omit<NewCodes, 'expiresAt' | 'now' | 'count' | 'code'> & {
  readonly code: string
  readonly expires_at: string
}

/** A code above the limits. It is about the code on its site, so that nobody asks for it twice. */
export const codeKind: KindOfApproval = {
  name: 'code',
  isForOne: false,
  // Its subject is the site's id, then the code.
  siteOf: (_db, subjectId) => Promise.resolve(subjectId.split(' ')[0] ?? null),
  plan: (tx, { payload, now }) => planned(tx, wishIn(payload), now),
  carryOut: async (tx, _, { plan, now }) => {
    const { expires_at: end, ...wish } = wishIn(plan.payload)
    await makeCodes(tx, { ...wish, count: 1, expiresAt: new Date(end), now })
    return { state: 'done' }
  },
  facts: (_db, { plan }) => Promise.resolve(factsOf(wishIn(plan.payload))),
}

function wishIn(payload: Readonly<Record<string, unknown>>): CodeWish {
  return payload as unknown as CodeWish
}

async function planned(tx: Tx, wish: CodeWish, now: Date): Promise<ApprovalPlan | CannotBe> {
  const { siteId, code } = wish
  const known = await tx
    .selectFrom('discount_code')
    .select('id')
    .where('site_id', '=', siteId)
    .where('code', '=', code)
    .executeTakeFirst()
  if (known) return { cannot: 'CODE_TAKEN' }
  if (new Date(wish.expires_at) <= now) return { cannot: 'TOO_LATE' }
  const nothing = { memberId: null, amountMinor: null, currency: null, credits: null }
  return { siteId, ...nothing, payload: { ...wish }, basis: {} }
}

function factsOf(wish: CodeWish): ApprovalFact[] {
  return [
    { name: 'code', value: { words: wish.code } },
    { name: 'percentage', value: { words: `${wish.percentage} %` } },
    { name: 'most_uses', value: { words: String(wish.mostUses) } },
    { name: 'until', value: { at: wish.expires_at } },
  ]
}
