import type { App } from '#server/http/route.ts'
import { databaseHash } from '#test/database-hash.ts'
import { inWaves } from '#test/in-waves.ts'
import { cookieOf } from '#test/make.ts'
import { MATRIX } from './matrix.ts'
import type { Outcome, Row } from './row.ts'
import { ask, send, type Answer } from './send.ts'
import { CALLERS, type Caller, type CallerKind, type World } from './world.ts'

/** One route called by one kind of caller. */
export type Cell = {
  readonly route: string
  readonly kind: CallerKind
  readonly expected: Outcome
  readonly answer: Answer
  readonly isSame: boolean
  readonly row: Row
}

/** Calls every route of the matrix as every kind of caller, each with a session of its own. */
export async function runMatrix(app: App, world: World): Promise<Cell[]> {
  const pairs = Object.entries(MATRIX).flatMap(([route, row]) =>
    CALLERS.map((kind) => ({ route, row, kind })),
  )
  const calls = await inWaves(pairs, (pair) => callOf(world, pair))
  const cells: Cell[] = []
  const last = { hash: await databaseHash(world.db) }
  for (const call of calls) {
    const answer = await make(app, call)
    const hash = await databaseHash(world.db)
    const { route, row, caller } = call
    const { kind } = caller
    const expected = row.outcomes[kind]
    cells.push({ route, row, kind, expected, answer, isSame: hash === last.hash })
    last.hash = hash
  }
  return cells
}

type Call = {
  readonly route: string
  readonly row: Row
  readonly caller: Caller
  readonly world: World
  readonly cookie: Record<string, string>
}

async function callOf(
  world: World,
  { route, row, kind }: Pick<Call, 'route' | 'row'> & { readonly kind: CallerKind },
): Promise<Call> {
  const caller = world.callers[kind]
  const { member } = caller
  const cookie: Call['cookie'] = member ? { cookie: await cookieOf(world.db, member.id) } : {}
  return { route, row, caller, world, cookie }
}

function make(app: App, { route, row, caller, world, cookie }: Call): Promise<Answer> {
  const endpoint = app.endpoints.get(route)?.endpoint
  const circumstances = { caller, world }
  if (endpoint) return send(app, endpoint, row.input?.(circumstances), cookie)
  const [method, url] = route.split(' ') as ['GET' | 'POST', string]
  const { headers, ...request } = row.request?.(circumstances) ?? {}
  return ask(app, { method, url, ...request, headers: { ...headers, ...cookie } })
}
