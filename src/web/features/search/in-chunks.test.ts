import { expect, test } from 'vitest'
import { inChunks, withLead } from './result-grid.tsx'

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

test('the large tile is the first member with a photo, and nobody is lost for it [SEA-2]', () => {
  const [nobody, somebody] = [
    { main_image: null },
    { main_image: { filename: 'a', thumb_filename: 'b' } },
  ]
  const found = [nobody, nobody, somebody, nobody, somebody]

  expect(withLead(found)).toEqual([somebody, nobody, nobody, nobody, somebody])
  expect(withLead(Array.from({ length: 12 }, () => nobody))).toBeNull()
  expect(withLead(found.slice(0, 4))).toBeNull()
})
