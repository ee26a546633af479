import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { sha256 } from '#server/kernel/secrets.ts'
import { databaseHash } from '#test/database-hash.ts'
import { hostile } from '#test/hostile.ts'
import { cookieOf } from '#test/make.ts'
import { MATRIX } from './matrix.ts'
import { ask } from './send.ts'
import { worldApp } from './world-app.ts'

const { app, db, world } = await worldApp()
const caller = world.callers.free
const cookie = await cookieOf(db, caller.member!.id)
const untouched = await databaseHash(db)
const writers = [...app.endpoints]
  .filter(([, { endpoint }]) => endpoint.writes)
  .map(([route, { endpoint }]) => ({ route, endpoint, fields: fieldsBeside(endpoint) }))
const inBodies = writers.filter(({ endpoint }) => endpoint.method !== 'GET' && !endpoint.takesFile)
const besideFiles = writers.filter(({ endpoint }) => endpoint.takesFile)
const inQueries = writers
  .filter(({ endpoint }) => endpoint.method === 'GET')
  .flatMap(({ fields, ...writer }) => fields.map(([field, value]) => ({ ...writer, field, value })))

/** The fields, of those an intruder might try, that the input does not have. */
function fieldsBeside({ input }: Endpoint) {
  const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  return Object.entries(hostile.fields).filter(([field]) => !Object.hasOwn(properties, field))
}

test.each(inBodies)(
  '$route refuses every field that it does not know by its name, and changes nothing [P7] [ERR-3]',
  async ({ route, endpoint, fields }) => {
    const input = JSON.stringify(MATRIX[route]!.input?.({ caller, world }) ?? {})

    for (const [field, value] of fields) {
      const answer = await ask(app, {
        method: endpoint.method,
        url: endpoint.path,
        headers: { cookie, 'content-type': 'application/json' },
        payload: `${input.slice(0, -1)}, ${JSON.stringify(field)}: ${JSON.stringify(value)}}`,
      })

      expect(JSON.parse(answer.text).error).toMatchObject({
        code: 'INVALID_INPUT',
        params: { field: expect.stringMatching(new RegExp(`^(${field}|body)$`)) },
      })
      expect({}).not.toHaveProperty('isAdmin')
    }
    expect(await databaseHash(db)).toBe(untouched)
  },
)

test.each(besideFiles)(
  '$route ignores every query that it does not know beside a file [P7]',
  async ({ route, endpoint, fields }) => {
    const input = MATRIX[route]!.input?.({ caller, world }) ?? {}

    for (const [field, value] of fields) {
      const answer = await ask(app, {
        method: endpoint.method,
        url: endpoint.path,
        query: { ...(input as Record<string, string>), [field]: String(value) },
        headers: { cookie, 'content-type': 'image/jpeg' },
        payload: Buffer.from('no picture'),
      })

      const { error } = JSON.parse(answer.text)
      expect({ field, error }).toEqual({ field, error: { code: 'PHOTO_UNREADABLE' } })
      expect({}).not.toHaveProperty('isAdmin')
    }
    expect(await databaseHash(db)).toBe(untouched)
  },
)

test.each(inQueries)(
  '$route ignores the query $field: nothing changes but the own session [P7]',
  async (attempt) => {
    const { endpoint, field, value } = attempt
    const [first, own] = [
      await cookieOf(db, caller.member!.id),
      await cookieOf(db, caller.member!.id),
    ]
    // What there is to show is shown once, and not to this test.
    await ask(app, { url: endpoint.path, headers: { cookie: first } })
    const before = await databaseHash(db, { except: ['session'] })
    const others = await sessionsBut(own)

    const answer = await ask(app, {
      url: endpoint.path,
      query: { [field]: String(value) },
      headers: { cookie: own },
    })

    expect(answer.status).toBe(200)
    expect(await databaseHash(db, { except: ['session'] })).toBe(before)
    expect(await sessionsBut(own)).toEqual(others)
    expect({}).not.toHaveProperty('isAdmin')
  },
)

function sessionsBut(cookie: string) {
  const own = sha256(cookie.replace('session=', ''))
  return db.selectFrom('session').selectAll().where('token_hash', '<>', own).orderBy('id').execute()
}
