// What an operator needs to know after an incident, and nothing that says who somebody is.

import type { FastifyInstance } from 'fastify'
import { Refusal } from '#contract/refusals.ts'
import { signals } from '#server/kernel/signals.ts'
import { keyedHash } from '#server/kernel/secrets.ts'
import type { LimitName, Who } from './limiter.ts'
import { networkOf } from './network.ts'
import type { Visit } from './visit.ts'

/** What is noted, whether it came true or was refused. */
export type SecurityEvent =
  | 'signup'
  | 'activation'
  | 'login'
  | 'step_up'
  | 'passkey_login'
  | 'passkey_step_up'
  | 'passkey_added'
  | 'passkey_removed'
  | 'reset_asked'
  | 'reset'
  | 'password_change'
  | 'address_change_asked'
  | 'address_change'
  | 'undo'
  | 'debit'
  | 'export'
  | 'deletion'
  | 'reactivation'
  /** Whose account it is, where a request had no session when it came. */
  | 'identified'

type Noting = { readonly fastify: Pick<FastifyInstance, 'log'>; readonly secretKey: string }
type Noted = {
  readonly event: SecurityEvent
  /** Of a refusal its code. */
  readonly outcome?: string
  readonly memberId?: string | undefined
  /** What the caller gave with the call. */
  readonly given?: unknown
}

/** Writes an event to the log: member, mailbox and network are hashes under our key, which lines can be compared by. */
export function noteSecurity(
  { fastify, secretKey }: Noting,
  visit: Pick<Visit, 'site' | 'member' | 'ip' | 'requestId'>,
  { event, outcome = 'ok', memberId = visit.member?.id, given }: Noted,
): void {
  signals.security.tell({ event, outcome })
  const email = (given as { readonly email?: unknown } | null | undefined)?.email
  fastify.log.info(
    {
      event,
      outcome,
      site: visit.site.domain,
      member: memberId && hashOf(secretKey, memberId),
      mailbox:
        typeof email === 'string'
          ? hashOf(secretKey, `${visit.site.id}:${email.trim().toLowerCase()}`)
          : undefined,
      network: hashOf(secretKey, networkOf(visit.ip)),
      reqId: visit.requestId,
    },
    'security',
  )
}

/** Does what a caller asked for, and notes how it ended. */
export async function notingSecurity<Result>(
  app: Noting,
  visit: Visit,
  noted: Pick<Noted, 'event' | 'given'>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await work()
    noteSecurity(app, visit, noted)
    return result
  } catch (error) {
    const outcome = error instanceof Refusal ? error.code : 'UNEXPECTED'
    noteSecurity(app, visit, { ...noted, outcome })
    throw error
  }
}

/** Notes the first call that a limit refuses. */
export function noteLimit(
  { fastify, secretKey }: Noting,
  { limit, who }: { readonly limit: LimitName; readonly who: Who },
): void {
  signals.limit.tell({ limit })
  const counted =
    typeof who === 'string'
      ? { who: hashOf(secretKey, who) }
      : { network: hashOf(secretKey, networkOf(who.ip)) }
  fastify.log.info({ event: 'limit', limit, ...counted }, 'security')
}

function hashOf(secretKey: string, value: string): string {
  return keyedHash(secretKey, `security log:${value}`).slice(0, 22)
}
