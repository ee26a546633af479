import { useState } from 'react'
import type { Preference } from '#contract/notifications.ts'
import { useText } from '#web/i18n/use-text.ts'
import { usePreferences } from './use-preferences.ts'
import { useSavePreference } from './use-save-preference.ts'

/** The words whose messages stay covered, and their changes, each saved at once. */
export function useHiddenWords() {
  const t = useText('notifications.privacy.hidden_words')
  const { hidden_words: words } = usePreferences()
  const save = useSavePreference()
  const [said, setSaid] = useState('')

  return {
    words,
    /** What was done last, for those who cannot see it. */
    said,
    error: save.error,
    add: (word: string) => {
      save.mutate({ field: 'hidden_words', to: withWord(word), back: withoutWord(word) })
      setSaid(t('added', { word }))
    },
    remove: (word: string) => {
      save.mutate({ field: 'hidden_words', to: withoutWord(word), back: withWord(word) })
      setSaid(t('removed', { word }))
    },
  }
}

function withWord(word: string) {
  return (now: Preference) => ({ ...now, hidden_words: [...now.hidden_words, word] })
}

function withoutWord(word: string) {
  return (now: Preference) => ({
    ...now,
    hidden_words: now.hidden_words.filter((other) => other !== word),
  })
}
