import type { TrafficSource } from '#contract/traffic.ts'
import type { Tx } from '#server/db/connect.ts'
import { takeAlongProof } from '#server/features/age/age.ts'
import { makeLink, rememberWelcome } from '#server/features/accounts/accounts.ts'
import { giveFreeMessage, moveCredits, openAccount } from '#server/features/credits/credits.ts'
import { sendMail } from '#server/features/mail/mail.ts'
import type { Device } from '#server/http/device.ts'
import { type Person, requireAllowed } from './signup-rules.ts'

export type NewMember = {
  readonly siteId: string
  readonly email: string
  readonly person: Person
  readonly passwordHash: string
  readonly clientId: string | null
  readonly source: TrafficSource | null
  readonly interests?: readonly string[]
  /** The landing page they came through. */
  readonly lander?: string | null
  /** What they hold in their hands. */
  readonly device?: Device
  readonly signupCredits: number
  /** Whether the site asks for consent to appear elsewhere, too; where it does not, no member gave it. */
  readonly asksToResell: boolean
  /** Whether there is no account without a proof of age. */
  readonly asksForAge: boolean
  readonly secretKey: string
  readonly now: Date
}

/** Writes a new member with their consent, their first credits and the mail that asks to confirm the address. */
export async function makeMember(tx: Tx, member: NewMember): Promise<string> {
  const { siteId, email, person, secretKey, now } = member
  await requireAllowed({ db: tx, secretKey }, siteId, email)
  const accountId = await openAccount(tx, siteId)
  const memberId = await insertMember(tx, member, accountId)
  await keepConsent(tx, memberId, member)
  const age = { check: person.age_check, isDemanded: member.asksForAge }
  await takeAlongProof(tx, { siteId, memberId, ...age, now })
  await giveCredits(tx, { ...member, accountId })
  const linkId = await makeLink(tx, secretKey, { memberId, kind: 'activation', now })
  const content = { name: 'activation', link_id: linkId } as const
  await sendMail(tx, { siteId, memberId, to: email, language: person.language, content, now })
  return memberId
}

async function insertMember(tx: Tx, member: NewMember, accountId: string): Promise<string> {
  const { person, now } = member
  const { id } = await tx
    .insertInto('member')
    .values({
      site_id: member.siteId,
      email: member.email,
      password_hash: member.passwordHash,
      status: 'not_confirmed',
      name: person.name,
      gender: person.gender,
      identity: person.identity ?? null,
      seeks: person.seeks,
      seeks_couples: person.seeks_couples ?? 'no',
      date_of_birth: person.date_of_birth,
      country: person.place.country,
      region: person.place.region,
      city: person.place.city,
      language: person.language,
      traffic_source: member.source && JSON.stringify(member.source),
      interests: [...new Set(member.interests ?? [])],
      lander: member.lander ?? null,
      device: member.device ?? null,
      signup_client_id: member.clientId,
      credit_account_id: accountId,
      last_active_at: now,
      signup_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function keepConsent(tx: Tx, memberId: string, member: NewMember): Promise<void> {
  const { person, asksToResell, now } = member
  const { terms_date: version, resell } = person.consent
  const kinds = ['terms', 'privacy', 'orientation', ...(resell && asksToResell ? ['resell'] : [])]
  await tx
    .insertInto('consent')
    .values(kinds.map((kind) => ({ member_id: memberId, kind, version, given_at: now })))
    .execute()
}

/** Credits, a discount and a free message to begin with, once per person: not again for an address that had its welcome before. */
async function giveCredits(
  tx: Tx,
  member: NewMember & { readonly accountId: string },
): Promise<void> {
  const { siteId, accountId, signupCredits, now } = member
  const isFirst = await rememberWelcome(tx, member)
  if (!isFirst) return forgoWelcome(tx, accountId)
  await giveFreeMessage(tx, accountId)
  if (signupCredits === 0) return
  // The account itself is the reference: in the ledger nothing may lead to a person.
  const why = { reason: 'signup', reference: accountId } as const
  await moveCredits(tx, { siteId, accountId, amount: signupCredits, ...why, now })
}

async function forgoWelcome(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('member')
    .set({ is_newcomer: false })
    .where('credit_account_id', '=', accountId)
    .execute()
}
