import type * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { refusalIn } from './refusal-in.ts'
import { retrying } from './retry.ts'

type Schema = z.core.$ZodType

/** Calls one endpoint of the contract over HTTP. What is refused is thrown as a Refusal. */
export async function call<In extends Schema, Out extends Schema>(
  endpoint: Endpoint<In, Out>,
  input: z.input<In>,
  signal: AbortSignal | null = null,
): Promise<z.output<Out>> {
  const isGet = endpoint.method === 'GET'
  const url = isGet ? urlOf(endpoint.path, input as object) : endpoint.path
  const send = () =>
    fetch(url, {
      method: endpoint.method,
      signal,
      headers: {
        'x-request-type': 'client',
        ...(isGet ? {} : { 'content-type': 'application/json' }),
      },
      ...(isGet ? {} : { body: JSON.stringify(input) }),
    })
  const reply = await (endpoint.writes ? send() : retrying(send))
  if (!reply.ok) throw await refusalIn(reply, endpoint.path)
  // The server lets nothing out but what the contract says.
  return reply.json()
}

/** Where something is asked for: a path with what is given as its query. */
export function urlOf(path: string, input: object): string {
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return query ? `${path}?${query}` : path
}
