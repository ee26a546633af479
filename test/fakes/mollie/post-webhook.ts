import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'

export interface Delivery {
  status: number
  ms: number
}

const PATIENCE_MS = 15_000

/** Posts `id=tr_…` as Mollie does, on a connection of its own, and tells the answer and how long it took. */
export async function postWebhook(url: string, id: string): Promise<Delivery> {
  const start = performance.now()
  const body = new URLSearchParams({ id }).toString()
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'Mollie HTTP client/1.0',
  }
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const call = request(url, { method: 'POST', headers, agent: false, signal }).end(body)
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  return { status: answer.statusCode ?? 0, ms: performance.now() - start }
}
