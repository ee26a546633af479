import type { z } from 'zod/mini'
import type { SwipeCard } from '#contract/swipe-game.ts'
import type { Db } from '#server/db/connect.ts'
import { tilesOf, type Viewer } from '#server/features/members/members.ts'
import type { Settings } from '#server/features/settings/settings.ts'
import type { Player } from './player-of.ts'

type Card = z.input<typeof SwipeCard>
type SwipeCardsInput = {
  readonly viewer: Viewer
  readonly player: Player
  readonly ids: readonly string[]
  readonly settings: Shown
  readonly now: Date
}
type Shown = Pick<Settings, 'visible_profile_fields' | 'visible_profile_notes'>

/** Cards of members in the order of their ids, with no more about them than the site shows. */
export async function swipeCards(db: Db, question: SwipeCardsInput): Promise<Card[]> {
  if (question.ids.length === 0) return []
  const [tiles, told] = await Promise.all([tilesOf(db, question), toldBy(db, question.ids)])
  const byId = new Map(told.map(({ id, ...words }) => [id, words]))
  return tiles.flatMap((tile) => {
    const words = byId.get(tile.id)
    return words ? [{ ...tile, ...shownOf(words, question) } as Card] : []
  })
}

function toldBy(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('member')
    .where('id', 'in', ids)
    .select(['id', 'seeks', 'body_type', 'eye_color', 'relationship_status', 'interests'])
    .execute()
}

type Told = Omit<Awaited<ReturnType<typeof toldBy>>[number], 'id'>

function shownOf(told: Told, { settings, player }: SwipeCardsInput) {
  const fields: readonly string[] = settings.visible_profile_fields
  const shown = <Word>(field: string, word: Word) => (fields.includes(field) ? word : null)
  const interests = shown('interests', told.interests) ?? []
  const isShared = settings.visible_profile_notes.includes('shared_interests')
  return {
    seeks: told.seeks,
    body_type: shown('body_type', told.body_type),
    eye_color: shown('eye_color', told.eye_color),
    relationship_status: shown('relationship_status', told.relationship_status),
    interests,
    shared_interests: isShared ? interests.filter((each) => player.interests.includes(each)) : [],
  }
}
