import type { INTERESTS } from '#contract/settings.ts'

type Interest = (typeof INTERESTS)[number]

/**
 * What people of one language say about themselves. In a sentence {a|b} stands for one of several wordings and
 * [a/b] for the form a man and the form a woman uses. A pastime with an interest belongs on the list of interests too.
 */
export type DemoTexts = {
  readonly openings: readonly string[]
  readonly pastimes: readonly (readonly [Interest | null, string])[]
  readonly closings: readonly string[]
  /** Closings of real people only: a fictional profile seeks nobody and can meet nobody. */
  readonly invitations: readonly string[]
}
