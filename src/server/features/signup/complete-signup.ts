import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import type { TrafficSource } from '#contract/traffic.ts'
import type { User } from '#contract/user.ts'
import type { Tx } from '#server/db/connect.ts'
import { hashPassword, openFor } from '#server/features/accounts/accounts.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { inEvenTime } from '#server/http/in-even-time.ts'
import type { App } from '#server/http/route.ts'
import type { Visit } from '#server/http/visit.ts'
import { requireFree, isSignupTaken, tellOwner } from './address.ts'
import { makeMember } from './make-member.ts'
import { sha256 } from '#server/kernel/secrets.ts'
import { findPartnerSignup } from './partner-signup.ts'
import { requireValid, type Person } from './person.ts'
import type { Joining } from './joining.ts'

type Completion = Person & { readonly token: string }

/** Finishes an account that a partner began; the link works once. */
export async function completeSignup(
  app: App,
  visit: Visit,
  { token, ...person }: Completion,
): Promise<User | null> {
  const { site, now } = visit
  const { email } = await findPartnerSignup(app.db, { siteId: site.id, token, now })
  const settings = await settingsOf(app.db, site.id)
  if (settings.signups === 'none') throw new Refusal('SIGNUP_CLOSED')
  await requireValid(person, { email, settings, now })
  const joining = { app, visit, settings }
  if (settings.account_privacy === 'private')
    return inEvenTime(() => finishPrivately(joining, { ...person, token }, email))
  await requireFree(app, site.id, email)
  const memberId = await finish(joining, { ...person, token })
  return openFor(app, visit, { memberId, isConfirmed: true })
}

/** Why nobody can have an address. */
const UNFREE: readonly RefusalCode[] = ['EMAIL_TAKEN', 'ADDRESS_EXCLUDED']

async function finishPrivately(joining: Joining, completion: Completion, email: string) {
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

async function finish(
  { app, visit, settings }: Joining,
  { token, ...person }: Completion,
): Promise<string> {
  const { site, now } = visit
  const passwordHash = await hashPassword(person.password)
  try {
    return await app.db.transaction().execute(async (tx) => {
      const begun = await takePartnerSignup(tx, token)
      return makeMember(tx, {
        siteId: site.id,
        email: begun.email,
        person,
        passwordHash,
        clientId: null,
        source: begun.traffic_source as TrafficSource | null,
        signupCredits: settings.signup_credits,
        asksToResell: settings.member_resell === 'yes',
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
