import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'

type Wishes = Partial<Insertable<Tables['debit_mandate']>>

/** The right to debit a member's account, as a test wants it. */
export function makeMandate(
  db: Db,
  member: { readonly id: string; readonly site_id: string },
  changes: Wishes = {},
) {
  return db
    .insertInto('debit_mandate')
    .values({
      site_id: member.site_id,
      member_id: member.id,
      reference: randomUUID(),
      details: Buffer.from('secret-details'),
      iban_hash: 'hash-of-it',
      iban_end: '0300',
      provider: 'sandbox',
      signed_at: new Date(),
      ...changes,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
