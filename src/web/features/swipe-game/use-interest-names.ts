import { localeOf } from '#contract/locales.ts'
import type { SwipeCard } from '#contract/swipe-game.ts'
import { useCatalogue } from '#web/i18n/catalogue-context.ts'
import { useText } from '#web/i18n/use-text.ts'

/** Names interests in a sentence, such as "koken, wijn". */
export function useInterestNames(): (interests: SwipeCard['interests']) => string {
  const words = useText('profile-words.interests')
  const { locale } = useCatalogue()
  const { iso } = localeOf(locale)
  // German writes nouns with a capital wherever they stand.
  const inSentence = (word: string) => (locale === 'de' ? word : word.toLocaleLowerCase(iso))
  return (interests) => interests.map((interest) => inSentence(words(interest))).join(', ')
}
