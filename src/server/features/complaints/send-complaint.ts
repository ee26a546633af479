import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type * as contract from '#contract/complaints.ts'
import { dayIn } from '#contract/fields.ts'
import { DEFAULT_LOCALE, isLocale } from '#contract/locales.ts'
import { Refusal } from '#contract/refusals.ts'
import { type Db, type Tx, transact } from '#server/db/connect.ts'
import { sendMail } from '#server/features/mail/mail.ts'
import { type Settings, settingsOf } from '#server/features/settings/settings.ts'
import type { App } from '#server/http/route.ts'

type Deps = Pick<App, 'db' | 'limiter'>

/**
 * Accepts a complaint, and mails its number to the complainant and all of it to the site. The same complaint again is
 * answered with the same number, does nothing and counts for no limit.
 */
export async function sendComplaint(deps: Deps, complaint: NewComplaint): Promise<string> {
  const { db } = deps
  const known = await knownNumber(db, complaint)
  if (known !== null) return known
  const settings = await settingsOf(db, complaint.siteId)
  const number =
    (await transact(db, (tx) => takeIn(tx, deps, { ...complaint, settings }))) ??
    (await knownNumber(db, complaint))
  if (number === null) throw new Refusal('CLIENT_ID_REUSED')
  return number
}

type Taken = NewComplaint & { readonly settings: Settings }

/**
 * Null when the same complaint has come in meanwhile. A complaint that a limit stops leaves nothing behind, not even
 * its count.
 */
async function takeIn(tx: Tx, deps: Deps, complaint: Taken): Promise<string | null> {
  const { siteId, email, ip, settings, now } = complaint
  const number = await writeDown(tx, { ...complaint, timeZone: settings.time_zone })
  if (number === null) return null
  const limiter = deps.limiter.within(tx)
  await limiter.take('complaint_by_address', { ip }, now)
  await limiter.take('complaint_by_email', `${siteId}:${email.toLowerCase()}`, now, 'MAIL_LIMIT')
  await tellBoth(tx, { ...complaint, number })
  return number
}

/** The number of this same complaint if it has come in before; another one under its id is refused. */
async function knownNumber(db: Db, complaint: NewComplaint): Promise<string | null> {
  const known = await db
    .selectFrom('complaint')
    .select(['number', 'name', 'email', 'kind', 'reference', 'text'])
    .where('site_id', '=', complaint.siteId)
    .where('client_id', '=', complaint.client_id)
    .executeTakeFirst()
  if (!known) return null
  const { number, ...said } = known
  const isSame = Object.entries(said).every(
    ([name, value]) => complaint[name as keyof typeof said] === value,
  )
  if (!isSame) throw new Refusal('CLIENT_ID_REUSED')
  return number
}

type Numbered = NewComplaint & { readonly timeZone: string }

/**
 * Writes a complaint down under the next number of the site's year, such as K-2026-000123. Each number is given once,
 * however many complaints come at once. Null when this very complaint is there already.
 */
async function writeDown(tx: Tx, complaint: Numbered): Promise<string | null> {
  const { siteId, timeZone, now } = complaint
  const year = Number(dayIn(timeZone, now).slice(0, 4))
  const { rows } = await sql<{ number: string }>`
    with next as (
      insert into complaint_counter (site_id, year, last_number) values (${siteId}, ${year}, 1)
      on conflict (site_id, year) do update set last_number = complaint_counter.last_number + 1
      returning last_number
    )
    insert into complaint
      (site_id, number, client_id, member_id, name, email, language, kind, reference, text, created_at)
    select ${siteId}, concat('K-', ${year}::int, '-', lpad(last_number::text, greatest(6, length(last_number::text)), '0')),
      ${complaint.client_id}, ${complaint.memberId}, ${complaint.name}, ${complaint.email},
      ${complaint.language}, ${complaint.kind}, ${complaint.reference}, ${complaint.text}, ${now}
    from next
    on conflict (site_id, client_id) do nothing
    returning number`.execute(tx)
  return rows[0]?.number ?? null
}

type Received = NewComplaint & { readonly number: string; readonly settings: Settings }

/**
 * Mails the receipt to the complainant, and the complaint to the site. The receipt repeats nothing that was written: it
 * goes to an address that was typed and not proved.
 */
async function tellBoth(tx: Tx, complaint: Received): Promise<void> {
  const { siteId, number, kind, settings, now } = complaint
  const { name, email, reference, text } = complaint
  const summary = { number, kind, at: now.toISOString() }
  const common = { siteId, memberId: null, now }
  await sendMail(
    tx,
    {
      ...common,
      to: email,
      language: complaint.language,
      content: { name: 'complaint_receipt', complaint: summary },
    },
    {
      ...common,
      to: settings.support_email,
      language: languageOf(settings),
      content: { name: 'complaint', complaint: summary, said: { name, email, reference, text } },
    },
  )
}

function languageOf({ domain_language: language }: Settings) {
  const code = language.slice(0, 2).toLowerCase()
  return isLocale(code) ? code : DEFAULT_LOCALE
}

/** A complaint as it was sent. */
type NewComplaint = z.output<typeof contract.sendComplaint.input> & {
  readonly reference: string
  readonly siteId: string
  /** The member who was logged in. */
  readonly memberId: string | null
  readonly ip: string
  readonly now: Date
}
