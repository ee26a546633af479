import type { Area } from '#web/i18n/catalogue.ts'

/** The texts that signup needs, wherever it is shown. */
export const SIGNUP_AREAS = [
  'signup',
  'activate',
  'place',
  'login',
  'refusal',
] as const satisfies Area[]
