// Signing up: checking answers, making the member, the first message, accounts that a partner began.

import type { z } from 'zod/mini'
import * as contract from '#contract/signup.ts'
import { HASHING } from '#server/features/accounts/accounts.ts'
import { requireNoContactDetails } from '#server/features/profiles/profiles.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { type App, route } from '#server/http/route.ts'
import { activate, resendActivation } from './activate.ts'
import { requireMaybeFree } from './signup-rules.ts'
import { completeSignup, findPartnerSignup, partnerSignUp } from './partner-signup.ts'
import { signUp } from './sign-up.ts'

type Deps = {
  readonly originOf: (domain: string) => string
  readonly countryOf: (ip: string) => string | null
}

export function signupRoutes(app: App, { originOf, countryOf }: Deps): void {
  route(
    app,
    contract.signUp,
    async ({ input, visit }) => ({
      user: await signUp(app, visit, { ...input, from: countryOf(visit.ip) }),
    }),
    { ...HASHING, event: 'signup' },
  )

  route(app, contract.checkEmail, async ({ input, visit }) => {
    const { account_privacy: privacy } = await settingsOf(app.db, visit.site.id)
    if (privacy === 'private') return {}
    await app.limiter.take('signup_email_by_address', visit, visit.now)
    if (!(await app.limiter.allows('signup_email_in_all', visit.site.id, visit.now))) return {}
    await requireMaybeFree(app, visit.site.id, input.email)
    return {}
  })

  route(app, contract.checkName, async ({ input: { name } }) => {
    requireNoContactDetails({ name })
    return {}
  })

  route(
    app,
    contract.activate,
    async ({ input, visit }) => ({ user: await activate(app, visit, input.token) }),
    { event: 'activation' },
  )

  route(app, contract.resendActivation, ({ input, visit }) =>
    resendActivation(app, visit, input.email),
  )

  route(app, contract.partnerSignUp, async ({ input, visit }) => ({
    link: originOf(visit.site.domain) + (await partnerSignUp(app, visit, input)),
  }))

  route(app, contract.getPartnerSignup, async ({ input, visit }) => {
    const begun = await findPartnerSignup(app.db, {
      siteId: visit.site.id,
      ...input,
      now: visit.now,
    })
    return begun as z.output<typeof contract.getPartnerSignup.output>
  })

  route(
    app,
    contract.completeSignup,
    async ({ input, visit }) => ({
      user: await completeSignup(app, visit, { ...input, from: countryOf(visit.ip) }),
    }),
    HASHING,
  )
}
