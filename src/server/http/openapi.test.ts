import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { COMMON_REFUSALS, REFUSALS, type RefusalCode } from '#contract/refusals.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'

type Operation = {
  parameters?: { name: string; required: boolean }[]
  requestBody?: object
  security?: object[]
  responses: Record<string, { description: string }>
}

const { db } = await freshDatabase()
await makeSite(db)
const app = await testApp(db)
const answer = await app.fastify.inject({
  url: '/api/openapi.json',
  headers: { host: 'localhost' },
})
const paths = answer.json().paths as Record<string, Record<string, Operation>>
const endpoints = [...app.endpoints].map(([name, { endpoint }]) => ({ name, endpoint }))

test.each(endpoints)(
  '$name is described with every status it may answer [ERR-2]',
  ({ endpoint }) => {
    const { access, method, path, refusals } = endpoint
    const operation = paths[path]![method.toLowerCase()]!
    const login: RefusalCode[] = access === 'member' ? ['LOGIN_REQUIRED'] : []
    const statuses = [...COMMON_REFUSALS, ...login, ...refusals].map((code) => REFUSALS[code])

    expect(Object.keys(operation.responses).map(Number)).toEqual(
      [...new Set([200, ...statuses])].toSorted((a, b) => a - b),
    )
    expect('security' in operation).toBe(access === 'member')
    expect('requestBody' in operation).toBe(method !== 'GET')
    const isGuarded = operation.parameters?.some(({ name }) => name === 'X-Request-Type')
    expect(isGuarded).toBe(endpoint.writes && !endpoint.isOpen)
  },
)

test.each(endpoints)(
  '$name lists codes of the closed list only, and none that every call may give [ERR-2]',
  ({ endpoint }) => {
    const common: readonly RefusalCode[] = COMMON_REFUSALS

    expect(endpoint.refusals.filter((code) => !(code in REFUSALS))).toEqual([])
    expect(endpoint.refusals.filter((code) => common.includes(code))).toEqual([])
  },
)

test('what a member needs is said by name [ERR-2]', () => {
  const used = Object.values(paths)
    .flatMap((path) => Object.values(path))
    .flatMap(({ security = [] }) => security.flatMap((each) => Object.keys(each)))

  expect(Object.keys(answer.json().components.securitySchemes)).toEqual([...new Set(used)])
})

test('a query is described by its parameters', () => {
  expect(paths['/api/geocode.php']!['get']!.parameters).toMatchObject([
    { name: 'lat', required: true },
    { name: 'lon', required: true },
  ])
})

test('every endpoint of the contract has a handler', async () => {
  const folder = new URL('../../contract/', import.meta.url)
  const names = readdirSync(folder).filter((name) => /^[\w-]+\.ts$/.test(name))
  const modules = await Promise.all(names.map((name) => import(new URL(name, folder).href)))
  const declared = modules
    .flatMap((module: object) => Object.values(module))
    .filter((value: unknown): value is Endpoint => isEndpoint(value))
    .map(({ method, path }) => `${method} ${path}`)

  expect(declared.toSorted()).toEqual([...app.endpoints.keys()].toSorted())
})

function isEndpoint(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}
