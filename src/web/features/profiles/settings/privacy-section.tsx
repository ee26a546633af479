import { type RefObject, useRef, useState } from 'react'
import { HIDDEN_WORDS, type Preference } from '#contract/notifications.ts'
import { useSettings } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice } from '#web/i18n/refusal-notice.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import { Panel } from '../panel.tsx'
import { SwitchRow } from './rows.tsx'
import css from './settings.module.css'
import { usePreferences, useSavePreference } from './use-preferences.ts'

/** What others learn of the member's reading and screen, and what the member does not want to read. */
export function PrivacySection() {
  const t = useText('notifications.privacy')
  return (
    <Panel id="privacy" title={t('title')}>
      <div className={css['rows']}>
        <PreferenceSwitch field="is_discreet" />
        <PreferenceSwitch field="shows_last_seen" />
        <PreferenceSwitch field="shows_read_marks" />
        <PreferenceSwitch field="shows_details" />
        <PreferenceSwitch field="fiction_may_write" />
        <ResellSwitch />
        <HiddenWords />
      </div>
    </Panel>
  )
}

/** The consent to be shown elsewhere: where the site asks for it, and as long as it is given, so that it can be taken back. */
function ResellSwitch() {
  const { member_resell: isAsked } = useSettings()
  const { may_resell: isGiven } = usePreferences()
  return isAsked === 'yes' || isGiven ? <PreferenceSwitch field="may_resell" /> : null
}

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

type HiddenWordFormProps = {
  words: readonly string[]
  field: RefObject<HTMLInputElement | null>
  onAdd: (word: string) => void
}

/** One more word for the list, if it is one that the list can take. */
function HiddenWordForm({ words, field, onAdd }: HiddenWordFormProps) {
  const t = useText('notifications.privacy.hidden_words')
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)

  function add() {
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
    <Form className={css['word-form']} onSubmit={add}>
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
    </Form>
  )
}

function isSame(one: string, other: string): boolean {
  return one.toLocaleLowerCase() === other.toLocaleLowerCase()
}

/** The words whose messages stay covered, and their changes, each saved at once. */
function useHiddenWords() {
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
    /** What was done last, for screen readers. */
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

type PreferenceSwitchProps = {
  field:
    | 'is_invisible'
    | 'is_discreet'
    | 'shows_read_marks'
    | 'shows_last_seen'
    | 'shows_details'
    | 'fiction_may_write'
    | 'may_resell'
}

/** One of the switches about what others see. */
export function PreferenceSwitch({ field }: PreferenceSwitchProps) {
  const t = useText('notifications.privacy')
  const { name: site } = useSettings()
  const { [field]: isOn } = usePreferences()
  const save = useSavePreference()
  const set = (value: boolean) => ({
    field,
    to: (now: ReturnType<typeof usePreferences>) => ({ ...now, [field]: value }),
    back: (now: ReturnType<typeof usePreferences>) => ({ ...now, [field]: !value }),
  })

  return (
    <>
      <SwitchRow
        title={t(field)}
        text={t(`${field}_text`, { site })}
        isOn={isOn}
        onChange={(value) => save.mutate(set(value))}
      />
      <RefusalNotice error={save.error} />
    </>
  )
}
