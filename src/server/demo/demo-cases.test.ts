import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { makeMember, makePhoto, makeSite } from '#test/make.ts'
import { makeDemoCases } from './demo-cases.ts'
import { makeDemoOperators } from './demo-operators.ts'

const { db } = await freshDatabase()

test('a demo world has about sixty things that wait, once, and most are not late [OFF-4]', async () => {
  const now = new Date('2026-03-01T12:00:00Z')
  const { id } = await makeSite(db)
  for (let nth = 0; nth < 60; nth += 1) {
    const member = await makeMember(db, id, { hasPhoto: true })
    await makePhoto(db, member.id, 1)
  }

  await makeDemoOperators(db, now)
  await Promise.all([makeDemoCases(db, now), makeDemoCases(db, now)])
  await makeDemoCases(db, now)

  const cases = await db.selectFrom('office_case').select(['kind', 'due_at']).execute()
  const late = cases.filter(({ due_at: due }) => due <= now)
  const countOf = (kind: string) => cases.filter((each) => each.kind === kind).length
  expect(['photo', 'report', 'notice', 'complaint', 'job', 'appeal'].map(countOf)).toEqual([
    40, 9, 3, 4, 1, 3,
  ])
  expect(late.length).toBeGreaterThan(0)
  expect(late.length).toBeLessThan(10)
})
