import type * as z from 'zod/mini'
import type { Endpoint, RefusalBody } from '#contract/endpoint.ts'
import { Refusal, type RefusalCode, REFUSALS } from '#contract/refusals.ts'
import { sleep } from '#web/browser/sleep.ts'
import { tabOwner } from '#web/browser/storage.ts'
import { sessionEnd, sessionSettled, whileSessionChanges } from './session.ts'

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
  const dispatch = () => (endpoint.writes ? send() : retrying(send))
  const reply = await (endpoint.renewsSession
    ? renewing(dispatch)
    : asMember(endpoint.path, dispatch))
  if (!reply.ok) throw await refusalIn(reply)
  // The server lets nothing out but what the contract says.
  return reply.json()
}

/** Where something is asked for: a path with what is given as its query. */
export function urlOf(path: string, input: object): string {
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return query ? `${path}?${query}` : path
}

const RETRIES = 5
const FIRST_DELAY_MS = 400
const PASSING = [429, 502, 503, 504]

/** Sends again after a network error or a passing refusal: five times, ever later. Only for what is safe to repeat. */
export async function retrying(send: () => Promise<Response>): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    const reply = await send().catch((error: unknown) => error as Error)
    const isPassing = reply instanceof Error || PASSING.includes(reply.status)
    if (isPassing && attempt < RETRIES) await sleep(delayBefore(attempt, reply))
    else if (reply instanceof Error) throw reply
    else return reply
  }
}

function delayBefore(attempt: number, reply: Response | Error): number {
  const asked = reply instanceof Error ? 0 : Number(reply.headers.get('retry-after')) * 1000
  const ownDelay = FIRST_DELAY_MS * 2 ** attempt * (0.75 + Math.random() / 2)
  return Math.max(ownDelay, Math.min(asked || 0, 30_000))
}

/** The one call that may answer that no member is logged in without that being news. */
const ASKS_WHO = '/api/user.php'

/**
 * Sends, and tells `sessionEnd` when the answer is that the login is over. Where a member is logged in all the same, the token
 * of the session was renewed while this was on its way: nothing was done for it, so it is sent again.
 */
export async function asMember(path: string, send: () => Promise<Response>): Promise<Response> {
  const reply = await send()
  if (path === ASKS_WHO || !(await needsLogin(reply))) return reply
  if (await isMemberHere()) return send()
  sessionEnd.tell()
  return reply
}

/** Sends what brings another token. That it is refused for want of a login has no such reason. */
async function renewing(send: () => Promise<Response>): Promise<Response> {
  const reply = await whileSessionChanges(send)
  if (await needsLogin(reply)) sessionEnd.tell()
  return reply
}

async function needsLogin(reply: Response): Promise<boolean> {
  if (reply.status !== 403) return false
  const body: unknown = await reply
    .clone()
    .json()
    .catch(() => null)
  return isRefusal(body) && body.authentication_required === true
}

/** Whether the member of this tab is logged in, asked with the cookie that is there when nothing is about to change it. */
async function isMemberHere(): Promise<boolean> {
  await sessionSettled()
  const reply = await fetch(ASKS_WHO, { headers: { 'x-request-type': 'client' } }).catch(() => null)
  const body = (await reply?.json().catch(() => null)) as { user?: { key: string } } | null
  const key = body?.user?.key ?? null
  return key !== null && key === tabOwner()
}

/** The refusal in an answer. */
export async function refusalIn(reply: Response): Promise<Refusal> {
  const body: unknown = await reply.json().catch(() => null)
  if (!isRefusal(body)) {
    return new Refusal(reply.status === 503 ? 'SERVICE_UNAVAILABLE' : 'UNEXPECTED')
  }
  return new Refusal(body.error.code, body.error.params)
}

/** Ours, and not what something on the way says. */
function isRefusal(body: unknown): body is z.output<typeof RefusalBody> {
  const { error } = (body ?? {}) as { error?: { code?: unknown } }
  return Object.hasOwn(REFUSALS, String(error?.code))
}

/** Whether a call was refused with this code: in the browser, or while the server makes a page. */
export function isRefused(error: unknown, code: RefusalCode): boolean {
  if (error instanceof Refusal) return error.code === code
  return error instanceof Response && error.statusText === code
}
