import { type Ref, useId } from 'react'
import { Key } from '#web/office/kit/parts.tsx'
import css from './case.module.css'

type MeasuresProps<Name extends string> = {
  readonly ref?: Ref<HTMLDivElement>
  readonly words: string
  readonly options: readonly (readonly [name: Name, words: string])[]
  readonly isOn: (name: Name) => boolean
  readonly onPress: (name: Name) => void
  readonly hasKeys?: boolean
}

/** Choices beside each other, each with its digit where it has one. */
export function Measures<Name extends string>({
  ref,
  words,
  options,
  ...rest
}: MeasuresProps<Name>) {
  const { isOn, onPress, hasKeys } = rest
  return (
    <div ref={ref} className={css['measures']} role="group" aria-label={words}>
      {options.map(([name, label], nth) => (
        <button key={name} type="button" aria-pressed={isOn(name)} onClick={() => onPress(name)}>
          {label} {hasKeys && <Key>{String(nth + 1)}</Key>}
        </button>
      ))}
    </div>
  )
}

type WordsProps = {
  readonly ref: Ref<HTMLTextAreaElement>
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly onChange: (words: string) => void
}

/** Words that somebody will read. */
export function Words({ ref, label, hint, value, onChange }: WordsProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>
        {label} {hint && <small>{hint}</small>}
      </label>
      <textarea
        id={id}
        ref={ref}
        className={css['field']}
        rows={6}
        maxLength={hint ? 2000 : 4000}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  )
}
