import type { z } from 'zod/mini'
import type { getForYou } from '#contract/for-you.ts'
import type { Db } from '#server/db/connect.ts'
import { countUnread } from '#server/features/chats/chats.ts'
import { commentsFrom, countNewLikes, newCommenters } from '#server/features/likes/likes.ts'
import { suggestedMatches } from '#server/features/match-finder/match-finder.ts'
import { tilesOf } from '#server/features/members/members.ts'
import { looksAt } from '#server/features/profile-view/profile-view.ts'
import { defaultSearch, newNearby, searcherOf } from '#server/features/search/search.ts'
import type { Settings } from '#server/features/settings/settings.ts'
import { swipeDeck } from '#server/features/swipe-game/swipe-game.ts'
import type { SessionMember } from '#server/http/session.ts'
import type { Visit } from '#server/http/visit.ts'

type ForYouInput = {
  readonly visit: Visit & { readonly member: SessionMember }
  readonly settings: Settings
}
type Answer = z.input<(typeof getForYou)['output']>
type Tiles = Answer['near_new']

const CARDS = 3
const MATCHES = 4
const NEW_ONES = 6
const LOOKERS = 6
const COMMENTS = 3
const DAY_MS = 24 * 60 * 60 * 1000

/** All of a member's day. Its parts are asked for at once, and everybody in it but the matches is read together. */
export async function forYou(db: Db, { visit, settings }: ForYouInput): Promise<Answer> {
  const { site, member, now } = visit
  const viewer = { siteId: site.id, memberId: member.id }
  const own = await ownDay(db, member.id)
  const searcher = searcherOf(visit, { settings, countryOf: () => null })
  const wishes = defaultSearch(own.search_default, own, now)
  const asking = { searcher: { ...searcher, viewer }, kind: own.member_kind, wishes, now }
  const isUnseen = own.is_invisible || own.shown_to === 'chosen'
  const [deck, matches, fresh, looks, likes, messages, commenters] = await Promise.all([
    swipeDeck(db, { viewer, settings, now, cards: CARDS }),
    suggestedMatches(db, { viewer, wishes, settings, now, limit: MATCHES }),
    newNearby(db, asking),
    isUnseen ? NO_LOOKS : looksAt(db, { viewer, now }),
    countNewLikes(db, viewer),
    countUnread(db, member.id),
    newCommenters(db, viewer, COMMENTS),
  ])
  const near = fresh.slice(0, NEW_ONES).map(({ id }) => id)
  const lookers = own.paid_user ? looks.slice(0, LOOKERS) : []
  const ids = [...deck.ids, ...near, ...lookers, ...commenters]
  const [tiles, comments] = await Promise.all([
    tilesById(db, { viewer, ids, now }),
    commentsFrom(db, member.id, commenters),
  ])
  const yesterday = now.getTime() - DAY_MS
  return {
    start: (own.start_step ?? 'done') as Answer['start'],
    said: tiles(commenters).flatMap((one) => {
      const comment = comments.get(one.id)
      return comment ? [{ member: one, comment }] : []
    }),
    deck: { cards: tiles(deck.ids), likes_left: deck.likesLeft, resets_at: deck.resetsAt },
    matches,
    near_new: tiles(near),
    looked: {
      state: isUnseen ? 'off' : 'on',
      count: looks.length,
      members: own.paid_user && !isUnseen ? tiles(lookers) : null,
    },
    since: {
      near: fresh.filter(({ at }) => at.getTime() > yesterday).length,
      likes,
      messages,
    },
  }
}

const NO_LOOKS: readonly string[] = []

async function tilesById(db: Db, asked: Parameters<typeof tilesOf>[1]) {
  const found = new Map((await tilesOf(db, asked)).map((tile) => [tile.id, tile]))
  return (ids: readonly string[]): Tiles => ids.flatMap((id) => found.get(id) ?? [])
}

function ownDay(db: Db, memberId: string) {
  return db
    .selectFrom('member')
    .select(['member_kind', 'date_of_birth', 'paid_user', 'is_invisible', 'shown_to'])
    .select(['start_step', 'search_default'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
}
