import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { firstLine, tilesOf } from './tiles-of.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const now = new Date()

test('tiles come in the order they were asked for, without those who may not be seen [SEA-4]', async () => {
  const viewer = await makeMember(db, site.id)
  const [first, second] = [await makeMember(db, site.id), await makeMember(db, site.id)]
  const hidden = await makeMember(db, site.id, { is_invisible: true })

  const tiles = await tilesOf(db, {
    viewer: { siteId: site.id, memberId: viewer.id },
    ids: [second.id, hidden.id, viewer.id, first.id],
    now,
  })

  expect(tiles.map(({ id }) => id)).toEqual([second.id, first.id])
})

test('a tile tells how far the towns are apart, nothing within one, and nothing of fictional profiles [P8]', async () => {
  const viewer = await makeMember(db, site.id, { country: 'NL', region: 'NH', city: 'Amsterdam' })
  const near = await makeMember(db, site.id, { country: 'NL', region: 'NH', city: 'Amsterdam' })
  const far = await makeMember(db, site.id, { country: 'NL', region: 'UT', city: 'Utrecht' })
  const fictional = await makeMember(db, site.id, {
    country: 'NL',
    region: 'UT',
    city: 'Utrecht',
    is_fictional: true,
  })

  const seen = await tilesOf(db, {
    viewer: { siteId: site.id, memberId: viewer.id },
    ids: [near.id, far.id, fictional.id],
    now,
  })
  const byVisitor = await tilesOf(db, {
    viewer: { siteId: site.id, memberId: null },
    ids: [far.id],
    now,
  })

  expect(seen[0]!.distance_km).toBeNull()
  expect(seen[1]!.distance_km).toBeGreaterThan(25)
  expect(seen[1]!.distance_km).toBeLessThan(45)
  expect(seen[2]!.distance_km).toBeNull()
  expect(byVisitor[0]!.distance_km).toBeNull()
})

test('a tile tells whether the viewer likes the member', async () => {
  const viewer = await makeMember(db, site.id)
  const [liked, other] = [await makeMember(db, site.id), await makeMember(db, site.id)]
  await db
    .insertInto('member_like')
    .values({ from_id: viewer.id, to_id: liked.id, created_at: now })
    .execute()

  const tiles = await tilesOf(db, {
    viewer: { siteId: site.id, memberId: viewer.id },
    ids: [liked.id, other.id],
    now,
  })

  expect(tiles.map((tile) => tile.is_liked)).toEqual([true, false])
})

test('the first line is a whole sentence, or as many words as fit', () => {
  expect(firstLine('')).toBeNull()
  expect(firstLine('  \n ')).toBeNull()
  expect(firstLine('Ik kook.\nJij kiest de muziek.')).toBe('Ik kook.')
  expect(firstLine(`${'lang '.repeat(40)}.`)).toBe(`${'lang '.repeat(18).trim()}…`)
})
