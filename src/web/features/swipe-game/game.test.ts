import { expect, test } from 'vitest'
import type { SwipeCard } from '#contract/swipe-game.ts'
import { gameFrom, withCardBack, withMoreCards, withoutCard, withState } from './game.ts'

const STATE = {
  likes_left: 3,
  resets_at: '2026-05-10T22:00:00.000Z',
  can_undo: false,
  now: '2026-05-10T20:00:00.000Z',
}

function cards(...ids: string[]): SwipeCard[] {
  return ids.map((id) => ({ id }) as SwipeCard)
}

function aGame(...ids: string[]) {
  return gameFrom({ ...STATE, cards: cards(...ids) }, Date.parse(STATE.now))
}

function idsIn(game: { cards: readonly SwipeCard[] }): string[] {
  return game.cards.map(({ id }) => id)
}

test('a like takes its card and one like, a pass only its card [SWI-1]', () => {
  const liked = withoutCard(aGame('a', 'b', 'c'), 'a', 'like')
  const passed = withoutCard(liked, 'b', 'pass')

  expect([idsIn(passed), passed.likes_left]).toEqual([['c'], 2])
})

test('a card that comes back lies on top, once [SWI-1]', () => {
  const game = withoutCard(aGame('a', 'b'), 'a', 'pass')

  const back = withCardBack(withMoreCards(game, cards('c')), cards('a')[0]!)

  expect(idsIn(back)).toEqual(['a', 'b', 'c'])
  expect(idsIn(withCardBack(back, cards('a')[0]!))).toEqual(['a', 'b', 'c'])
})

test('more cards are added below, without those that are there or gone [SWI-1]', () => {
  const game = withoutCard(aGame('a', 'b'), 'a', 'pass')

  const more = withMoreCards(game, cards('a', 'b', 'c'))

  expect([idsIn(more), more.isAll]).toEqual([['b', 'c'], false])
  expect(withMoreCards(more, cards('a', 'b', 'c')).isAll).toBe(true)
})

test('a card that was brought back may be answered again [SWI-1]', () => {
  const passed = withoutCard(aGame('a'), 'a', 'pass')
  const back = withCardBack(passed, cards('a')[0]!)

  expect(back.gone).toEqual([])
})

test('the clock of the server is the one that counts, whatever this one says [SWI-1]', () => {
  const late = Date.parse(STATE.now) - 7_000

  const game = withState(aGame('a'), { ...STATE, likes_left: 1 }, late)

  expect([game.clockAhead, game.likes_left, idsIn(game)]).toEqual([7_000, 1, ['a']])
})
