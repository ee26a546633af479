import type { LightMyRequestResponse } from 'fastify'
import type { z } from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import type { App } from '#server/http/route.ts'
import { CLIENT } from './app.ts'
import { answerOf, outcomeOf } from './contract/send.ts'

type Schema = z.core.$ZodType
type Kept = Map<string, string>

/** What a browser would be told: the status of a yes or the code of a no, and the body. */
export type Told<Out> = {
  readonly outcome: ReturnType<typeof outcomeOf>
  readonly body: Out
  readonly error: { code: string; params?: Record<string, string | number> } | undefined
  readonly headers: LightMyRequestResponse['headers']
}

/** A browser: calls endpoints and keeps cookies. */
export function caller(app: App, headers: Record<string, string> = {}) {
  const cookies: Kept = new Map()

  async function call<In extends Schema, Out extends Schema>(
    endpoint: Endpoint<In, Out>,
    input: z.input<In>,
    file?: Buffer,
  ): Promise<Told<z.output<Out>>> {
    const { method, path: url } = endpoint
    const all = { ...CLIENT, ...headers, cookie: written(cookies) }
    const query = { query: input as Record<string, string> }
    const sent = file
      ? { ...query, payload: file, headers: { 'content-type': 'image/jpeg', ...all } }
      : { ...(method === 'GET' ? query : { payload: input as object }), headers: all }
    const reply = await app.fastify.inject({ method, url, ...sent })
    keep(cookies, reply)
    // A picture is no words.
    const isJson = String(reply.headers['content-type']).includes('json')
    const body = (isJson ? reply.json() : {}) as z.output<Out> & Pick<Told<unknown>, 'error'>
    return {
      outcome: outcomeOf(answerOf(reply)),
      body,
      error: body.error,
      headers: reply.headers,
    }
  }

  return { call, cookies }
}

function written(cookies: Kept): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

function keep(cookies: Kept, reply: LightMyRequestResponse): void {
  for (const { name, value, maxAge, expires } of reply.cookies) {
    const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() <= Date.now())
    if (isGone) cookies.delete(name)
    else cookies.set(name, value)
  }
}
