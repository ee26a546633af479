import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { sha256 } from '#server/kernel/secrets.ts'
import type { LinkUse } from './confirm-exclusion.ts'

/**
 * Forgets that an address is excluded, and every link that would exclude it. The link is good for as long as the exclusion
 * is, or while one that waits can still be confirmed.
 */
export async function liftExclusion(db: Db, { siteId, token, now }: LinkUse): Promise<void> {
  const lifted = await db
    .deleteFrom('email_exclusion')
    .where('site_id', '=', siteId)
    .where('email_hash', 'in', (rows) =>
      rows
        .selectFrom('email_exclusion as known')
        .select('known.email_hash')
        .where('known.site_id', '=', siteId)
        .where('known.lift_hash', '=', sha256(token))
        .where((known) =>
          known.or([
            known('known.confirmed_at', 'is not', null),
            known('known.expires_at', '>', now),
          ]),
        ),
    )
    .returning('id')
    .execute()
  if (lifted.length === 0) throw new Refusal('LINK_INVALID')
}
