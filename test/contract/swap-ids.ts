import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { App, Registered } from '#server/http/route.ts'
import { databaseHash } from '#test/database-hash.ts'
import { cookieOf } from '#test/make.ts'
import { idFieldsOf } from './id-fields.ts'
import type { Row } from './row.ts'
import { seenFromOutside } from './seen-from-outside.ts'
import { send } from './send.ts'
import type { World } from './world.ts'

type Tried = Pick<Registered, 'endpoint'> & { readonly row: Row; readonly world: World }

/**
 * Puts an id that is not the caller's in every place of an input that takes one. Returns what is wrong: another
 * member's id, a deleted one and one that never was must be answered alike, and change nothing.
 */
export async function swapIds(app: App, { endpoint, row, world }: Tried): Promise<string[]> {
  const problems: string[] = []
  for (const field of idFieldsOf(endpoint)) {
    const swap = row.swaps?.[field]
    if (swap === null) continue
    if (!swap) {
      problems.push(`${field} has no swap in the matrix`)
      continue
    }
    const cookie = await cookieOf(world.db, world.callers.free.member!.id)
    const before = await databaseHash(world.db)
    const answerTo = async (id: string) => {
      const input = structuredClone(row.input?.({ caller: world.callers.free, world }) ?? {})
      put(input, field.split('.'), id)
      return seenFromOutside(await send(app, endpoint, input, { cookie }))
    }
    const { others, deleted } = swap(world)
    const missing = await answerTo(randomUUID())
    if (missing.status < 400) problems.push(`${field} takes an id that does not exist`)
    if (!isDeepStrictEqual(await answerTo(others), missing))
      problems.push(`${field} tells somebody else's from none`)
    if (!isDeepStrictEqual(await answerTo(deleted), missing))
      problems.push(`${field} tells a deleted one from none`)
    if ((await databaseHash(world.db)) !== before) problems.push(`${field} changed the database`)
  }
  return problems
}

function put(target: unknown, [key = '', ...rest]: readonly string[], id: string): void {
  const place = target as Record<string, unknown>
  if (rest.length === 0) place[key] = id
  else put((place[key] ??= rest[0] === '0' ? [] : {}), rest, id)
}
