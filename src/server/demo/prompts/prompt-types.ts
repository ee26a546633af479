import type { PROMPTS } from '#contract/fields.ts'

type Prompt = (typeof PROMPTS)[number]

/**
 * What people of one language say to the prompts. In a sentence {a|b} stands for one of several wordings and [a/b] for the
 * form a man and the form a woman uses. What is said to the prompts that fictional profiles answer, too, invites nobody.
 */
export type DemoPrompts = Readonly<Record<Prompt, readonly string[]>>
