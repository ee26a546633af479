import type { PROFILE_WORDS } from '#contract/fields.ts'
import type { INTERESTS } from '#contract/settings.ts'

/** The words of a profile, as they stand within a sentence. */
export type Words = {
  readonly hair: Readonly<Record<(typeof PROFILE_WORDS)['hair_color'][number], string>>
  readonly eyes: Readonly<Record<(typeof PROFILE_WORDS)['eye_color'][number], string>>
  readonly status: Readonly<Record<(typeof PROFILE_WORDS)['relationship_status'][number], string>>
  readonly interests: Readonly<Record<(typeof INTERESTS)[number], string>>
}
