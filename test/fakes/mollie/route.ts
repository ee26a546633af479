import type { FakeAnswer, FakeRequest } from '../http-fake.ts'
import { Problem } from './problem.ts'
import type { MollieState } from './state.ts'

export interface Call {
  state: MollieState
  owner: string
  origin: string
  ids: string[]
  query: URLSearchParams
  input: Record<string, unknown>
}

interface Route {
  method: 'GET' | 'POST' | 'DELETE'
  path: RegExp
  run: (call: Call) => FakeAnswer
}

type Context = Pick<Call, 'state' | 'owner'>

/** Declares one route; every `*` in the path is an id handed to `run` in order. */
export function route(method: Route['method'], path: string, run: Route['run']): Route {
  return { method, path: new RegExp(`^${path.replaceAll('*', '([^/]+)')}$`), run }
}

export function dispatch(routes: Route[], request: FakeRequest, context: Context): FakeAnswer {
  const here = routes.filter(({ path }) => path.test(request.path))
  const match = here.find(({ method }) => method === request.method)
  if (here.length === 0) throw new Problem(404, `No API method exists at ${request.path}.`)
  if (!match) throw new Problem(405, `${request.method} is not allowed here.`)
  const { origin, query } = request
  const ids = match.path.exec(request.path)?.slice(1) ?? []
  return match.run({ ...context, origin, query, ids, input: readJson(request) })
}

function readJson({ method, headers, body }: FakeRequest): Record<string, unknown> {
  if (method !== 'POST' || body.length === 0) return {}
  if (!headers['content-type']?.startsWith('application/json'))
    throw new Problem(415, 'Please send JSON')
  try {
    const json: unknown = JSON.parse(body.toString('utf8'))
    if (json && typeof json === 'object' && !Array.isArray(json)) return { ...json }
  } catch {
    // falls through to the same answer
  }
  throw new Problem(400, 'The request body is not valid JSON')
}
