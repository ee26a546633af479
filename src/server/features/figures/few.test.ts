import { expect, test } from 'vitest'
import { foldFew, hideFewDays, NOTHING, withoutFew } from './few.ts'

const of = (signups: number, more: object = {}) => ({ ...NOTHING, visits: 100, signups, ...more })

test('what is about fewer than five people is not told, and none at all is [OFF-14]', () => {
  const shown = withoutFew(of(4, { activated: 0, orders: 30, revenue: 900, payers: 4 }))

  expect(shown).toMatchObject({
    visits: 100,
    signups: null,
    activated: 0,
    orders: null,
    revenue: null,
  })
  expect(withoutFew(of(5, { orders: 9, revenue: 900, payers: 5 }))).toMatchObject({
    signups: 5,
    revenue: 900,
  })
})

test('lines about few are folded, and with them the smallest other one where the total would tell [OFF-14]', () => {
  const lines = [
    { key: 'a', counted: of(50) },
    { key: 'b', counted: of(9) },
    { key: 'c', counted: of(2) },
  ]

  const { shown, folded } = foldFew(lines)

  expect(shown.map(({ key }) => key)).toEqual(['a'])
  expect(folded.map(({ key }) => key).toSorted()).toEqual(['b', 'c'])
})

test('a single day about few hides the smallest other day, too [OFF-14]', () => {
  const days = [9, 3, 6, 20].map((signups) => ({ counted: of(signups) }))

  expect(hideFewDays(days).map(({ shown }) => shown.signups)).toEqual([9, null, null, 20])
})
