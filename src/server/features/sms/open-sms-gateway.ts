import { GiveUp } from '#server/jobs/job-errors.ts'
import type { SmsGateway } from '#server/kernel/config.ts'
import type { SmsTransport } from './outgoing-sms.ts'
import { deadline } from '#server/kernel/deadline.ts'

const PATIENCE_MS = 10_000
/** The gateway has understood, and does not want this message. */
const NEVER = [400, 404, 413, 422]

/** Hands messages to a gateway over HTTP. A repeated one carries the same key, so that it need not arrive twice. */
export function openSmsGateway({ url, token, from }: SmsGateway): SmsTransport {
  return async (sms, signal) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': sms.id,
      },
      body: JSON.stringify({ from: from ?? sms.from, to: sms.to, text: sms.text }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(deadline(PATIENCE_MS))]),
    })
    await answer.body?.cancel()
    const reason = `the gateway answered with ${answer.status}`
    if (NEVER.includes(answer.status)) throw new GiveUp(reason)
    if (!answer.ok) throw new Error(reason)
  }
}
