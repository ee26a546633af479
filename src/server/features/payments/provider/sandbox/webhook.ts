import { timingSafeEqual } from 'node:crypto'
import type { JobHandler } from '#server/jobs/job.ts'
import { deadline } from '#server/kernel/time.ts'
import { keyedHash } from '#server/kernel/secrets.ts'

export const SANDBOX_SIGNATURE_HEADER = 'x-sandbox-signature'

/** What the sandbox signs its webhooks with. */
export function sandboxSignature(secretKey: string, id: string): string {
  return keyedHash(keyedHash(secretKey, 'sandbox-webhook'), id)
}

/** Whether it was the sandbox of this installation that told of this payment. */
export function isSandboxSignature(
  secretKey: string,
  { id, signature }: { readonly id: string; readonly signature: string },
): boolean {
  const expected = Buffer.from(sandboxSignature(secretKey, id))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

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
