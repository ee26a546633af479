import { expect, test } from 'vitest'
import { inChunks } from './result-grid.tsx'

const LARGE_TILE = 4

test.each([
  { hasLead: true, count: 60 },
  { hasLead: false, count: 60 },
  { hasLead: true, count: 8 },
  { hasLead: false, count: 0 },
])('pieces hold everybody in order, and all but the last fill whole rows: %o', (wish) => {
  const members = Array.from({ length: wish.count }, (_, index) => index)

  const chunks = inChunks(members, wish)

  expect(chunks.flat()).toEqual(members)
  for (const [index, chunk] of chunks.slice(0, -1).entries()) {
    const places = chunk.length + (wish.hasLead && index === 0 ? LARGE_TILE - 1 : 0)
    for (const columns of [2, 3, 4]) expect(places % columns).toBe(0)
  }
})
