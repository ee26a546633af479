import { type ReactNode, useId } from 'react'
import { useQuery } from '@tanstack/react-query'
import {
  checkFictionalText,
  type FictionalProfile,
  LONGEST_ABOUT,
} from '#contract/office/fictional.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { call } from '#web/office/kit/call.ts'
import { useOffice } from '#web/office/kit/context.tsx'
import type { Typed } from './use-editor.ts'
import css from './fictional.module.css'

type TypedProps = {
  readonly typed: Typed
  readonly set: (change: Partial<Typed>) => void
}

type AboutProps = {
  readonly text: string
  readonly set: TypedProps['set']
  readonly isOff: boolean
}

/** What the profile says of itself, checked as it is typed. */
export function About({ text, set, isOff }: AboutProps) {
  const { t } = useOffice()
  const words = t.fictional
  const check = useQuery({
    queryKey: ['fictional-check', text],
    queryFn: () => call(checkFictionalText, { text }),
    enabled: !isOff && text.trim() !== '' && text.length <= LONGEST_ABOUT,
    staleTime: Infinity,
    placeholderData: (before) => before,
  })
  const fault = text.trim() === '' ? null : (check.data?.fault ?? null)
  return (
    <Words
      label={words.about}
      hint={words.aboutOf(text.length, LONGEST_ABOUT)}
      value={text}
      longest={LONGEST_ABOUT}
      onChange={(about) => set({ about })}
    >
      {check.data && text.trim() !== '' && (
        <p className={classNames(css['checked'], fault && css['lacks'])} role="status">
          <Icon name={fault ? 'warning-circle-fill' : 'check-bold'} size="sm" />
          {fault ? words.faults[fault] : words.aboutFine}
        </p>
      )}
    </Words>
  )
}

type NotesProps = TypedProps & { readonly profile: FictionalProfile | null }

/** Who writes, and what they must know. */
export function Notes({ typed, set, profile }: NotesProps) {
  const { t } = useOffice()
  const words = t.fictional
  const { writer_ids: chosen } = typed
  return (
    <div className={css['notes']}>
      {profile && (
        <fieldset className={css['writers']}>
          <legend>
            {words.writers} <small>{words.writersMore}</small>
          </legend>
          {profile.colleagues.map(({ id, name }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  set({
                    writer_ids: target.checked
                      ? [...chosen, id]
                      : chosen.filter((each) => each !== id),
                  })
                }
              />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      <Words
        label={words.brief}
        value={typed.brief}
        longest={2000}
        onChange={(brief) => set({ brief })}
      />
    </div>
  )
}

type WordsProps = {
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly longest: number
  readonly onChange: (value: string) => void
  readonly children?: ReactNode
}

function Words({ label, hint, value, longest, onChange, children }: WordsProps) {
  const id = useId()
  return (
    <div className={css['words']}>
      <p>
        <label htmlFor={id}>{label}</label>
        {hint !== undefined && <small>{hint}</small>}
      </p>
      <textarea
        id={id}
        value={value}
        rows={3}
        maxLength={longest}
        onChange={(event) => onChange(event.target.value)}
      />
      {children}
    </div>
  )
}
