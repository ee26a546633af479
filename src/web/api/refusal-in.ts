import type * as z from 'zod/mini'
import type { RefusalBody } from '#contract/endpoint.ts'
import { Refusal, REFUSALS } from '#contract/refusals.ts'
import { sessionEnd } from './session-end.ts'

/** The one call that may say that nobody is logged in without that being news. */
const ASKS_WHO = '/api/user.php'

/** What an answer that says no says. If it is that nobody is logged in, whoever keeps the member hears of it. */
export async function refusalIn(reply: Response, path: string): Promise<Refusal> {
  const body: unknown = await reply.json().catch(() => null)
  if (!isRefusal(body)) {
    return new Refusal(reply.status === 503 ? 'SERVICE_UNAVAILABLE' : 'UNEXPECTED')
  }
  const { error, authentication_required: needsLogin } = body
  if (needsLogin && reply.status === 403 && path !== ASKS_WHO) sessionEnd.tell()
  return new Refusal(error.code, error.params)
}

/** Ours, and not what something on the way says. */
function isRefusal(body: unknown): body is z.output<typeof RefusalBody> {
  const { error } = (body ?? {}) as { error?: { code?: unknown } }
  return Object.hasOwn(REFUSALS, String(error?.code))
}
