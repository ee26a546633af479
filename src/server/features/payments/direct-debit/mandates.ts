import type { z } from 'zod/mini'
import type { listMandates as contract } from '#contract/direct-debit.ts'
import { Refusal } from '#contract/refusals.ts'
import { type Db, type Tx, transact } from '#server/db/connect.ts'
import { enqueue, GiveUp, type JobHandler } from '#server/jobs/job.ts'
import { type DebitForm, formIfReadable } from './form.ts'
import type { Mandate, PaymentProvider } from '../provider/provider.ts'

type OfAccount = { readonly memberId: string; readonly ibanHash: string }

/** Whether the member has a mandate for this bank account that has not ended. */
export async function hasMandate(db: Db, { memberId, ibanHash }: OfAccount): Promise<boolean> {
  const mandate = await db
    .selectFrom('debit_mandate')
    .select('id')
    .where('member_id', '=', memberId)
    .where('iban_hash', '=', ibanHash)
    .where('provider_mandate', 'is not', null)
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return mandate !== undefined
}

type Mandates = z.input<typeof contract.output>['mandates']

/** The mandates of a member that have not ended, the latest first. */
export async function listMandates(db: Db, memberId: string): Promise<Mandates> {
  const mandates = await db
    .selectFrom('debit_mandate')
    .select(['id', 'reference', 'iban_end', 'signed_at'])
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('provider_mandate', 'is not', null)
    .orderBy('signed_at', 'desc')
    .execute()
  return mandates.map(({ id, reference, iban_end: end, signed_at: signedAt }) => ({
    id,
    reference,
    account_end: end,
    signed_at: signedAt.toISOString(),
  }))
}

type Details = Omit<DebitForm, 'iban'>

/** Who signed each mandate of a member, with address and telephone, by its reference. A mandate that no key opens is left out. */
export async function mandateDetails(
  { db, secretKey }: { readonly db: Db; readonly secretKey: string },
  memberId: string,
): Promise<ReadonlyMap<string, Details>> {
  const mandates = await db
    .selectFrom('debit_mandate')
    .select(['reference', 'details'])
    .where('member_id', '=', memberId)
    .execute()
  const opened = mandates.flatMap(({ reference, details }) => {
    const form = formIfReadable(secretKey, memberId, details)
    if (form === null) return []
    const { iban: _, ...shown } = form
    return [[reference, shown] as const]
  })
  return new Map(opened)
}

type EndMandateInput = { readonly id: string; readonly memberId: string; readonly now: Date }

/** Ends a member's mandate here at once, and at the provider by a job. Returns those that are left. */
export async function endMandate(db: Db, { id, memberId, now }: EndMandateInput) {
  await transact(db, async (tx) => {
    const own = await tx
      .selectFrom('debit_mandate')
      .select('id')
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    if (!own) throw new Refusal('NOT_FOUND')
    const ended = await tx
      .updateTable('debit_mandate')
      .set({ ended_at: now })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .returning(['provider', 'provider_customer', 'provider_mandate'])
      .execute()
    await endAtProvider(tx, ended, now)
  })
  return listMandates(db, memberId)
}

/** For a member who is erased: their name and bank account go from the provider, too. */
export async function endMandatesOf(tx: Tx, memberId: string, now: Date): Promise<void> {
  const mandates = await tx
    .selectFrom('debit_mandate')
    .select(['provider', 'provider_customer', 'provider_mandate'])
    .where('member_id', '=', memberId)
    .execute()
  await endAtProvider(tx, mandates, now)
}

type AtProvider = {
  readonly provider: string
  readonly provider_customer: string | null
  readonly provider_mandate: string | null
}

/** The job belongs to no member, so that it outlives one who is erased. */
async function endAtProvider(tx: Tx, mandates: readonly AtProvider[], now: Date): Promise<void> {
  const jobs = mandates.flatMap(
    ({ provider, provider_customer: customer, provider_mandate: mandate }) =>
      customer !== null && mandate !== null
        ? [{ kind: 'end_mandate', payload: { provider, customer, mandate }, memberId: null, now }]
        : [],
  )
  await enqueue(tx, ...jobs)
}

/** Ends a mandate at the provider, and forgets the customer there, who has no other. It may be asked twice. */
export function endMandateHandler(provider: PaymentProvider): JobHandler {
  return async ({ payload }) => {
    const { provider: made, ...mandate } = payload as Mandate & { readonly provider: string }
    if (made !== provider.name) throw new GiveUp(`there is no ${made} to end a mandate at`)
    await provider.endMandate(mandate)
  }
}
