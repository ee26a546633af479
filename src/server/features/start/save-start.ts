import { sql } from 'kysely'
import type { z } from 'zod/mini'
import { Refusal } from '#contract/refusals.ts'
import type { saveStart as contract } from '#contract/start.ts'
import { START_STEPS } from '#contract/start-steps.ts'
import { withEvents } from '#server/events/with-events.ts'
import {
  requireInterests,
  requireOffered,
  requirePrompts,
  requireWords,
} from '#server/features/profiles/profiles.ts'
import type { Settings } from '#server/features/settings/settings.ts'
import type { App } from '#server/http/route.ts'

type Saving = {
  readonly memberId: string
  readonly answers: z.output<(typeof contract)['input']>
  readonly settings: Pick<Settings, 'interests' | 'looks_for' | 'identities'>
  readonly now: Date
}

/** Saves what a step asked. The step itself only ever goes up: who goes back does not lose how far they came. */
export async function saveStart(
  { db, events }: Pick<App, 'db' | 'events'>,
  { memberId, answers, settings, now }: Saving,
): Promise<void> {
  const { step, seeks, seeks_couples, interests, looks_for, prompts, ...wishes } = answers
  const { min_age: min, max_age: max } = wishes
  if (min !== undefined && max !== undefined && min > max)
    throw new Refusal('INVALID_INPUT', { field: 'min_age', why: 'too_big' })
  if (looks_for) requireWords('looks_for', looks_for, settings.looks_for)
  await withEvents({ db, events, now }, async (tx, notify) => {
    const own = await tx
      .selectFrom('member')
      .select(['interests', 'paid_user', 'seeks_couples'])
      .where('id', '=', memberId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    if (seeks_couples) requireOffered({ seeks_couples }, settings, own)
    if (interests) requireInterests(interests, [...settings.interests, ...own.interests])
    if (prompts) requirePrompts(prompts, { mayHaveContacts: own.paid_user })
    await tx
      .updateTable('member')
      .set({
        start_step: furthest(step),
        ...(seeks && { seeks }),
        ...(seeks_couples && { seeks_couples }),
        ...(interests && { interests }),
        ...(looks_for && { looks_for }),
        ...(prompts && { prompts: JSON.stringify(prompts) }),
        ...(Object.keys(wishes).length > 0 && {
          search_default: sql`coalesce(search_default, '{}') || ${JSON.stringify(wishes)}::jsonb`,
        }),
      })
      .where('id', '=', memberId)
      .execute()
    notify([memberId], { kind: 'user_changed' })
  })
}

function furthest(step: string) {
  const steps = sql`${[...START_STEPS]}::text[]`
  return sql<string>`case
    when start_step is null or array_position(${steps}, start_step) >= array_position(${steps}, ${step})
    then start_step else ${step} end`
}
