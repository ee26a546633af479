import { MIN_AGE } from '#contract/fields.ts'
import { Refusal } from '#contract/refusals.ts'
import { useRefusalText } from '#web/i18n/use-refusal-text.ts'
import { useText } from '#web/i18n/use-text.ts'
import type { ProfileField, WrongFields } from './wrong-in-draft.ts'

/** What is wrong with a field of the profile, in words. */
export function useFieldError(wrong: WrongFields) {
  const t = useText('profile')
  const refusalText = useRefusalText()
  return (field: ProfileField): string | undefined => {
    const why = wrong[field]
    if (!why) return undefined
    return why === 'name_short' ? t(why) : refusalText(new Refusal(why, { min_age: MIN_AGE }))
  }
}
