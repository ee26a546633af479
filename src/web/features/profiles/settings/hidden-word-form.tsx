import { type FormEvent, type RefObject, useState } from 'react'
import { HIDDEN_WORDS } from '#contract/notifications.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import css from './settings.module.css'

type HiddenWordFormProps = {
  words: readonly string[]
  field: RefObject<HTMLInputElement | null>
  onAdd: (word: string) => void
}

/** One more word for the list, if it is one that the list can take. */
export function HiddenWordForm({ words, field, onAdd }: HiddenWordFormProps) {
  const t = useText('notifications.privacy.hidden_words')
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)

  function add(event: FormEvent) {
    event.preventDefault()
    const word = text.trim().replaceAll(/\s+/g, ' ')
    const wrong = wrongWith(word)
    setError(wrong)
    field.current?.focus()
    if (wrong !== null) return
    onAdd(word)
    setText('')
  }

  function wrongWith(word: string): string | null {
    const { most, shortest } = HIDDEN_WORDS
    // As the schema counts, for which an emoji is one sign and not two.
    if (Array.from(word).length < shortest) return t('short', { count: shortest })
    if (words.some((other) => isSame(other, word))) return t('double')
    return words.length >= most ? t('many', { count: most }) : null
  }

  return (
    <form className={css['word-form']} noValidate onSubmit={add}>
      <Field
        ref={field}
        label={t('field')}
        hint={t('count', { count: words.length, max: HIDDEN_WORDS.most })}
        error={error}
        value={text}
        maxLength={HIDDEN_WORDS.longest}
        autoComplete="off"
        autoCapitalize="off"
        onChange={(event) => {
          setText(event.target.value)
          setError(null)
        }}
      />
      <Button type="submit" kind="quiet" icon="plus">
        {t('add')}
      </Button>
    </form>
  )
}

function isSame(one: string, other: string): boolean {
  return one.toLocaleLowerCase() === other.toLocaleLowerCase()
}
