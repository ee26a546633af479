import type { z } from 'zod/mini'
import { isNameAllowed } from '#contract/fields.ts'
import { Refusal } from '#contract/refusals.ts'
import type * as contract from '#contract/signup.ts'
import { transact } from '#server/db/connect.ts'
import { isTaken } from '#server/db/errors.ts'
import { isDoneCheck } from '#server/features/age/age.ts'
import {
  isPasswordOf,
  makeLink,
  memberByEmail,
  requireUncommon,
  tellOnceADay,
  voidLinks,
} from '#server/features/accounts/accounts.ts'
import { isExcluded } from '#server/features/exclusions/exclusions.ts'
import {
  requireAdult,
  requireNoContactDetails,
  requireOffered,
} from '#server/features/profiles/profiles.ts'
import { isKnownPlace } from '#server/features/places/places.ts'
import { asksForAge, type Settings, termsDate } from '#server/features/settings/settings.ts'
import type { App } from '#server/http/route.ts'
import type { Visit } from '#server/http/visit.ts'

/** What a person tells about themselves in any kind of signup. */
export type Person = Omit<z.output<typeof contract.completeSignup.input>, 'token'>

type RequireValidInput = {
  readonly email: string
  readonly settings: Settings
  readonly now: Date
}

/** Refuses a person who may not be a member as they are, with the field that is wrong. */
export async function requireValid(person: Person, { email, settings, now }: RequireValidInput) {
  const { name, place, password, consent } = person
  requireOffered(person, settings)
  if (!isNameAllowed(name, email)) throw new Refusal('NAME_NOT_ALLOWED', { field: 'name' })
  requireNoContactDetails({ name })
  requireAdult(person.date_of_birth, settings.time_zone, now)
  const isServed = settings.countries.includes(place.country)
  if (!isServed || !(await isKnownPlace(place)))
    throw new Refusal('PLACE_UNKNOWN', { field: 'place' })
  requireUncommon(password, { email, name, siteName: settings.name })
  if (!consent.orientation)
    throw new Refusal('INVALID_INPUT', { field: 'consent.orientation', why: 'missing' })
  if (consent.terms_date !== termsDate(settings.company))
    throw new Refusal('INVALID_INPUT', { field: 'consent.terms_date', why: 'outdated' })
}

type Deps = Pick<App, 'db' | 'secretKey'>

/**
 * Refuses an address that has an account, and says if that account can be brought back; refuses an excluded one, too.
 */
export async function requireFree(deps: Deps, siteId: string, email: string): Promise<void> {
  const owner = await memberByEmail(deps.db, siteId, email)
  const isBanned = owner?.status_before === 'banned'
  if (owner?.status === 'deleted' && !isBanned)
    throw new Refusal('ACCOUNT_DELETED', { field: 'email' })
  if (owner) throw new Refusal('EMAIL_TAKEN', { field: 'email' })
  await requireAllowed(deps, siteId, email)
}

/**
 * The same for a visitor who only asks. An account that nobody has confirmed may be a stranger's work: that there is one is told
 * in its mailbox alone, once there is a signup with the address.
 */
export async function requireMaybeFree(deps: Deps, siteId: string, email: string): Promise<void> {
  const owner = await memberByEmail(deps.db, siteId, email)
  if (owner?.status === 'not_confirmed') return requireAllowed(deps, siteId, email)
  return requireFree(deps, siteId, email)
}

/** Refuses an address whose owner wants no account to be made with it. */
export async function requireAllowed(deps: Deps, siteId: string, email: string): Promise<void> {
  if (await isExcluded(deps, { siteId, email }))
    throw new Refusal('ADDRESS_EXCLUDED', { field: 'email' })
}

/** Whether a member could not be written because the address, or the very same signup, was there first. */
export function isSignupTaken(error: unknown): boolean {
  return isTaken(error, 'member_email') || isTaken(error, 'member_signup_client')
}

type Attempt = {
  readonly email: string
  readonly clientId: string | null
  /** What the account was to have as its password, where one was chosen. */
  readonly password?: string
}

/**
 * Tells the owner of an account that a stranger tried to sign up with its address, unless it was themselves. An account that is
 * not confirmed yet gets its link again; but with another password, it may be the owner of the mailbox who signs up, and a stranger
 * who did before them: the mailbox gets a link to choose a password, which ends what the stranger has.
 */
export async function tellOwner(
  app: App,
  visit: Visit,
  { email, clientId, password }: Attempt,
): Promise<void> {
  const owner = await memberByEmail(app.db, visit.site.id, email)
  const isSame = owner && clientId !== null && owner.signup_client_id === clientId
  if (!owner || isSame || owner.status === 'banned') return
  const { id, language, password_hash: hash } = owner
  const tell = (content: Parameters<typeof tellOnceADay>[2]['content']) =>
    tellOnceADay(app, visit, { email: owner.email, member: { id, language }, content })
  if (owner.status !== 'not_confirmed') return tell({ name: 'address_in_use' })
  if (password !== undefined && !(await isPasswordOf(hash, password)))
    return tell(() => passwordInstead(app, id, visit.now))
  if (!(await hasFreshLink(app, id, visit.now)))
    await tell(() => activationAgain(app, id, visit.now))
}

/** Links that confirm the address, and with it the first password, stop working. */
async function passwordInstead({ db, secretKey }: App, memberId: string, now: Date) {
  const link = { memberId, kind: 'reset', isRepeated: true, now } as const
  const linkId = await transact(db, async (tx) => {
    const id = await makeLink(tx, secretKey, link)
    await voidLinks(tx, memberId, ['activation'])
    return id
  })
  return { name: 'reset', link_id: linkId } as const
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Whether the mailbox got a link to confirm it within a day. */
async function hasFreshLink({ db }: App, memberId: string, now: Date): Promise<boolean> {
  const link = await db
    .selectFrom('mail_link')
    .select('id')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'activation')
    .where('created_at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirst()
  return link !== undefined
}

async function activationAgain({ db, secretKey }: App, memberId: string, now: Date) {
  const link = { memberId, kind: 'activation', isRepeated: true, now } as const
  const linkId = await transact(db, (tx) => makeLink(tx, secretKey, link))
  return { name: 'activation', link_id: linkId } as const
}

export type Signup = z.output<typeof contract.signUp.input>

/** What a signup works with: the app, the visit, the settings of its site, and the country that it comes from. */
export type SignupContext = {
  readonly app: App
  readonly visit: Visit
  readonly settings: Settings
  readonly from: string | null
}

/** Whether this person needs a proof of age: by where they live, or by where they are. */
export function needsAgeProof(
  { settings, from }: Pick<SignupContext, 'settings' | 'from'>,
  person: Person,
) {
  return asksForAge(settings, 'signup', [person.place.country, from])
}

/** Refuses a person without the proof of age that the site asks for, before anything tells whether their address is free. */
export async function requireAgeProof(
  joining: SignupContext,
  person: Person,
  clientId: string | null,
): Promise<void> {
  const { app, visit } = joining
  if (!needsAgeProof(joining, person)) return
  const isDone =
    person.age_check &&
    (await isDoneCheck(app.db, {
      ...person.age_check,
      siteId: visit.site.id,
      clientId,
      now: visit.now,
    }))
  if (!isDone) throw new Refusal('AGE_PROOF_NEEDED')
}
