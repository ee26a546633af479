import { randomInt } from 'node:crypto'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { settingsOf } from '#server/features/settings/settings.ts'

const VALID_MS = 30 * 24 * 60 * 60 * 1000
/** Letters and digits that are not mistaken for one another. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

type Offer = { code: string; percentage: number; expires_at: string }
type Staying = { readonly siteId: string; readonly memberId: string; readonly now: Date }

/** The discount of a member who stays after all: one code once per member, the same however often it is asked for. */
export async function stayOffer(db: Db, staying: Staying): Promise<Offer> {
  const { siteId, memberId, now } = staying
  const { delete_discount: percentage } = await settingsOf(db, siteId)
  if (percentage === 0) throw new Refusal('NOT_FOUND')
  await db
    .insertInto('discount_code')
    .values({
      site_id: siteId,
      member_id: memberId,
      code: newCode(),
      percentage,
      reason: 'stay',
      created_at: now,
      expires_at: new Date(now.getTime() + VALID_MS),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const offer = await offerOf(db, memberId)
  // Another member has this very code: a new one is made.
  if (!offer) return stayOffer(db, staying)
  if (offer.expires_at <= now) throw new Refusal('NOT_FOUND')
  return { ...offer, expires_at: offer.expires_at.toISOString() }
}

function offerOf(db: Db, memberId: string) {
  return db
    .selectFrom('discount_code')
    .select(['code', 'percentage', 'expires_at'])
    .where('member_id', '=', memberId)
    .where('reason', '=', 'stay')
    .executeTakeFirst()
}

function newCode(): string {
  const letters = Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)])
  return `BLIJF-${letters.join('')}`
}
