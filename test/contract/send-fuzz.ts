import type { App } from '#server/http/route.ts'
import type { FuzzCase } from './fuzz-cases.ts'
import { bytesOf, rawAnswer } from './raw-answer.ts'
import { ask, type Answer } from './send.ts'

/** Sends a made-up request past the wire, which is quick and lets through what no parser would. */
export function sendFuzz(app: App, fuzz: FuzzCase, cookie: string): Promise<Answer> {
  const { url, headers, payload } = fuzz
  const method = fuzz.route.split(' ')[0] as 'GET'
  const body = payload === undefined ? {} : { payload }
  return ask(app, { method, url, ...body, headers: { cookie, ...headers } })
}

/** Sends it over a connection of its own. */
export function sendFuzzTo(port: number, fuzz: FuzzCase, cookie: string): Promise<Answer> {
  const body = Buffer.from(fuzz.payload ?? '')
  const head = bytesOf(`${fuzz.route.split(' ')[0]} ${fuzz.url}`, {
    cookie,
    'content-length': String(body.length),
    ...fuzz.headers,
  })
  return rawAnswer(port, Buffer.concat([Buffer.from(head, 'latin1'), body]))
}
