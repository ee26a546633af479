import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { MATRIX } from './matrix.ts'
import { brokenRules } from './passive-check.ts'
import { routeTable } from './route-table.ts'
import { runMatrix } from './run-matrix.ts'
import { outcomeOf } from './send.ts'
import { secretsOfOthers } from './secrets-of-others.ts'
import { worldApp } from './world-app.ts'
import { CALLERS } from './world.ts'

const { app, db, world } = await worldApp()
const cells = await runMatrix(app, world)

test('every route has a row in the matrix and every row a route [P1]', async () => {
  const routes = await routeTable(app)

  expect(routes.length).toBeGreaterThan(app.endpoints.size)
  expect(routes).toEqual(Object.keys(MATRIX).toSorted())
  expect(routes).toEqual(expect.arrayContaining([...app.endpoints.keys()]))
})

test.each(cells)('$route: $kind gets $expected [P1]', ({ answer, expected, kind, row }) => {
  expect(outcomeOf(answer)).toBe(expected)
  row.shows?.(answer.text, { caller: world.callers[kind], world })
})

test.each(cells.filter(({ route }) => !app.endpoints.get(route)?.endpoint.writes))(
  '$route changes nothing for $kind [P1]',
  ({ isSame }) => expect(isSame).toBe(true),
)

test.each(cells)('$route keeps every rule for an answer to $kind [W1]', ({ answer }) => {
  expect(brokenRules(answer)).toEqual([])
})

test.each(CALLERS)('no answer to %s tells a secret of anybody else [P6]', async (kind) => {
  const secrets = await secretsOfOthers(db, world.callers[kind].member?.id ?? null)
  const answers = cells.filter((cell) => cell.kind === kind)

  expect(secrets.length).toBeGreaterThan(50)
  for (const { route, answer } of answers) {
    const text = answer.text + JSON.stringify(answer.headers)
    const told = secrets.filter((secret) => text.includes(secret))
    expect({ route, told }).toEqual({ route, told: [] })
  }
})

test.each(cells.filter(({ route, answer }) => app.endpoints.has(route) && answer.status === 200))(
  '$route to $kind would lose whatever its contract does not name [P6]',
  ({ route, answer }) => {
    const { output } = app.endpoints.get(route)!.endpoint

    const wider = withOneExtra(JSON.parse(answer.text))
    const passed = wider.map((value) => JSON.stringify(z.safeParse(output, value).data ?? null))

    expect(wider.length).toBeGreaterThan(0)
    expect(passed.filter((text) => text.includes('extra_field'))).toEqual([])
  },
)

/** The value again and again, each time with a field too many in another of its objects. */
function withOneExtra(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([name, part]) =>
    withOneExtra(part).map((wider) =>
      Array.isArray(value) ? [wider] : { ...value, [name]: wider },
    ),
  )
  return Array.isArray(value) ? inner : [{ ...value, extra_field: 1 }, ...inner]
}
