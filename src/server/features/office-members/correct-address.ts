import { isNameAllowed } from '#contract/fields.ts'
import { OfficeRefusal } from '#contract/office/refusals.ts'
import { Refusal } from '#contract/refusals.ts'
import { transact } from '#server/db/connect.ts'
import { memberByEmail, proposeAddress, recipient } from '#server/features/accounts/accounts.ts'
import { isExcluded } from '#server/features/exclusions/exclusions.ts'
import type { OfficeApp } from '#server/http/office-route.ts'
import { memberIn, noted, type Working } from './work-on-member.ts'

type Correcting = Working & { readonly email: string }

/**
 * Mails the link that makes another address count, where a member wrote theirs wrongly. Nothing changes until somebody opens it there,
 * as with the member's own wish, and the address before is told. The record tells that it was asked for, and keeps no address.
 */
export async function correctAddress(app: OfficeApp, correcting: Correcting): Promise<void> {
  const { email, memberId, now } = correcting
  const { db, secretKey, limiter } = app
  const own = await memberIn(db, correcting)
  const { site_id: siteId } = own
  if (own.is_fictional || !['active', 'not_confirmed'].includes(own.status))
    throw new OfficeRefusal('MEMBER_GONE')
  if (own.email.toLowerCase() === email.toLowerCase())
    throw new Refusal('EMAIL_UNCHANGED', { field: 'email' })
  if (!isNameAllowed(own.name, email)) throw new Refusal('NAME_NOT_ALLOWED', { field: 'email' })
  const owner = await memberByEmail(db, siteId, email)
  if (owner && owner.id !== memberId) throw new Refusal('EMAIL_TAKEN', { field: 'email' })
  if (await isExcluded({ db, secretKey }, { siteId, email }))
    throw new Refusal('ADDRESS_EXCLUDED', { field: 'email' })
  await limiter.take('link_by_recipient', recipient(siteId, email), now, 'MAIL_LIMIT')
  await transact(db, async (tx) => {
    await proposeAddress(tx, { siteId, memberId, own, email, isMailed: true, secretKey, now })
    await noted(tx, correcting, siteId, { action: 'member_address_corrected' })
  })
}
