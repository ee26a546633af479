import { ChipCheckbox } from '#web/ui/chip-checkbox.tsx'
import { FieldGroup } from '#web/ui/field-group.tsx'
import css from './questions.module.css'

type WordChoiceProps<Word extends string> = {
  legend: string
  /** Whether the question above it says the same. */
  isNamed?: boolean
  options: readonly { word: Word; name: string }[]
  chosen: readonly Word[]
  /** Undefined when nothing is chosen. */
  onChange: (chosen: Word[] | undefined) => void
}

/** Any of several words. */
export function WordChoice<Word extends string>(props: WordChoiceProps<Word>) {
  const { legend, isNamed = false, options, chosen, onChange } = props
  const toggle = (word: Word) => {
    const next = chosen.includes(word) ? chosen.filter((one) => one !== word) : [...chosen, word]
    onChange(next.length > 0 ? next : undefined)
  }
  return (
    <FieldGroup legend={legend} legendHidden={isNamed}>
      <div className={css['chips']}>
        {options.map(({ word, name }) => (
          <ChipCheckbox key={word} checked={chosen.includes(word)} onChange={() => toggle(word)}>
            {name}
          </ChipCheckbox>
        ))}
      </div>
    </FieldGroup>
  )
}
