import * as z from 'zod/mini'
import { Empty, endpoint } from './endpoint.ts'
import { MIN_AGE, PromptAnswer, PromptAnswers, Seeks, SeeksCouples } from './fields.ts'
import { MemberCard } from './member-card.ts'
import { MemberTile } from './members.ts'
import { MAX_AGE } from './search.ts'
import { INTERESTS, LOOKS_FOR } from './settings.ts'
import { START_STEPS } from './start-steps.ts'

const Age = z.int().check(z.minimum(MIN_AGE), z.maximum(MAX_AGE))

/** What a member's searches begin with. */
const Wishes = {
  seeks: Seeks,
  seeks_couples: SeeksCouples,
  min_age: Age,
  max_age: Age,
  /** Kilometres around the own town; null where it does not matter. */
  distance: z.nullable(z.int().check(z.minimum(1), z.maximum(250))),
}

const Start = z.object({
  /** How far the member came; what was reached stays reached. */
  step: z.enum(START_STEPS),
  wishes: z.object(Wishes),
  interests: z.array(z.enum(INTERESTS)),
  looks_for: z.array(z.enum(LOOKS_FOR)),
  prompts: z.array(PromptAnswer),
  /** What the member said before: on a landing page or in signup. */
  said: z.object({
    /** The first message: on its way, or kept because it could not be paid. */
    message: z.nullable(z.object({ state: z.enum(['sent', 'kept']), to: MemberCard })),
    likes: z.int(),
  }),
  /** Real people to write to, once the member came that far; wider than asked for where too few are near. */
  people: z.array(MemberTile),
  is_wider: z.boolean(),
})
export type Start = z.infer<typeof Start>

export const getStart = endpoint({
  method: 'GET',
  path: '/api/start.php',
  access: 'member',
  input: Empty,
  output: Start,
})

/** Saves what a step asked, and that the member is at this one now. What is left out stays as it was. */
export const saveStart = endpoint({
  method: 'PUT',
  path: '/api/start.php',
  access: 'member',
  input: z.strictObject({
    step: z.enum(START_STEPS),
    seeks: z.optional(Wishes.seeks),
    seeks_couples: z.optional(Wishes.seeks_couples),
    min_age: z.optional(Wishes.min_age),
    max_age: z.optional(Wishes.max_age),
    distance: z.optional(Wishes.distance),
    interests: z.optional(z.array(z.enum(INTERESTS)).check(z.maxLength(10))),
    looks_for: z.optional(z.array(z.enum(LOOKS_FOR)).check(z.maxLength(LOOKS_FOR.length))),
    prompts: z.optional(PromptAnswers),
  }),
  output: Start,
  refusals: ['CONTACT_DETAILS'],
})
