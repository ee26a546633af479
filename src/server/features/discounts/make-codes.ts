import { randomInt } from 'node:crypto'
import type { Db } from '#server/db/connect.ts'

/** Letters and digits that nobody takes for one another. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

export type CodeWish = {
  readonly siteId: string
  /** A code of the operator's own; otherwise as many as count says are made up. */
  readonly code: string | null
  readonly count: number
  readonly percentage: number
  /** What must be bought at least, in minor units of the currency. */
  readonly minimum: { readonly minor: number; readonly currency: string } | null
  readonly country: string | null
  /** Whether each member can use it once, or one member in all. */
  readonly isOnceEach: boolean
  readonly expiresAt: Date
  readonly now: Date
}

/** Makes codes for less money, and tells them. One that is there already is not made: then there are fewer, or none. */
export async function makeCodes(db: Db, wish: CodeWish): Promise<readonly string[]> {
  const codes = wish.code === null ? newCodes(wish.count) : [wish.code]
  const made = await db
    .insertInto('discount_code')
    .values(
      codes.map((code) => ({
        site_id: wish.siteId,
        code,
        percentage: wish.percentage,
        reason: 'operator',
        minimum: wish.minimum?.minor ?? null,
        currency: wish.minimum?.currency ?? null,
        country: wish.country,
        is_once_each: wish.isOnceEach,
        created_at: wish.now,
        expires_at: wish.expiresAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(['site_id', 'code']).doNothing())
    .returning('code')
    .execute()
  return made.map(({ code }) => code)
}

function newCodes(count: number): readonly string[] {
  const codes = new Set<string>()
  while (codes.size < count) codes.add(`${letters(4)}-${letters(4)}`)
  return [...codes]
}

function letters(count: number): string {
  return Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}
