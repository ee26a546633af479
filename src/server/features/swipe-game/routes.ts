import { Refusal } from '#contract/refusals.ts'
import * as contract from '#contract/swipe-game.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { type App, route } from '#server/http/route.ts'
import type { Visit } from '#server/http/visit.ts'
import { likeCard } from './like-card.ts'
import { nextIds, playerOf, swipeCards } from './swipe-cards.ts'
import { passMember, undoPass } from './pass-member.ts'
import { siteDay, swipeState } from './swipe-state.ts'

export function swipeGameRoutes(app: App): void {
  const { db } = app

  route(app, contract.getSwipeGame, async ({ visit }) => {
    const game = await gameOf(app, visit)
    const player = await playerOf(db, visit.member.id)
    const ids = await nextIds(db, { ...game, player })
    const [cards, state] = await Promise.all([
      swipeCards(db, { ...game, player, ids }),
      swipeState(db, game),
    ])
    return { cards, ...state }
  })

  route(app, contract.swipe, async ({ input, visit }) => {
    const game = await gameOf(app, visit)
    const choice = { ...game, profileId: input.profile_id, day: game.siteDay.day }
    if (input.choice === 'pass') await passMember(db, choice)
    const { matched } = input.choice === 'like' ? await likeCard(app, choice) : { matched: false }
    return { matched, ...(await swipeState(db, game)) }
  })

  route(app, contract.undoSwipe, async ({ visit }) => {
    const game = await gameOf(app, visit)
    const player = await playerOf(db, visit.member.id)
    const ids = [await undoPass(db, game.viewer)]
    const [card] = await swipeCards(db, { ...game, player, ids })
    if (!card) throw new Refusal('NOTHING_TO_UNDO')
    return { card, ...(await swipeState(db, game)) }
  })
}

type MemberVisit = Visit & { readonly member: { readonly id: string } }

/** What every move of the game depends on: the player, the site and its day. */
async function gameOf({ db }: App, { site, member, now }: MemberVisit) {
  const settings = await settingsOf(db, site.id)
  return {
    viewer: { siteId: site.id, memberId: member.id },
    settings,
    siteDay: siteDay(settings.time_zone, now),
    now,
  }
}
