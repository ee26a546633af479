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

  /** What is done is said once it is. */
  function change(to: Change, back: Change, done: string) {
    setSaid('')
    save.mutate({ field: 'hidden_words', to, back }, { onSuccess: () => setSaid(done) })
  }

  return {
    words,
    /** What was done last, for those who cannot see it. */
    said,
    error: save.error,
    add: (word: string) => change(withWord(word), withoutWord(word), t('added', { word })),
    remove: (word: string) => change(withoutWord(word), withWord(word), t('removed', { word })),
  }
}

type Change = (now: Preference) => Preference

function withWord(word: string): Change {
  return (now) => ({ ...now, hidden_words: [...now.hidden_words, word] })
}

function withoutWord(word: string): Change {
  return (now) => ({
    ...now,
    hidden_words: now.hidden_words.filter((other) => other !== word),
  })
}
