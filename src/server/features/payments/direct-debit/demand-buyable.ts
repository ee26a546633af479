import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import type { KnownBuyer } from '../buyer-of.ts'
import { offeredMethods } from '../offered-methods.ts'
import { quote } from '../quote.ts'
import { requireWithinLimit } from '../spending-limit.ts'
import type { DebitDeps } from './debit-desk.ts'
import type { DebitPurchase } from './debit-form.ts'
import { hashIban } from './debit-hashes.ts'
import { requireStanding, debitStanding } from './debit-standing.ts'

type RequireBuyableInput = {
  readonly clientId: string
  readonly purchase: DebitPurchase
  readonly iban: string
}

/** Refuses what would be refused when it is bought, before a code is sent for it. */
export async function requireBuyable(
  deps: DebitDeps,
  buyer: KnownBuyer,
  { clientId, purchase, iban }: RequireBuyableInput,
): Promise<void> {
  const { db, secretKey, provider } = deps
  const { accountId, now } = buyer
  await requireNew(db, accountId, clientId)
  const { currency, offer } = await quote(db, { ...buyer, ...purchase })
  const amountMinor = offer.total_minor
  if (amountMinor !== purchase.totalMinor) throw new Refusal('PRICE_CHANGED')
  const asked = { country: purchase.country, currency, amountMinor, now }
  const methods = await offeredMethods(provider, asked)
  if (!methods.some(({ method }) => method === 'directdebit'))
    throw new Refusal('METHOD_UNAVAILABLE')
  await requireWithinLimit(db, { ...buyer, bought: offer, currency })
  const limits = await settingsOf(db, buyer.siteId)
  const ibanHash = hashIban(secretKey, iban)
  requireStanding(await debitStanding(db, { accountId, ibanHash, amountMinor, limits, now }))
}

async function requireNew(db: Db, accountId: string, clientId: string): Promise<void> {
  const order = await db
    .selectFrom('credit_order')
    .select('id')
    .where('account_id', '=', accountId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  if (order) throw new Refusal('CLIENT_ID_REUSED')
}
