import type { z } from 'zod/mini'
import type * as contract from '#contract/signup.ts'
import type { Settings } from '#server/features/settings/settings.ts'
import type { App } from '#server/http/route.ts'
import type { Visit } from '#server/http/visit.ts'

export type Signup = z.output<typeof contract.signUp.input>

/** Where somebody joins. */
export type Joining = {
  readonly app: App
  readonly visit: Visit
  readonly settings: Settings
}
