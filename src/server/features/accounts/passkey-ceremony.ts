import { sql } from 'kysely'
import { TRANSPORTS } from '#contract/passkeys.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import type { Visit } from '#server/http/visit.ts'
import { newToken } from '#server/kernel/secrets.ts'

/** How long a browser may take. A page that offers passkeys in its fields asks for another one by then. */
export const CEREMONY_MS = 10 * 60 * 1000

/** What a device signs for. Each challenge is good for one of them. */
type Purpose = 'add' | 'login' | 'step_up'

/** Who asks a device to sign: each site for itself, by its own host. */
export function relyingParty({ origin }: Pick<Visit, 'origin'>): { id: string; origin: string } {
  return { id: new URL(origin).hostname, origin }
}

/** Loaded when the first member uses a passkey: it is large, and many installations never need it. */
export const webauthn = () => import('@simplewebauthn/server')

/** Something new for a device to sign, in this session if it is a member's. */
export async function makeChallenge(db: Db, visit: Visit, purpose: Purpose): Promise<string> {
  const challenge = newToken()
  await db
    .insertInto('passkey_challenge')
    .values({
      challenge,
      site_id: visit.site.id,
      purpose,
      session_id: sessionFor(visit, purpose),
      expires_at: new Date(visit.now.getTime() + CEREMONY_MS),
    })
    .execute()
  return challenge
}

/**
 * The challenge that was signed, used up, once however many bring it at the same moment. It must be one that this site made for
 * this purpose, for a member in this very session.
 */
export async function takeChallenge(
  db: Db,
  visit: Visit,
  { purpose, clientData }: { readonly purpose: Purpose; readonly clientData: string },
): Promise<string> {
  const taken = await db
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', challengeIn(clientData))
    .where('site_id', '=', visit.site.id)
    .where('purpose', '=', purpose)
    .where(sql<boolean>`session_id is not distinct from ${sessionFor(visit, purpose)}::uuid`)
    .where('expires_at', '>', visit.now)
    .returning('challenge')
    .executeTakeFirst()
  if (!taken) throw new Refusal('PASSKEY_REFUSED')
  return taken.challenge
}

/** A login is nobody's yet, whoever is logged in here. */
function sessionFor({ member }: Visit, purpose: Purpose): string | null {
  return purpose === 'login' ? null : (member?.sessionId ?? null)
}

/** The challenge that a browser says was signed. */
export function challengeIn(clientData: string): string {
  const { challenge } = parsed(Buffer.from(clientData, 'base64url').toString())
  if (typeof challenge === 'string' && /^[\w-]{43}$/.test(challenge)) return challenge
  throw new Refusal('INVALID_INPUT', { field: 'client_data' })
}

function parsed(json: string): { readonly challenge?: unknown } {
  try {
    return (JSON.parse(json) as object | null) ?? {}
  } catch {
    return {}
  }
}

type Transport = (typeof TRANSPORTS)[number]

/** The ways to reach a device that we know, of those a browser named. */
export function knownTransports(named: readonly string[]): Transport[] {
  return TRANSPORTS.filter((transport) => named.includes(transport))
}

/** Runs a check of the library, which throws what it finds wrong: whatever it is, the answer is the same. */
export async function orRefuse<Result>(check: () => Promise<Result>): Promise<Result> {
  try {
    return await check()
  } catch {
    throw new Refusal('PASSKEY_REFUSED')
  }
}

/** Forgets what nobody signed in time. */
export async function deleteExpiredChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('passkey_challenge').where('expires_at', '<=', now).execute()
}
