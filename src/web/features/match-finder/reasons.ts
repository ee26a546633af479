import { localeOf } from '#contract/locales.ts'
import type { MatchPart } from '#contract/match-finder.ts'
import { useCatalogue, useText } from '#web/i18n/catalogue.ts'
import type { Match } from './data/answers.ts'

type Part = Match['parts'][number]

/** Says why two fit, a few words for each part that does. */
export function useReasons(): (parts: readonly Part[]) => string[] {
  const t = useText('match-finder.reasons')
  const words = useWords()
  const REASONS: Record<MatchPart, (fits: readonly string[]) => string[]> = {
    interests: (fits) => [
      t('interests', { list: words.list(fits.map((fit) => `interests.${fit}`)) }),
    ],
    wants: (fits) => [t('wants', { list: words.list(fits.map((fit) => `looks_for.${fit}`)) })],
    place: (fits) => fits.map((fit) => t(fit as 'near')),
    looks: (fits) => [
      t('looks', { list: words.list(fits.map((fit) => `fields.${fit.split('.')[0]}`)) }),
    ],
    relationship: (fits) => [words.list(fits)],
    mutual: (fits) => fits.map((fit) => t(fit as 'near')),
  }
  return (parts) => parts.flatMap(({ part, fits }) => (fits.length > 0 ? REASONS[part](fits) : []))
}

/** The catalogue's words in the middle of a sentence. */
function useWords() {
  const words = useText('profile-words')
  const { locale } = useCatalogue()
  const { iso } = localeOf(locale)
  // German writes nouns with a capital wherever they stand.
  const inSentence = (word: string) => (locale === 'de' ? word : word.toLocaleLowerCase(iso))
  const list = new Intl.ListFormat(iso, { type: 'unit', style: 'short' })
  return {
    list: (keys: readonly string[]) =>
      list.format(keys.map((key) => inSentence(words(key as 'interests.art')))),
  }
}
