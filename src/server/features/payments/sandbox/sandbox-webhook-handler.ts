import type { JobHandler } from '#server/jobs/job.ts'
import { SANDBOX_SIGNATURE_HEADER, sandboxSignature } from './sandbox-signature.ts'
import { deadline } from '#server/kernel/deadline.ts'

const PATIENCE_MS = 10_000

type Webhook = { readonly id: string; readonly url: string }

/** Tells the shop that a payment has changed, until the shop says that it has heard. */
export function sandboxWebhookHandler(secretKey: string): JobHandler {
  return async ({ payload }, { signal }) => {
    const { id, url } = payload as Webhook
    const answer = await fetch(url, {
      method: 'POST',
      headers: { [SANDBOX_SIGNATURE_HEADER]: sandboxSignature(secretKey, id) },
      body: new URLSearchParams({ id }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(deadline(PATIENCE_MS))]),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`the webhook was answered with ${answer.status}`)
  }
}
