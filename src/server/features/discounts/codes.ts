import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

/** Letters and digits that are not mistaken for one another. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

export type NewCodes = {
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
  /** How often each code may be used in all. */
  readonly mostUses?: number | null
  readonly madeBy?: string | null
  readonly expiresAt: Date
  readonly now: Date
}

/** Makes codes for less money, and tells them. One that is there already is not made: then there are fewer, or none. */
export async function makeCodes(db: Db, request: NewCodes): Promise<readonly string[]> {
  const codes = request.code === null ? newCodes(request.count) : [request.code]
  const made = await db
    .insertInto('discount_code')
    .values(
      codes.map((code) => ({
        site_id: request.siteId,
        code,
        percentage: request.percentage,
        reason: 'operator',
        minimum: request.minimum?.minor ?? null,
        currency: request.minimum?.currency ?? null,
        country: request.country,
        is_once_each: request.isOnceEach,
        most_uses: request.mostUses ?? null,
        made_by: request.madeBy ?? null,
        created_at: request.now,
        expires_at: request.expiresAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(['site_id', 'code']).doNothing())
    .returning('code')
    .execute()
  return made.map(({ code }) => code)
}

/** One that nobody thought of before. */
export function madeUpCode(): string {
  return `${letters(4)}-${letters(4)}`
}

function newCodes(count: number): readonly string[] {
  const codes = new Set<string>()
  while (codes.size < count) codes.add(madeUpCode())
  return [...codes]
}

function letters(count: number): string {
  return Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

export type ListedCode = {
  code: string
  percentage: number
  minimum: number | null
  currency: string | null
  country: string | null
  is_once_each: boolean
  most_uses: number | null
  made_by: string | null
  created_at: Date
  expires_at: Date
  ended_at: Date | null
  uses: number
}

/** The codes that operators of a site have made, the latest first, and how often each was used. */
export async function listCodes(db: Db, siteId: string): Promise<readonly ListedCode[]> {
  const { rows } = await sql<ListedCode>`
    select code, percentage, minimum, currency, country, is_once_each, most_uses, made_by, created_at, expires_at, ended_at, coalesce(uses, 0)::int as uses
    from discount_code
    left join (
      select split_part(key, ':', 2) as code_id, count(*) as uses
      from discount_use where site_id = ${siteId} and key like 'code:%' group by 1
    ) as used on used.code_id = discount_code.id::text
    where site_id = ${siteId} and reason = 'operator'
    order by created_at desc, code`.execute(db)
  return rows
}
