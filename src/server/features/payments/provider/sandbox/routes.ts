import type { FastifyRequest } from 'fastify'
import { DEFAULT_LOCALE, isLocale } from '#contract/locales.ts'
import { Refusal } from '#contract/refusals.ts'
import { HERE_ALONE } from '#server/http/network.ts'
import { type App, requireOwnForm } from '#server/http/route.ts'
import { sendTestPage } from '#server/http/test-page.ts'
import { sandboxList, sandboxPage } from './page.ts'
import { findPayment, listPayments, type SandboxPayment } from './sandbox.ts'
import { changeSandboxPayment, SANDBOX_STEPS } from './turns.ts'

const PATH = '/sandbox/pay/:id'
const FORM = 'application/x-www-form-urlencoded'
const LARGEST_FORM = 1024

type ById = { Params: { id: string } }

/**
 * The sandbox's own page, where a payer of a real provider would be sent. Never where money is real. Without an audience it is for
 * this machine alone, and lists all payments.
 */
export async function sandboxRoutes(app: App, { isPublic }: { readonly isPublic: boolean }) {
  const reach = isPublic ? {} : HERE_ALONE
  const { fastify, db, clock } = app

  async function paymentIn({ params, site }: FastifyRequest<ById>): Promise<SandboxPayment> {
    const payment = await findPayment(db, params.id, clock())
    if (payment?.site_id !== site.id) throw new Refusal('NOT_FOUND')
    return payment
  }

  if (!isPublic)
    fastify.get('/sandbox/payments', reach, async (request, reply) => {
      const payments = await listPayments(db, request.site.id)
      const { locale } = request.cookies
      const language = isLocale(locale) ? locale : DEFAULT_LOCALE
      return sendTestPage(reply, (nonce) => sandboxList({ payments, language, nonce }))
    })
  await fastify.register(async (scope) => {
    scope.addContentTypeParser(
      FORM,
      { parseAs: 'string', bodyLimit: LARGEST_FORM },
      (_request, form, done) => done(null, new URLSearchParams(form as string)),
    )
    scope.get<ById>(PATH, reach, async (request, reply) => {
      const payment = await paymentIn(request)
      const page = { payment, returnPath: returnPath(payment) }
      return sendTestPage(reply, (nonce) => sandboxPage({ ...page, nonce }))
    })
    scope.post<ById>(PATH, reach, async (request, reply) => {
      requireOwnForm(request)
      const payment = await paymentIn(request)
      await changeSandboxPayment(db, { id: payment.id, step: stepIn(request), now: clock() })
      return reply.header('cache-control', 'no-store').redirect(returnPath(payment), 303)
    })
  })
}

function stepIn({ body }: FastifyRequest) {
  const wanted = body instanceof URLSearchParams ? body.get('step') : null
  const step = SANDBOX_STEPS.find((known) => known === wanted)
  if (!step) throw new Refusal('INVALID_INPUT', { field: 'step' })
  return step
}

/** The shop is this very site. */
function returnPath({ return_url: url }: SandboxPayment): string {
  const { pathname, search } = new URL(url, 'http://localhost')
  return pathname + search
}
