import { useRef } from 'react'
import { RefusalNotice } from '#web/features/accounts/refusal-notice.tsx'
import { useText } from '#web/i18n/use-text.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { HiddenWordForm } from './hidden-word-form.tsx'
import { useHiddenWords } from './use-hidden-words.ts'
import css from './settings.module.css'

/** Words that the member does not want to see: messages with them stay covered. */
export function HiddenWords() {
  const t = useText('notifications.privacy.hidden_words')
  const { words, add, remove, said, error } = useHiddenWords()
  const field = useRef<HTMLInputElement>(null)

  function removeWord(word: string) {
    remove(word)
    // The button that had the focus is gone with its word.
    field.current?.focus()
  }

  return (
    <div className={css['stack']}>
      <div className={css['words']}>
        <h3>{t('title')}</h3>
        <span>{t('text')}</span>
      </div>
      {words.length === 0 ? (
        <p className={css['remark']}>{t('none')}</p>
      ) : (
        <ul className={css['chips']} aria-label={t('title')}>
          {words.map((word) => (
            <li key={word} className={css['hidden-word']}>
              <span>{word}</span>
              <IconButton
                icon="x"
                size="sm"
                label={t('remove', { word })}
                onClick={() => removeWord(word)}
              />
            </li>
          ))}
        </ul>
      )}
      <HiddenWordForm words={words} field={field} onAdd={add} />
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <RefusalNotice error={error} />
    </div>
  )
}
