import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { sha256 } from '#server/kernel/secrets.ts'

export type LinkUse = { readonly siteId: string; readonly token: string; readonly now: Date }

/** Excludes the address of a link, once however many try at the same moment; any other token is refused. */
export async function confirmExclusion(db: Db, { siteId, token, now }: LinkUse): Promise<void> {
  const confirmed = await db
    .updateTable('email_exclusion')
    .set({ confirmed_at: now })
    .where('site_id', '=', siteId)
    .where('confirm_hash', '=', sha256(token))
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  if (!confirmed) throw new Refusal('LINK_INVALID')
}
