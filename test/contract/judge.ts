import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { type Endpoint, RefusalBody } from '#contract/endpoint.ts'
import { COMMON_REFUSALS, REFUSALS, type RefusalCode } from '#contract/refusals.ts'
import type { Answer } from './send.ts'

const INSIDE =
  /\n\s+at |node_modules|\/src\/|\.ts:\d|\.js:\d|ZodError|TypeError|SyntaxError|FST_|postgres|relation "|select .+ from/i

/** What is wrong with an answer to any request whatever: its status, its shape, what it tells. */
export function judge(endpoint: Endpoint, answer: Answer): string[] {
  const problems: string[] = []
  const body = parsed(answer.text)
  if (answer.status >= 500) problems.push(`a ${answer.status}`)
  if (INSIDE.test(answer.text) && answer.status >= 400) problems.push('it tells of our insides')
  if (!String(answer.headers['content-type']).startsWith('application/json'))
    problems.push('not JSON')
  const shape = answer.status === 200 ? endpoint.output : RefusalBody
  const read = z.safeParse(shape, body)
  if (!read.success || !isDeepStrictEqual(read.data, body)) problems.push('an undeclared shape')
  if (answer.status !== 200) problems.push(...judgeRefusal(endpoint, answer.status, body))
  return problems
}

/** What is wrong with the answer to an input that the endpoint's own schema refuses. */
export function judgeInvalid(endpoint: Endpoint, input: unknown, answer: Answer): string[] {
  const { success, error } = z.safeParse(endpoint.input, input)
  if (success) return []
  const fields = error.issues.flatMap((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [undefined]
    return keys.map((key) => [...issue.path, ...(key === undefined ? [] : [key])].join('.'))
  })
  const { code, params } = refusalIn(parsed(answer.text))
  if (code === 'BODY_TOO_LARGE' || code === 'HEADERS_TOO_LARGE') return []
  if (code !== 'INVALID_INPUT') return [`${code ?? answer.status} for an input that is wrong`]
  const named = String(params?.['field'])
  const allowed = fields.map((field) => field.slice(0, 100) || 'body')
  const isRight = allowed.includes(named) || (named === 'body' && isPoisoned(input))
  return isRight ? [] : [`it names ${named} instead of ${allowed.join()}`]
}

/** Whether the JSON would reach for a prototype: such a body is refused as a whole. */
function isPoisoned(input: unknown): boolean {
  return /"(__proto__|constructor)":/.test(JSON.stringify(input))
}

function judgeRefusal(endpoint: Endpoint, status: number, body: unknown): string[] {
  const { code } = refusalIn(body)
  const login: RefusalCode[] = endpoint.access === 'member' ? ['LOGIN_REQUIRED'] : []
  const declared: readonly RefusalCode[] = [...COMMON_REFUSALS, ...login, ...endpoint.refusals]
  const isFlagged = (body as { authentication_required?: true })?.authentication_required === true
  return [
    ...(code && declared.includes(code) ? [] : [`${code} is not declared`]),
    ...(code && REFUSALS[code] === status ? [] : [`${code} with ${status}`]),
    ...(isFlagged === (code === 'LOGIN_REQUIRED') ? [] : ['the login flag is wrong']),
  ]
}

function refusalIn(body: unknown) {
  const read = z.safeParse(RefusalBody, body)
  return read.success ? read.data.error : { code: undefined, params: undefined }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
