import type { z } from 'zod/mini'
import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import { pathTo } from '#contract/routes.ts'
import type * as contract from '#contract/signup.ts'
import type { TrafficSource } from '#contract/traffic.ts'
import type { User } from '#contract/user.ts'
import { type Db, type Tx, transact } from '#server/db/connect.ts'
import { hashPassword, logInMember } from '#server/features/accounts/accounts.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { deviceOf } from '#server/http/device.ts'
import { inConstantTime } from '#server/http/timeout.ts'
import type { App } from '#server/http/route.ts'
import type { Visit } from '#server/http/visit.ts'
import { newToken, sha256 } from '#server/kernel/secrets.ts'
import { makeMember } from './make-member.ts'
import {
  isSignupTaken,
  needsAgeProof,
  requireAgeProof,
  type SignupContext,
  type Person,
  requireFree,
  requireValid,
  tellOwner,
} from './signup-rules.ts'

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
      language: wish.language ?? settings.domain_language,
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

type Completion = Person & { readonly token: string }
type Finishing = Completion & { readonly from: string | null }

/** Finishes an account that a partner began; the link works once. */
export async function completeSignup(
  app: App,
  visit: Visit,
  { token, from, ...person }: Finishing,
): Promise<User | null> {
  const { site, now } = visit
  const { email } = await findPartnerSignup(app.db, { siteId: site.id, token, now })
  const settings = await settingsOf(app.db, site.id)
  if (settings.signups === 'none') throw new Refusal('SIGNUP_CLOSED')
  await requireValid(person, { email, settings, now })
  const joining = { app, visit, settings, from }
  await requireAgeProof(joining, person, null)
  if (settings.account_privacy === 'private')
    return inConstantTime(() => finishPrivately(joining, { ...person, token }, email))
  await requireFree(app, site.id, email)
  const memberId = await finish(joining, { ...person, token })
  return logInMember(app, visit, { memberId, isConfirmed: true })
}

/** Why an address cannot be had. */
const UNFREE: readonly RefusalCode[] = ['EMAIL_TAKEN', 'ADDRESS_EXCLUDED']

async function finishPrivately(joining: SignupContext, completion: Completion, email: string) {
  const { app, visit } = joining
  try {
    await finish(joining, completion)
  } catch (error) {
    if (!(error instanceof Refusal) || !UNFREE.includes(error.code)) throw error
    await app.db
      .deleteFrom('partner_signup')
      .where('token_hash', '=', sha256(completion.token))
      .execute()
    if (error.code === 'EMAIL_TAKEN') await tellOwner(app, visit, { email, clientId: null })
  }
  return null
}

async function finish(joining: SignupContext, { token, ...person }: Completion): Promise<string> {
  const { app, visit, settings } = joining
  const { site, now } = visit
  const passwordHash = await hashPassword(person.password)
  try {
    return await transact(app.db, async (tx) => {
      const begun = await takePartnerSignup(tx, token)
      return makeMember(tx, {
        siteId: site.id,
        email: begun.email,
        person,
        passwordHash,
        clientId: null,
        source: begun.traffic_source as TrafficSource | null,
        device: deviceOf(visit.userAgent),
        signupCredits: settings.signup_credits,
        asksToResell: settings.member_resell === 'yes',
        asksForAge: needsAgeProof(joining, person),
        secretKey: app.secretKey,
        now,
      })
    })
  } catch (error) {
    throw isSignupTaken(error) ? new Refusal('EMAIL_TAKEN', { field: 'email' }) : error
  }
}

/** Takes the begun signup away, so that of many at once only one goes on. */
async function takePartnerSignup(tx: Tx, token: string) {
  const begun = await tx
    .deleteFrom('partner_signup')
    .where('token_hash', '=', sha256(token))
    .returning(['email', 'traffic_source'])
    .executeTakeFirst()
  if (!begun) throw new Refusal('LINK_INVALID')
  return begun
}

/** Forgets accounts that a partner began and their owner did not finish in time. */
export async function deleteExpiredPartnerSignups(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('partner_signup').where('expires_at', '<=', now).execute()
}
