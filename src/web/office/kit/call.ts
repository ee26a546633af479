import type * as z from 'zod/mini'
import type { OfficeEndpoint } from '#contract/office/endpoint.ts'
import type { OfficeRefusalCode } from '#contract/office/refusals.ts'
import type { RefusalCode, RefusalParams } from '#contract/refusals.ts'

type Schema = z.core.$ZodType
export type OfficeCode = RefusalCode | OfficeRefusalCode | 'OFFLINE'

/** The office said no, or could not be reached. */
export class OfficeError extends Error {
  override name = 'OfficeError'
  readonly code: OfficeCode
  readonly params: RefusalParams

  constructor(code: OfficeCode, params: RefusalParams = {}) {
    super(code)
    this.code = code
    this.params = params
  }
}

/** Told to the window when an answer shows that the session is over. */
export const SESSION_OVER = 'office-session-over'

/** Calls one endpoint of the office. */
export function call<In extends Schema, Out extends Schema>(
  endpoint: OfficeEndpoint<In, Out>,
  input: z.input<In>,
): Promise<z.output<Out>> {
  const isGet = endpoint.method === 'GET'
  return answerOf<Out>(
    fetch(isGet ? `${endpoint.path}${queryOf(input as object)}` : endpoint.path, {
      method: endpoint.method,
      headers: {
        ...FROM_A_PAGE,
        ...(isGet ? {} : { 'content-type': 'application/json' }),
      },
      ...(isGet ? {} : { body: JSON.stringify(input) }),
    }),
  )
}

/** Sends a file to an endpoint that takes one. */
export function upload<In extends Schema, Out extends Schema>(
  endpoint: OfficeEndpoint<In, Out>,
  input: z.input<In>,
  file: Blob,
): Promise<z.output<Out>> {
  return answerOf<Out>(
    fetch(`${endpoint.path}${queryOf(input as object)}`, {
      method: endpoint.method,
      headers: { ...FROM_A_PAGE, 'content-type': 'application/octet-stream' },
      body: file,
    }),
  )
}

const FROM_A_PAGE = { 'x-request-type': 'client' }

async function answerOf<Out extends Schema>(sent: Promise<Response>): Promise<z.output<Out>> {
  const reply = await sent.catch(() => null)
  if (!reply) throw new OfficeError('OFFLINE')
  if (!reply.ok) {
    const error = await errorIn(reply)
    if (error.code === 'LOGIN_REQUIRED') dispatchEvent(new Event(SESSION_OVER))
    throw error
  }
  // The server lets nothing out but what the contract says.
  return reply.json() as Promise<z.output<Out>>
}

/** What is asked for, as a query; what is not said is left out. */
export function queryOf(input: object): string {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== '')
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return query ? `?${query}` : ''
}

type Body = { error?: { code?: OfficeCode; params?: RefusalParams } }

async function errorIn(reply: Response): Promise<OfficeError> {
  const { error } = (await reply.json().catch(() => ({}))) as Body
  return new OfficeError(error?.code ?? 'UNEXPECTED', error?.params)
}

/** Whether something failed for this reason. */
export function isCode(error: unknown, code: OfficeCode): boolean {
  return error instanceof OfficeError && error.code === code
}
