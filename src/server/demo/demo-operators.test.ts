import { expect, test } from 'vitest'
import { ROLE_NAMES } from '#contract/office/roles.ts'
import { freshDatabase } from '#test/database.ts'
import { makeDemoOperators } from './demo-operators.ts'

const { db } = await freshDatabase()

test('a demo world has somebody for every role, once, and nobody with a factor [OFF-1]', async () => {
  const now = new Date('2026-03-01T12:00:00Z')

  await Promise.all([makeDemoOperators(db, now), makeDemoOperators(db, now)])
  await makeDemoOperators(db, now)

  const roles = await db.selectFrom('operator_role').select('role').execute()
  const people = await db.selectFrom('operator').select(['password_hash', 'code_secret']).execute()
  expect(roles.map(({ role }) => role).toSorted()).toEqual([...ROLE_NAMES].toSorted())
  expect(new Set(people.map((person) => JSON.stringify(person)))).toEqual(
    new Set(['{"password_hash":null,"code_secret":null}']),
  )
})
