import type { Clock } from '#server/kernel/clock.ts'
import { ComeBackLater, openBreaker } from './breaker.ts'
import { deadline } from '#server/kernel/deadline.ts'

const PATIENCE_MS = 10_000
const LONGEST_REST_SECONDS = 60

export type MollieDeps = {
  readonly apiKey: string
  readonly baseUrl: string
  readonly clock: Clock
  /** How long an answer may take. */
  readonly patienceMs?: number
}

type AskMollieInput = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** The same key again is the same question: it is done once. */
  readonly key?: string
}

/** A yes or a no. What is neither, such as a failure or silence, is thrown. */
export type MollieAnswer = { readonly status: number; readonly body: unknown }
export type AskMollie = (question: AskMollieInput) => Promise<MollieAnswer>

/** Speaks to Mollie, as long as it answers. */
export function openMollieClient(deps: MollieDeps): AskMollie {
  const through = openBreaker(deps)
  return (question) => through(() => ask(deps, question))
}

async function ask(
  { apiKey, baseUrl, patienceMs = deadline(PATIENCE_MS) }: MollieDeps,
  question: AskMollieInput,
) {
  const { method, path, query = {}, body, key } = question
  const address = new URL(path, baseUrl)
  address.search = new URLSearchParams(query).toString()
  const response = await fetch(address, {
    method,
    headers: {
      authorization: `Bearer ${apiKey}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
  const text = await response.text()
  requireAnswer(response)
  return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) }
}

/** Throws where the question is still open: too many of them, a wrong key, or a server that is broken. */
function requireAnswer({ status, headers }: Response): void {
  const reason = `Mollie answered with ${status}`
  const seconds = Number(headers.get('retry-after'))
  if (status === 429 && seconds > 0)
    throw new ComeBackLater(reason, Math.min(seconds, LONGEST_REST_SECONDS) * 1000)
  if (status >= 500 || UNDECIDED.includes(status)) throw new Error(reason)
}

/** 400: the key was used for another question. 409: the same question is being answered. */
const UNDECIDED = [400, 401, 403, 408, 409, 425, 429]
