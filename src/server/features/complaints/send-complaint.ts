import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#server/db/connect.ts'
import { networkOf, openLimiter } from '#server/http/limiter.ts'
import type { App } from '#server/http/route.ts'
import { settingsOf, type Settings } from '#server/features/settings/settings.ts'
import { knownNumber } from './known-number.ts'
import type { NewComplaint } from './new-complaint.ts'
import { tellBoth } from './tell-both.ts'
import { writeDown } from './write-down.ts'

type Desk = Pick<App, 'db' | 'limiter' | 'secretKey'>

/**
 * Takes a complaint in, and mails its number to whoever sent it and all of it to the site. The same complaint again is
 * answered with the same number, does nothing and counts for no limit.
 */
export async function sendComplaint(deps: Desk, complaint: NewComplaint): Promise<string> {
  const { db } = deps
  const known = await knownNumber(db, complaint)
  if (known !== null) return known
  const settings = await settingsOf(db, complaint.siteId)
  const number =
    (await db.transaction().execute((tx) => takeIn(tx, deps, { ...complaint, settings }))) ??
    (await knownNumber(db, complaint))
  if (number === null) throw new Refusal('CLIENT_ID_REUSED')
  return number
}

type Taken = NewComplaint & { readonly settings: Settings }

/** Null when the same complaint has come in meanwhile. Of those that a limit stops nothing stays, the count included. */
async function takeIn(tx: Tx, deps: Desk, complaint: Taken): Promise<string | null> {
  const { siteId, email, ip, settings, now } = complaint
  const number = await writeDown(tx, { ...complaint, timeZone: settings.time_zone })
  if (number === null) return null
  const limiter = openLimiter(tx, deps.secretKey, deps.limiter.factor)
  await limiter.take('complaint_by_address', networkOf(ip), now)
  await limiter.take('complaint_by_email', `${siteId}:${email.toLowerCase()}`, now, 'MAIL_LIMIT')
  await tellBoth(tx, { ...complaint, number })
  return number
}
