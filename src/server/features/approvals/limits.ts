import { sql } from 'kysely'
import type { Currency } from '#contract/geo.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import type { ApprovalPlan } from './kind.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Roughly, and rather too much than too little: the limits are in euros, and need no rates of the day. */
const IN_EUROS: Readonly<Record<Currency, number>> = {
  EUR: 1,
  GBP: 1.25,
  USD: 1,
  DKK: 0.14,
  SEK: 0.1,
  NOK: 0.1,
  PLN: 0.25,
  CHF: 1.15,
  AUD: 0.65,
  NZD: 0.6,
  CAD: 0.75,
}

type Worth = Pick<ApprovalPlan, 'siteId' | 'amountMinor' | 'currency' | 'credits'>
type Judged = { readonly isWithin: boolean; readonly worthMinor: number }
type Asker = { readonly operatorId: string | null; readonly now: Date }

/**
 * Whether one person may do this alone: neither too much at once, nor with what they did alone in the last 24 hours. Credits that
 * are given count like money, as the two limits of the site say. Of several who ask in one name at the same moment each counts those before it.
 */
export async function judgeAlone(tx: Tx, worth: Worth, asker: Asker): Promise<Judged> {
  const name = `alone:${asker.operatorId ?? 'command line'}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
  const limits = await settingsOf(tx, worth.siteId)
  const euros = euroCents(worth)
  // What is taken from a member gives nothing away.
  const credits = worth.amountMinor === null ? Math.max(0, worth.credits ?? 0) : 0
  const worthMinor = euros + creditCents(credits, limits)
  const spent = await spentAlone(tx, asker)
  const isWithin =
    euros <= limits.alone_amount * 100 &&
    credits <= limits.alone_credits &&
    spent + worthMinor <= limits.alone_day * 100
  return { isWithin: worthMinor === 0 || isWithin, worthMinor }
}

function euroCents({ amountMinor, currency }: Worth): number {
  if (amountMinor === null || currency === null) return 0
  return Math.ceil(amountMinor * (IN_EUROS[currency as Currency] ?? 1))
}

type Limits = { readonly alone_amount: number; readonly alone_credits: number }

function creditCents(credits: number, limits: Limits): number {
  return Math.ceil((credits * limits.alone_amount * 100) / Math.max(1, limits.alone_credits))
}

/** What somebody did alone in the last 24 hours, on all sites, in cents of a euro. */
export async function spentAlone(db: Db, { operatorId, now }: Asker): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(worth_minor), 0)::int as sum from approval
    where asked_by is not distinct from ${operatorId}::uuid and is_alone
      and asked_at > ${new Date(now.getTime() - DAY_MS)}`.execute(db)
  return rows[0]!.sum
}

type Most = Asker & { readonly siteId: string; readonly currency: string }

/** The most of a currency that somebody may pay back alone now, at once. */
export async function aloneMost(db: Db, { siteId, currency, ...asker }: Most): Promise<number> {
  const limits = await settingsOf(db, siteId)
  const left = limits.alone_day * 100 - (await spentAlone(db, asker))
  const euros = Math.max(0, Math.min(left, limits.alone_amount * 100))
  return Math.floor(euros / (IN_EUROS[currency as Currency] ?? 1))
}

/** What somebody may do alone in a day on a site, in cents of a euro. */
export async function dayLimit(db: Db, siteId: string): Promise<number> {
  return (await settingsOf(db, siteId)).alone_day * 100
}
