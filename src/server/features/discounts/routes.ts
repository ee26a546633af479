import * as contract from '#contract/discounts.ts'
import { Refusal } from '#contract/refusals.ts'
import { type App, route } from '#server/http/route.ts'
import { codeWorth, countingGuesses } from './discount-for.ts'
import { newcomerOf, timeBonusOf, welcomeDiscount } from './newcomer-discount.ts'

export function discountRoutes(app: App): void {
  const { db } = app
  route(app, contract.getDiscountCode, async ({ input: { code, country }, visit }) => {
    const { site, member, now } = visit
    if (code === undefined)
      return { discount: welcomeDiscount(await newcomerOf(db, member.id), now) }
    const { credit_account_id: accountId } = await accountOf(app, member.id)
    const asked = { siteId: site.id, memberId: member.id, accountId, code, now }
    const discount = await countingGuesses(app, asked, () => codeWorth(db, asked))
    if (country !== undefined && (discount.country ?? country) !== country)
      throw new Refusal('CODE_COUNTRY')
    return { discount }
  })

  route(app, contract.getTimeBonus, async ({ visit: { member, now } }) => ({
    time_bonus: member && (await timeBonusOf(db, member.id, now)),
  }))
}

function accountOf({ db }: App, memberId: string) {
  return db
    .selectFrom('member')
    .select('credit_account_id')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
}
