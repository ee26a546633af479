import { type AgeMethod, type OwnCheck, PROVEN_AGE } from '#contract/age.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { newToken, sha256 } from '#server/kernel/secrets.ts'

const OPEN_MS = 10 * 60 * 1000
/** How long a visitor who has proven their age may take to sign up. */
const KEPT_MS = 24 * 60 * 60 * 1000

type NewCheck = {
  readonly siteId: string
  readonly memberId: string | null
  readonly method: AgeMethod
  readonly now: Date
}

/** Begins a proof: its row, and the secret that only the browser that began it has. */
export async function makeAgeCheck(db: Db, { siteId, memberId, method, now }: NewCheck) {
  const secret = newToken()
  const row = await db
    .insertInto('age_check')
    .values({
      site_id: siteId,
      member_id: memberId,
      secret_hash: sha256(secret),
      method,
      nonce: newToken(),
      created_at: now,
      expires_at: new Date(now.getTime() + OPEN_MS),
    })
    .returning(['id', 'nonce', 'expires_at'])
    .executeTakeFirstOrThrow()
  return { ...row, secret }
}

/** The state of a check, for the browser that began it. One that is not there is over. */
export async function stateOfCheck(
  db: Db,
  { id, secret, siteId, now }: OwnCheck & { readonly siteId: string; readonly now: Date },
) {
  const check = await db
    .selectFrom('age_check')
    .select(['state', 'expires_at'])
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .where('secret_hash', '=', sha256(secret))
    .executeTakeFirst()
  if (!check || check.expires_at <= now) return 'over' as const
  return check.state as 'open' | 'done' | 'refused' | 'failed'
}

type Proving = OwnCheck & {
  readonly siteId: string
  /** Of the signup that it may have been used for already: the same one again is the same one. */
  readonly clientId: string | null
  readonly now: Date
}

/** Whether a visitor has proven their age by this check, and nobody else has signed up with it. */
export async function isDoneCheck(
  db: Db,
  { id, secret, siteId, clientId, now }: Proving,
): Promise<boolean> {
  const check = await db
    .selectFrom('age_check')
    .leftJoin('member', 'member.id', 'age_check.member_id')
    .select('age_check.id')
    .where('age_check.id', '=', id)
    .where('secret_hash', '=', sha256(secret))
    .where('age_check.site_id', '=', siteId)
    .where('state', '=', 'done')
    .where('expires_at', '>', now)
    .where((row) => row.or([row('member.id', 'is', null), row('signup_client_id', '=', clientId)]))
    .executeTakeFirst()
  return check !== undefined
}

/** A check that still waits for its answer. */
export async function openCheck(db: Db, { id, now }: { readonly id: string; readonly now: Date }) {
  const check = await db
    .selectFrom('age_check')
    .innerJoin('site', 'site.id', 'age_check.site_id')
    .select(['age_check.id', 'site_id', 'domain', 'member_id', 'method', 'nonce'])
    .where('age_check.id', '=', id)
    .where('state', '=', 'open')
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return check ?? null
}

export type OpenCheck = NonNullable<Awaited<ReturnType<typeof openCheck>>>

type Closing = {
  readonly id: string
  readonly state: 'done' | 'refused' | 'failed'
  readonly now: Date
}

/** Ends a check that is open. Of many answers at once the first one counts: to the others it is over. */
export async function closeCheck(tx: Tx, { id, state, now }: Closing): Promise<boolean> {
  const closed = await tx
    .updateTable('age_check')
    .set({ state, expires_at: new Date(now.getTime() + KEPT_MS) })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return closed !== undefined
}

type Keeping = { readonly memberId: string; readonly method: string; readonly now: Date }

/** All that stays of a proof. */
export async function keepProof(tx: Tx, { memberId, method, now }: Keeping): Promise<void> {
  await tx
    .insertInto('age_proof')
    .values({ member_id: memberId, proven_by: method, over: PROVEN_AGE, proven_at: now })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute()
}

type Taking = {
  readonly siteId: string
  readonly memberId: string
  readonly check: OwnCheck | undefined
  /** Whether there is no account without one. */
  readonly isDemanded: boolean
  readonly now: Date
}

/** Gives a new member the proof that they gave as a visitor, which is used up by it. */
export async function takeAlongProof(
  tx: Tx,
  { siteId, memberId, check, isDemanded, now }: Taking,
): Promise<void> {
  const taken =
    check &&
    (await tx
      .updateTable('age_check')
      .set({ member_id: memberId })
      .where('id', '=', check.id)
      .where('secret_hash', '=', sha256(check.secret))
      .where('site_id', '=', siteId)
      .where('member_id', 'is', null)
      .where('state', '=', 'done')
      .where('expires_at', '>', now)
      .returning('method')
      .executeTakeFirst())
  if (taken) return keepProof(tx, { memberId, method: taken.method, now })
  if (isDemanded) throw new Refusal('AGE_PROOF_NEEDED')
}

export async function deleteExpiredAgeChecks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('age_check').where('expires_at', '<=', now).execute()
}
