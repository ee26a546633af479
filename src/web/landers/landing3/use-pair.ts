import { useSettings } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/use-text.ts'
import { useLanding } from '../member/use-landing.ts'

const GENERAL = ['general.a', 'general.c'] as const

export type Pair = readonly {
  readonly interest: string
  readonly word: string
  readonly line: string
}[]

/** Two things to choose between, theirs as far as they named any, each with a line to begin with. */
export function usePair(): Pair {
  const word = useText('profile-words.interests')
  const line = useText('icebreakers')
  const { interests: theirs } = useLanding()
  const { interests } = useSettings()
  return [...new Set([...theirs, ...interests])].slice(0, 2).map((interest, at) => ({
    interest,
    word: word(interest),
    line: line(theirs.includes(interest) ? `interests.${interest}.a` : GENERAL[at]!),
  }))
}
