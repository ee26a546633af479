import type { FastifyRequest } from 'fastify'
import { Refusal } from '#contract/refusals.ts'
import type { App } from '#server/http/route.ts'
import { type PaymentDeps, ProviderUnavailable, WEBHOOK_PATH } from './provider/provider.ts'
import { onPaymentChanged } from './orders/settle.ts'
import { isSandboxSignature, SANDBOX_SIGNATURE_HEADER } from './provider/sandbox/webhook.ts'

const FORM = 'application/x-www-form-urlencoded'
const LARGEST_BODY = 16 * 1024
const ID = /^\w{3,64}$/

/**
 * Where the provider says that a payment has changed. Nothing else of what it sends is believed: which payment it is decides
 * whom we ask about. When it cannot be asked, or a buyer repeats webhooks of their own payment, it is to tell us again later.
 */
export async function webhookRoute(app: App, deps: PaymentDeps): Promise<void> {
  await app.fastify.register(async (scope) => {
    scope.addContentTypeParser(
      FORM,
      { parseAs: 'string', bodyLimit: LARGEST_BODY },
      (_request, form, done) => done(null, Object.fromEntries(new URLSearchParams(form as string))),
    )
    scope.post(WEBHOOK_PATH, async (request, reply) => {
      const id = idIn(request.body)
      if (id !== null && isFromProvider(app, deps, request, id)) await hear(app, deps, request, id)
      return reply.header('cache-control', 'no-store').send({})
    })
  })
}

async function hear(app: App, deps: PaymentDeps, { ip }: FastifyRequest, id: string) {
  const requirePatience = async (isKnown: boolean) => {
    if (!isKnown) return app.limiter.take('unknown_payment', { ip }, app.clock())
    await app.limiter.take('webhook_by_payment', id, app.clock())
    await app.limiter.take('webhook_by_network', { ip }, app.clock())
  }
  try {
    await onPaymentChanged(deps, id, { requirePatience })
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    deps.log.warn({ err: error, payment_id: id }, 'a payment that has news could not be asked for')
    throw new Refusal('SERVICE_UNAVAILABLE', { retry_after: 60 })
  }
}

function idIn(body: unknown): string | null {
  const { id } = (body ?? {}) as { readonly id?: unknown }
  return typeof id === 'string' && ID.test(id) ? id : null
}

/** The sandbox signs what it sends. Mollie does not: there only the answer to our own question counts. */
function isFromProvider(
  { secretKey }: App,
  { provider }: PaymentDeps,
  { headers }: FastifyRequest,
  id: string,
): boolean {
  if (provider.name !== 'sandbox') return true
  const signature = String(headers[SANDBOX_SIGNATURE_HEADER] ?? '')
  return isSandboxSignature(secretKey, { id, signature })
}
