import type { FastifyRequest } from 'fastify'
import { DEFAULT_LOCALE, isLocale } from '#contract/locales.ts'
import { Refusal } from '#contract/refusals.ts'
import { pathTo } from '#contract/routes.ts'
import { HERE_ALONE } from '#server/http/network.ts'
import { type App, requireOwnForm } from '#server/http/route.ts'
import { sendTestPage, testPage } from '#server/http/test-page.ts'
import { textsIn } from '#server/texts/texts.ts'
import { openCheck } from './age-checks.ts'
import { type AgeOutcome, settleCheck } from './settle-check.ts'

const PATH = '/sandbox/age/:id'
const FORM = 'application/x-www-form-urlencoded'
const LARGEST_FORM = 1024
const OUTCOMES = { over: 'done', under: 'refused', fail: 'failed' } as const satisfies Record<
  string,
  AgeOutcome
>

type ById = { Params: { id: string } }

/** The page on which a tester says what an app would say of their age. Never where an age is really asked for. */
export async function ageSandboxRoutes(app: App, { isPublic }: { readonly isPublic: boolean }) {
  const reach = isPublic ? {} : HERE_ALONE
  const { fastify, db, events, clock } = app

  async function checkIn({ params, site }: FastifyRequest<ById>) {
    const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(params.id)
    const check = isId ? await openCheck(db, { id: params.id, now: clock() }) : null
    if (check?.site_id !== site.id || check.method !== 'sandbox') throw new Refusal('NOT_FOUND')
    return check
  }

  await fastify.register(async (scope) => {
    scope.addContentTypeParser(
      FORM,
      { parseAs: 'string', bodyLimit: LARGEST_FORM },
      (_request, form, done) => done(null, new URLSearchParams(form as string)),
    )
    scope.get<ById>(PATH, reach, async (request, reply) => {
      await checkIn(request)
      return sendTestPage(reply, (nonce) => page(request, nonce))
    })
    scope.post<ById>(PATH, reach, async (request, reply) => {
      requireOwnForm(request)
      const check = await checkIn(request)
      const outcome = outcomeIn(request)
      if (!(await settleCheck({ db, events }, { check, outcome, now: clock() })))
        throw new Refusal('NOT_FOUND')
      return reply.header('cache-control', 'no-store').redirect(pathTo('age'), 303)
    })
  })
}

function page({ cookies }: FastifyRequest, nonce: string): string {
  const { locale } = cookies
  const language = isLocale(locale) ? locale : DEFAULT_LOCALE
  const { age, back } = textsIn(language).sandbox
  const buttons = Object.entries(age.steps).map(
    ([step, name]) =>
      `<button${step === 'over' ? ' class="first"' : ''} name="step" value="${step}">${name}</button>`,
  )
  return testPage({
    language,
    nonce,
    title: age.title,
    parts: [
      `<p class="warning">${age.warning}</p>`,
      `<div class="card"><form method="post">${buttons.join('\n')}</form></div>`,
      `<a class="back" href="${pathTo('age')}">${back}</a>`,
    ],
  })
}

function outcomeIn({ body }: FastifyRequest): AgeOutcome {
  const step = body instanceof URLSearchParams ? body.get('step') : null
  if (step === 'over' || step === 'under' || step === 'fail') return OUTCOMES[step]
  throw new Refusal('INVALID_INPUT', { field: 'step' })
}
