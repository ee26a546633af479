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
  readonly answers: Answers
}

/**
 * What fictional members of the demo say in one language. They are shown as fictional, and say nothing that would be a
 * lie: they promise no meeting, and say what they are when they are asked.
 */
export type Answers = {
  /** Words, in small letters, that tell what a message is about. */
  readonly heard: {
    readonly greeting: readonly string[]
    readonly wellbeing: readonly string[]
    /** Whether they are real, can be met or called. */
    readonly honesty: readonly string[]
  }
  /** The first words to a new member. */
  readonly hello: readonly string[]
  readonly greeting: readonly string[]
  readonly wellbeing: readonly string[]
  readonly honesty: readonly string[]
  /** To what they cannot know: they say so, instead of evading it or promising more. */
  readonly question: readonly string[]
  readonly gift: readonly string[]
  readonly photo: readonly string[]
  /** To everything else. */
  readonly remark: readonly string[]
}
