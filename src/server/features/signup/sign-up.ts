import { createHmac, randomUUID } from 'node:crypto'
import { isBlank } from '#contract/is-blank.ts'
import { Refusal } from '#contract/refusals.ts'
import { maySignUp, type TrafficSource } from '#contract/traffic.ts'
import type { User } from '#contract/user.ts'
import { type Tx, transact } from '#server/db/connect.ts'
import {
  emailKey,
  hashPassword,
  isPasswordOf,
  memberByEmail,
  logInMember,
  countAttempt,
  unlock,
} from '#server/features/accounts/accounts.ts'
import { keepSignupIntent } from '#server/features/activation/activation.ts'
import { sendIn } from '#server/features/chats/chats.ts'
import { purseOf } from '#server/features/credits/credits.ts'
import { isVisibleTo } from '#server/features/members/members.ts'
import { requireNoContactDetails } from '#server/features/profiles/profiles.ts'
import { type Settings, settingsOf } from '#server/features/settings/settings.ts'
import { deviceOf } from '#server/http/device.ts'
import { inConstantTime } from '#server/http/timeout.ts'
import type { App } from '#server/http/route.ts'
import type { Visit } from '#server/http/visit.ts'
import {
  isSignupTaken,
  needsAgeProof,
  requireAgeProof,
  type SignupContext,
  requireFree,
  requireValid,
  type Signup,
  tellOwner,
} from './signup-rules.ts'
import { makeMember } from './make-member.ts'
import { keysIn } from '#server/kernel/key-ring.ts'

/**
 * Makes an account and logs in. Where accounts are private the visitor is not logged in and always gets the same answer
 * at the same pace: whether the address was free is told in its mailbox.
 */
export async function signUp(
  app: App,
  visit: Visit,
  { from, ...signup }: Signup & { readonly from: string | null },
): Promise<User | null> {
  const settings = await settingsOf(app.db, visit.site.id)
  const joining = { app, visit, settings, from }
  if (settings.account_privacy === 'private')
    return inConstantTime(() => joinPrivately(joining, signup))
  const again = await signUpAgain(app, visit, signup)
  return again ?? joinOpenly(joining, signup)
}

async function joinOpenly(joining: SignupContext, signup: Signup): Promise<User> {
  const { app, visit } = joining
  await requireAcceptable(joining, signup, signup.client_id)
  try {
    await requireFree(app, visit.site.id, signup.email)
    const memberId = await join(joining, signup, signup.client_id)
    return await logInMember(app, visit, { memberId, isConfirmed: true })
  } catch (error) {
    // The same signup may have come through at the same moment.
    const again = isRefusedAs(error, 'EMAIL_TAKEN') && (await signUpAgain(app, visit, signup))
    if (again) return again
    if (isRefusedAs(error, 'EMAIL_TAKEN')) await tellUnconfirmed(app, visit, signup)
    throw error
  }
}

/** An account that waits to be confirmed gets its link again; whoever has another one is told by the refusal. */
async function tellUnconfirmed(app: App, visit: Visit, signup: Signup) {
  const { email, password, client_id: clientId } = signup
  const owner = await memberByEmail(app.db, visit.site.id, email)
  if (owner?.status === 'not_confirmed') await tellOwner(app, visit, { email, clientId, password })
}

async function joinPrivately(joining: SignupContext, signup: Signup): Promise<null> {
  const { app, visit } = joining
  const clientId = privateClientId(app.secretKey, signup)
  await requireAcceptable(joining, signup, clientId)
  try {
    await join(joining, signup, clientId)
  } catch (error) {
    // The owner of the address wants no account here, and so no mail about one either.
    if (isRefusedAs(error, 'ADDRESS_EXCLUDED')) return null
    if (!isRefusedAs(error, 'EMAIL_TAKEN')) throw error
    const { email, password } = signup
    await tellOwner(app, visit, { email, clientId, password })
  }
  return null
}

async function requireAcceptable(
  joining: SignupContext,
  signup: Signup,
  clientId: string,
): Promise<void> {
  const { app, visit, settings } = joining
  await app.limiter.take('signup_by_address', visit, visit.now)
  requireOpen(settings, signup.traffic_source ?? null)
  await requireValid(signup, { email: signup.email, settings, now: visit.now })
  await requireAgeProof(joining, signup, clientId)
  if (signup.target) requireSendable(signup.target, settings)
}

async function join(joining: SignupContext, signup: Signup, clientId: string): Promise<string> {
  const { app, visit, settings } = joining
  const { db, secretKey } = app
  const { site, now } = visit
  const passwordHash = await hashPassword(signup.password)
  try {
    return await transact(db, async (tx) => {
      const memberId = await makeMember(tx, {
        siteId: site.id,
        email: signup.email,
        person: signup,
        passwordHash,
        clientId,
        source: signup.traffic_source ?? null,
        interests: signup.wish?.interests ?? [],
        lander: signup.wish?.lander ?? null,
        device: deviceOf(visit.userAgent),
        signupCredits: settings.signup_credits,
        asksToResell: settings.member_resell === 'yes',
        asksForAge: needsAgeProof(joining, signup),
        secretKey,
        now,
      })
      if (signup.wish) await keepSignupIntent(tx, memberId, signup.wish)
      const { message_credits: cost } = settings
      if (signup.target)
        await sendFirstMessage(tx, { ...signup.target, memberId, siteId: site.id, cost, now })
      return memberId
    })
  } catch (error) {
    throw isSignupTaken(error) ? new Refusal('EMAIL_TAKEN', { field: 'email' }) : error
  }
}

function isRefusedAs(error: unknown, code: Refusal['code']): boolean {
  return error instanceof Refusal && error.code === code
}

/** Refuses a signup where the site is closed, or open only to visitors with a traffic source. */
function requireOpen({ signups }: Pick<Settings, 'signups'>, source: TrafficSource | null): void {
  if (!maySignUp(signups, source)) throw new Refusal('SIGNUP_CLOSED')
}

type FirstMessage = {
  readonly memberId: string
  readonly siteId: string
  readonly profile_id: string
  readonly signup_message: string
  /** What a message costs. */
  readonly cost: number
  readonly now: Date
}

/** Refuses a first message that could not be sent as a message either. */
function requireSendable(
  { signup_message: text }: Pick<FirstMessage, 'signup_message'>,
  { message_length: longest }: Pick<Settings, 'message_length'>,
): void {
  if (text.length > longest)
    throw new Refusal('INVALID_INPUT', { field: 'target.signup_message', why: 'too_big' })
  requireNoContactDetails({ 'target.signup_message': text })
}

/**
 * Sends the member's first message, held until activation. Without enough credits, or to a
 * fictional profile, it becomes a draft: there the member is asked first. An empty message
 * only records its recipient. A recipient who cannot be seen any more gets nothing, and neither side learns of it.
 */
async function sendFirstMessage(tx: Tx, message: FirstMessage): Promise<void> {
  const { memberId, siteId, profile_id: profileId, cost, now } = message
  const text = isBlank(message.signup_message) ? '' : message.signup_message
  const target = await tx
    .selectFrom('member')
    .select('member.is_fictional')
    .where('member.id', '=', profileId)
    .where(isVisibleTo({ siteId, memberId: null }))
    .executeTakeFirst()
  if (!target) return
  const viewer = { siteId, memberId }
  if (text !== '' && !target.is_fictional && (await canPay(tx, memberId, cost)))
    await sendIn(tx, { viewer, profileId, clientId: randomUUID(), text, cost, now })
  else
    await tx
      .insertInto('first_message')
      .values({ member_id: memberId, target_id: profileId, text, created_at: now })
      .execute()
}

/** The account is not known outside this transaction yet, so what it holds now it holds until the end. */
async function canPay(tx: Tx, memberId: string, cost: number): Promise<boolean> {
  const { credit_account_id: accountId } = await tx
    .selectFrom('member')
    .select('credit_account_id')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const { balance, hasFreeMessage } = await purseOf(tx, accountId)
  return hasFreeMessage || balance >= cost
}

/**
 * The id of a signup where accounts are private: made from the browser's own and the address, so that trying the same id
 * with another address tells nothing about the first.
 */
function privateClientId(secretKey: string, { client_id: id, email }: Signup): string {
  const hex = createHmac('sha256', keysIn(secretKey)[0])
    .update(`${id}:${email.toLowerCase()}`)
    .digest('hex')
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/**
 * The answer to a signup that was already made: the same one again, as long as it waits to be confirmed. Null when it is
 * new. The password counts as a try to log in, which it is.
 */
async function signUpAgain(app: App, visit: Visit, signup: Signup): Promise<User | null> {
  const { db, secretKey, limiter } = app
  const known = await db
    .selectFrom('member')
    .select(['id', 'email', 'status', 'password_hash'])
    .where('site_id', '=', visit.site.id)
    .where('signup_client_id', '=', signup.client_id)
    .executeTakeFirst()
  if (!known) return null
  const isSame =
    known.email.toLowerCase() === signup.email.toLowerCase() && known.status === 'not_confirmed'
  if (!isSame) throw new Refusal('CLIENT_ID_REUSED')
  const key = emailKey(secretKey, visit.site.id, known.email)
  const isRight = await isPasswordOf(known.password_hash, signup.password, () =>
    countAttempt(db, { key, factor: limiter.factors.all, now: visit.now }),
  )
  if (!isRight) throw new Refusal('CLIENT_ID_REUSED')
  await unlock(db, key)
  return logInMember(app, visit, { memberId: known.id, isConfirmed: true })
}
