import type { Db } from '#server/db/connect.ts'
import { addressHash, type Address } from './address-hash.ts'

type Deps = { readonly db: Db; readonly secretKey: string }

/** Whether whoever reads mail at an address wants nobody to sign up with it. */
export async function isExcluded({ db, secretKey }: Deps, address: Address): Promise<boolean> {
  const excluded = await db
    .selectFrom('email_exclusion')
    .select('id')
    .where('site_id', '=', address.siteId)
    .where('email_hash', '=', addressHash(secretKey, address))
    .where('confirmed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return excluded !== undefined
}
