import { OwnCheck } from '#contract/age.ts'
import * as z from 'zod/mini'
import { stored } from '#web/browser/stored.ts'

const Kept = z.object({ check: OwnCheck, is_done: z.boolean() })

/** The proof of age that this tab began. Signing up takes it along once it is done. */
export const keptCheck = stored('age-check', (stored) => {
  const kept = z.safeParse(Kept, stored)
  return kept.success ? kept.data : null
})

/** The proof that a visitor who signs up brings along. */
export function doneCheck(): OwnCheck | undefined {
  const kept = keptCheck.get()
  return kept?.is_done ? kept.check : undefined
}
