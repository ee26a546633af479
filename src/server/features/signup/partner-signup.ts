import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { sha256 } from '#server/kernel/secrets.ts'

type FindPartnerSignupInput = {
  readonly siteId: string
  readonly token: string
  readonly now: Date
}

/** What a partner told about the person behind a link that still works. */
export async function findPartnerSignup(db: Db, { siteId, token, now }: FindPartnerSignupInput) {
  const begun = await db
    .selectFrom('partner_signup')
    .select(['email', 'gender', 'seeks', 'country'])
    .where('site_id', '=', siteId)
    .where('token_hash', '=', sha256(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!begun) throw new Refusal('LINK_INVALID')
  return begun
}
