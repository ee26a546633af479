import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import type { App } from '#server/http/route.ts'
import { aPicture } from '#test/a-picture.ts'
import { CLIENT } from '#test/app.ts'

type Headers = Readonly<Record<string, string>>
export type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

/** Calls an endpoint as a page of our own site does. */
export function send(
  app: App,
  endpoint: Pick<Endpoint, 'method' | 'path'> & Partial<Pick<Endpoint, 'takesFile'>>,
  input: unknown = {},
  headers: Headers = {},
): Promise<Answer> {
  const { method, path } = endpoint
  if (method === 'GET') return ask(app, { url: path, query: queryOf(input), headers })
  if (endpoint.takesFile) return sendFile(app, path, input, headers)
  return ask(app, { method, url: path, payload: input as object, headers })
}

async function sendFile(app: App, url: string, input: unknown, headers: Headers): Promise<Answer> {
  return ask(app, {
    method: 'POST',
    url,
    query: queryOf(input),
    payload: await aPicture(),
    headers: { 'content-type': 'image/jpeg', ...headers },
  })
}

/** Asks whatever is asked, with the headers of our own pages unless it says otherwise. */
export async function ask(app: App, { headers, ...options }: InjectOptions): Promise<Answer> {
  return answerOf(await app.fastify.inject({ ...options, headers: { ...CLIENT, ...headers } }))
}

export function answerOf(response: LightMyRequestResponse): Answer {
  return {
    status: response.statusCode,
    headers: response.headers as Answer['headers'],
    text: response.body,
  }
}

export function jsonOf(answer: Answer): unknown {
  return JSON.parse(answer.text)
}

/** The code of a refusal, or the status of anything else. */
export function outcomeOf({ status, text }: Answer): string | number {
  if (status < 400) return status
  return (JSON.parse(text) as { error: { code: string } }).error.code
}

function queryOf(input: unknown): Record<string, string> {
  const entries = Object.entries(input as Record<string, unknown>)
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}
