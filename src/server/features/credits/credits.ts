import type { Db } from '#server/db/connect.ts'

/** What a member can spend. */
export async function balanceOf(db: Db, accountId: string): Promise<number> {
  const account = await db
    .selectFrom('credit_account')
    .select('balance')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return account?.balance ?? 0
}
