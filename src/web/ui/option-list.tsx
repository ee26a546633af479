import { classNames } from './class-names.ts'
import css from './combobox.module.css'

export interface ComboboxOption {
  key: string
  text: string
  /** What tells two of the same name apart. */
  aside?: string | undefined
}

interface OptionListProps {
  id: string
  label: string
  options: readonly ComboboxOption[]
  isShown: boolean
  /** The one that Enter takes. */
  active: number
  aim: (index: number) => void
  pick: (index: number) => void
}

/**
 * The suggestions under a field. The focus stays in the field, also while one of them is pressed. A pointer aims by moving:
 * one that rests where the list comes up enters it, too, and would take the choice from the keys.
 */
export function OptionList({ id, label, options, isShown, active, aim, pick }: OptionListProps) {
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={label}
      className={css['list']}
      hidden={!isShown}
      onMouseDown={(event) => event.preventDefault()}
    >
      {isShown &&
        options.map((option, index) => (
          <li
            key={option.key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={classNames(css['option'], index === active && css['active'])}
            onPointerMove={() => aim(index)}
            onClick={() => pick(index)}
          >
            <b>{option.text}</b>
            {option.aside && <span>{option.aside}</span>}
          </li>
        ))}
    </ul>
  )
}
