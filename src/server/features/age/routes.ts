import * as contract from '#contract/age.ts'
import { Refusal } from '#contract/refusals.ts'
import { type AgeDemand, asksForAge, settingsOf } from '#server/features/settings/settings.ts'
import { type App, route } from '#server/http/route.ts'
import type { Visit } from '#server/http/visit.ts'
import type { Log } from '#server/kernel/log.ts'
import { qrPicture } from '#server/kernel/qr-picture.ts'
import { makeAgeCheck, openCheck, stateOfCheck } from './age-checks.ts'
import { hasProvenAge } from '#server/features/standing/standing.ts'
import { type AgeProvider, InvalidProof } from './provider/age-provider.ts'
import { settleCheck } from './settle-check.ts'

export type AgeDeps = {
  readonly provider: AgeProvider | null
  readonly countryOf: (ip: string) => string | null
  /** A site's own address, where answers go. */
  readonly originOf: (domain: string) => string
  readonly log: Log
}

const ANSWER_PATH = '/api/age-answer.php'
const FORM = 'application/x-www-form-urlencoded'
const LARGEST_ANSWER = 64 * 1024

/** Proving one's age: what is asked, beginning it, what became of it, and the answers of apps. */
export async function ageRoutes(app: App, deps: AgeDeps): Promise<void> {
  const { db, limiter } = app
  const { provider, originOf } = deps

  route(app, contract.getAge, async ({ visit }) => ({
    ...(await ageOf(app, deps, visit)),
    over: contract.PROVEN_AGE,
  }))

  route(app, contract.beginAgeCheck, async ({ visit }) => {
    const { site, member, now } = visit
    await limiter.take('age_check', member?.id ?? visit, now)
    const { is_proven: isProven } = await ageOf(app, deps, visit)
    if (isProven) throw new Refusal('AGE_PROVEN')
    if (!provider) throw new Refusal('AGE_PROVIDER_AWAY')
    const { method } = provider
    const memberId = member?.id ?? null
    const check = await makeAgeCheck(db, { siteId: site.id, memberId, method, now })
    const responseUri = originOf(site.domain) + ANSWER_PATH
    const { kind, url } = provider.begin({ id: check.id, nonce: check.nonce, responseUri })
    return {
      check: { id: check.id, secret: check.secret },
      kind,
      url,
      qr: kind === 'app' ? qrPicture(url) : null,
      expires_at: check.expires_at.toISOString(),
    }
  })

  route(app, contract.lookAtAgeCheck, async ({ input, visit }) => ({
    state: await stateOfCheck(db, { ...input, siteId: visit.site.id, now: visit.now }),
  }))

  await answerRoute(app, deps)
}

async function ageOf(
  { db }: App,
  { countryOf }: AgeDeps,
  { site, member, ...visit }: Visit,
): Promise<{ readonly demanded: AgeDemand | null; readonly is_proven: boolean }> {
  const settings = await settingsOf(db, site.id)
  const from = [countryOf(visit.ip), visit.countryChoice]
  if (!member)
    return { demanded: asksForAge(settings, 'signup', from) ? 'signup' : null, is_proven: false }
  const isProven = await hasProvenAge(db, member.id)
  const isAsked = !isProven && asksForAge(settings, 'photos', [member.home.country])
  return { demanded: isAsked ? 'photos' : null, is_proven: isProven }
}

/** Where an app sends what it shows (`direct_post`). It comes from a phone that has no session here: what it holds is its proof. */
async function answerRoute(app: App, { provider, originOf, log }: AgeDeps): Promise<void> {
  const { fastify, db, events, clock, limiter } = app
  await fastify.register(async (scope) => {
    scope.addContentTypeParser(
      FORM,
      { parseAs: 'string', bodyLimit: LARGEST_ANSWER },
      (_request, form, done) => done(null, new URLSearchParams(form as string)),
    )
    scope.post(ANSWER_PATH, async (request, reply) => {
      const now = clock()
      await limiter.take('age_answer', request, now)
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const check = await checkIn(form, request.site.id, now)
      const outcome = outcomeOf(form, check, now)
      if (!(await settleCheck({ db, events }, { check, outcome, now })))
        throw new Refusal('NOT_FOUND')
      return reply.header('cache-control', 'no-store').send({})
    })
  })

  async function checkIn(form: URLSearchParams, siteId: string, now: Date) {
    const id = form.get('state') ?? ''
    const check = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
      ? await openCheck(db, { id, now })
      : null
    if (check?.site_id !== siteId || check.method !== provider?.method)
      throw new Refusal('NOT_FOUND')
    return check
  }

  function outcomeOf(
    form: URLSearchParams,
    { id, nonce, domain }: Awaited<ReturnType<typeof checkIn>>,
    now: Date,
  ) {
    // The person, or the app, would not.
    if (form.has('error')) return 'failed'
    const responseUri = originOf(domain) + ANSWER_PATH
    try {
      const asked = { id, nonce, responseUri }
      return provider!.read(form.get('vp_token') ?? '', asked, now) ? 'done' : 'refused'
    } catch (error) {
      if (!(error instanceof InvalidProof)) throw error
      log.warn({ reason: error.message }, 'a proof of age was no proof')
      throw new Refusal('INVALID_INPUT', { field: 'vp_token', why: 'invalid' })
    }
  }
}
