import * as z from 'zod/mini'
import { type Endpoint, RefusalBody } from '#contract/endpoint.ts'
import { COMMON_REFUSALS, REFUSALS, type RefusalCode } from '#contract/refusals.ts'
import type { App } from './route.ts'

/** Describes every endpoint that has a handler, as OpenAPI 3.1. */
export function openApi(app: App, title: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { endpoint } of app.endpoints.values()) {
    const path = (paths[endpoint.path] ??= {})
    path[endpoint.method.toLowerCase()] = operation(endpoint)
  }
  return { openapi: '3.1.0', info: { title, version: '1' }, paths, components: { securitySchemes } }
}

/** The cookie that a login gives. */
const securitySchemes = { session: { type: 'apiKey', in: 'cookie', name: 'session' } }

/** What calls that change something must say, because a foreign page cannot. */
const FROM_A_CLIENT = {
  name: 'X-Request-Type',
  in: 'header',
  required: true,
  schema: { const: 'client' },
}

function operation(endpoint: Endpoint) {
  const input = jsonSchema(endpoint.input, 'input')
  const isInQuery = endpoint.method === 'GET' || endpoint.takesFile
  const isGuarded = endpoint.writes && !endpoint.isOpen
  return {
    parameters: [
      ...(isGuarded ? [FROM_A_CLIENT] : []),
      ...(isInQuery ? queryParameters(input) : []),
    ],
    ...(isInQuery ? {} : { requestBody: { required: true, content: json(input) } }),
    ...(endpoint.takesFile ? { requestBody: { required: true, content: FILE } } : {}),
    ...(endpoint.access === 'member' ? { security: [{ session: [] }] } : {}),
    responses: {
      200: { description: 'OK', content: json(jsonSchema(endpoint.output, 'output')) },
      ...refusals(endpoint),
    },
  }
}

function refusals(endpoint: Endpoint) {
  const login: RefusalCode[] = endpoint.access === 'member' ? ['LOGIN_REQUIRED'] : []
  const byStatus = new Map<number, RefusalCode[]>()
  for (const code of [...COMMON_REFUSALS, ...login, ...endpoint.refusals]) {
    byStatus.set(REFUSALS[code], [...(byStatus.get(REFUSALS[code]) ?? []), code])
  }
  const body = json(jsonSchema(RefusalBody, 'output'))
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      { description: codes.join(', '), content: body },
    ]),
  )
}

/** A file as it is. */
const FILE = { 'application/octet-stream': {} }

type ObjectSchema = { properties?: Record<string, unknown>; required?: string[] }

function queryParameters({ properties = {}, required = [] }: ObjectSchema) {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): ObjectSchema {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as ObjectSchema
}

function json(schema: unknown) {
  return { 'application/json': { schema } }
}
