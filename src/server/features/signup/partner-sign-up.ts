import type { z } from 'zod/mini'
import { Refusal } from '#contract/refusals.ts'
import { pathTo } from '#contract/routes.ts'
import type * as contract from '#contract/signup.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import type { App } from '#server/http/route.ts'
import type { Visit } from '#server/http/visit.ts'
import { newToken, sha256 } from '#server/kernel/secrets.ts'
import { requireFree } from './address.ts'

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

type PartnerSignUpInput = z.output<typeof contract.partnerSignUp.input>

/** Begins an account for a partner's visitor and answers the one-time path where the person finishes it. */
export async function partnerSignUp(
  app: App,
  { site, now }: Visit,
  wish: PartnerSignUpInput,
): Promise<string> {
  const partnerId = await partnerWith(app, site.id, wish.key)
  await app.limiter.take('partner_signup', partnerId, now)
  const settings = await settingsOf(app.db, site.id)
  if (settings.signups === 'none') throw new Refusal('SIGNUP_CLOSED')
  if (settings.account_privacy === 'open') await requireFree(app, site.id, wish.email)
  const token = newToken()
  await app.db
    .insertInto('partner_signup')
    .values({
      site_id: site.id,
      partner_id: partnerId,
      token_hash: sha256(token),
      email: wish.email,
      gender: wish.gender ?? null,
      seeks: wish.seeks ?? null,
      country: wish.country ?? null,
      language: wish.language ?? settings.domain_language.slice(0, 2),
      traffic_source: wish.traffic_source ? JSON.stringify(wish.traffic_source) : null,
      created_at: now,
      expires_at: new Date(now.getTime() + LIFETIME_MS),
    })
    .execute()
  return `${pathTo('complete-signup')}?token=${token}`
}

async function partnerWith({ db }: App, siteId: string, key: string): Promise<string> {
  const partner = await db
    .selectFrom('partner')
    .select('id')
    .where('site_id', '=', siteId)
    .where('key_hash', '=', sha256(key))
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!partner) throw new Refusal('PARTNER_UNKNOWN')
  return partner.id
}
