import { z } from 'zod'
import { type Clock, deadline } from '#server/kernel/time.ts'

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
  if (QUESTIONS.includes(status)) throw new QuestionOpen(reason)
  if (status >= 500 || UNDECIDED.includes(status)) throw new Error(reason)
}

/** 400: the key was used for another question. 409: the same question is being answered. 425: it came too early. */
const QUESTIONS = [400, 409, 425]
const UNDECIDED = [401, 403, 408, 429]

type BreakerRules = {
  readonly clock: Clock
  /** How many failures in a row open it. */
  readonly most?: number
  /** How long it stays open, unless the other side has said how long to wait. */
  readonly restMs?: number
}

/** Thrown instead of asking a provider that does not answer. */
class BreakerOpen extends Error {
  override name = 'BreakerOpen'
}

/** The provider is there, but this one question is not answered: it counts for nothing in the breaker. */
export class QuestionOpen extends Error {
  override name = 'QuestionOpen'
}

/** A failure of the other side that says when to come back. */
export class ComeBackLater extends Error {
  override name = 'ComeBackLater'
  readonly ms: number
  constructor(message: string, ms: number) {
    super(message)
    this.ms = ms
  }
}

/**
 * Stops asking a provider that has failed five times in a row. Half a minute later one question goes through: when that is
 * answered all do again, else the rest begins anew.
 */
export function openBreaker({ clock, most = 5, restMs = 30_000 }: BreakerRules) {
  const state = { failures: 0, restsUntil: 0, isTrying: false }

  function rest(ms: number): void {
    state.restsUntil = clock().getTime() + ms
    state.failures = Math.max(state.failures, most)
  }

  function noteFailure(error: unknown): void {
    state.failures += 1
    if (error instanceof ComeBackLater) rest(error.ms)
    else if (state.failures >= most) rest(restMs)
  }

  return async function through<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    const isClosed = state.failures < most
    if (!isClosed && (state.isTrying || clock().getTime() < state.restsUntil))
      throw new BreakerOpen('it has not answered lately and is not asked now')
    if (!isClosed) state.isTrying = true
    try {
      const answer = await ask()
      state.failures = 0
      return answer
    } catch (error) {
      if (error instanceof QuestionOpen) state.failures = 0
      else noteFailure(error)
      throw error
    } finally {
      if (!isClosed) state.isTrying = false
    }
  }
}

const Amount = z
  .object({ currency: z.string(), value: z.string() })
  .transform(({ currency, value }) => ({ currency, minor: minorOf(value) }))

/** A payment as Mollie shows it; what we do not need is left out. */
export const MolliePayment = z.object({
  id: z.string(),
  status: z.enum(['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired']),
  amount: Amount,
  amountRefunded: Amount.nullish(),
  amountChargedBack: Amount.nullish(),
  metadata: z.object({ order_id: z.string() }).nullable().catch(null),
  _links: z.object({ checkout: z.object({ href: z.string() }).nullish() }),
})
export type MolliePayment = z.output<typeof MolliePayment>

/** In a list everything must be readable, also what is in a currency without cents. */
const LooseAmount = z
  .object({ currency: z.string(), value: z.string() })
  .transform(({ currency, value }) => ({ currency, minor: readableMinor(value) ?? 0 }))

const MollieListed = MolliePayment.extend({
  amount: z.object({ currency: z.string(), value: z.string() }),
  amountRefunded: LooseAmount.nullish(),
  amountChargedBack: LooseAmount.nullish(),
  profileId: z.string(),
  settlementId: z.string().nullish(),
  createdAt: z.string(),
  paidAt: z.string().nullish(),
})
export type MollieListed = z.output<typeof MollieListed>

export const MolliePaymentList = z.object({
  _embedded: z.object({ payments: z.array(MollieListed) }),
  _links: z.object({ next: z.object({ href: z.string() }).nullish() }),
})

export const MollieMethods = z.object({
  _embedded: z.object({
    methods: z.array(
      z.object({
        id: z.string(),
        issuers: z.array(z.object({ id: z.string(), name: z.string() })).nullish(),
      }),
    ),
  }),
})

export const MollieRefunds = z.object({
  _embedded: z.object({
    refunds: z.array(
      z.object({ id: z.string(), metadata: z.object({ key: z.string() }).nullable().catch(null) }),
    ),
  }),
})

/** Whatever was made, by its id. */
export const Made = z.object({ id: z.string() })

const DECIMAL = /^(\d{1,13})\.(\d{2})$/

/** Whole minor units as a decimal with two places, without passing through a fraction: 1234 is '12.34'. */
export function decimalOf(minor: number): `${number}` {
  if (!Number.isSafeInteger(minor) || minor < 0)
    throw new Error('an amount is whole and not negative')
  const digits = String(minor).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`
}

/** The same the other way round, where it may be no amount in hundredths. */
export function readableMinor(decimal: string): number | null {
  return DECIMAL.test(decimal) ? minorOf(decimal) : null
}

/** The same the other way round. What is not such a decimal is an error, and never nearly right. */
export function minorOf(decimal: string): number {
  const [, whole, cents] = DECIMAL.exec(decimal) ?? []
  if (whole === undefined) throw new Error('an amount has two decimals')
  return Number(`${whole}${cents}`)
}
