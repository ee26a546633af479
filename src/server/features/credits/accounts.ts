import type { Db, Tx } from '#server/db/connect.ts'

/** The site's own sides of the ledger: where credits come from and where they go. */
export type SiteAccountKind = 'granted' | 'sold' | 'spent' | 'debt'

/** What a member can spend, and whether their first message to a person is still free. */
export type Purse = { readonly balance: number; readonly hasFreeMessage: boolean }

export async function purseOf(db: Db, accountId: string): Promise<Purse> {
  const account = await db
    .selectFrom('credit_account')
    .select(['balance', 'has_free_message'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  return { balance: account?.balance ?? 0, hasFreeMessage: account?.has_free_message ?? false }
}

export async function balanceOf(db: Db, accountId: string): Promise<number> {
  return (await purseOf(db, accountId)).balance
}

/** Gives a new member their free first message. */
export async function giveFreeMessage(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('credit_account')
    .set({ has_free_message: true })
    .where('id', '=', accountId)
    .execute()
}

/** An empty account for a new member, and its id. */
export async function openAccount(tx: Db, siteId: string): Promise<string> {
  const { id } = await tx
    .insertInto('credit_account')
    .values({ site_id: siteId, kind: 'member', balance: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The site's account of a kind, made when it is first needed. */
export async function siteAccount(tx: Db, siteId: string, kind: SiteAccountKind): Promise<string> {
  const find = () =>
    tx
      .selectFrom('credit_account')
      .select('id')
      .where('site_id', '=', siteId)
      .where('kind', '=', kind)
      .executeTakeFirst()
  const known = await find()
  if (known) return known.id
  await tx
    .insertInto('credit_account')
    .values({ site_id: siteId, kind })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const made = await find()
  if (!made) throw new Error(`the site has no account for what is ${kind}`)
  return made.id
}
