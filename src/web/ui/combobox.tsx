import { type KeyboardEvent, useId, useState } from 'react'
import { classNames } from './class-names.ts'
import css from './combobox.module.css'
import field from './field.module.css'
import { fieldAria, FieldFrame, type FieldTexts } from './field.tsx'
import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'

interface ComboboxProps<Option extends ComboboxOption> extends FieldTexts {
  name?: string | undefined
  icon?: IconName | undefined
  /** What stands in the field. */
  text: string
  onText: (text: string) => void
  /** What can be chosen for this text. */
  options: readonly Option[]
  onPick: (option: Option) => void
  /** The focus goes elsewhere: the last chance to take what was typed for a choice. */
  onLeave?: (() => void) | undefined
  /** How many there are to choose from, in words, for screen readers. */
  found?: string | undefined
}

/** A field that suggests what can be chosen while the visitor types. */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { label, labelHidden, hint, error, options, onLeave } = props
  const id = useId()
  const list = useOptionList(options, props.onPick)

  return (
    <FieldFrame {...{ id, label, labelHidden, hint, error }} className={css['frame']}>
      <div className={field['control']}>
        {props.icon && <Icon name={props.icon} />}
        <input
          {...fieldAria(id, { hint, error })}
          id={id}
          name={props.name}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={list.isShown}
          aria-controls={`${id}-list`}
          aria-activedescendant={list.isShown ? `${id}-list-${list.active}` : undefined}
          value={props.text}
          onKeyDown={list.handleKey}
          onBlur={() => {
            list.close()
            onLeave?.()
          }}
          onChange={(event) => {
            list.open()
            props.onText(event.currentTarget.value)
          }}
        />
      </div>
      <OptionList id={`${id}-list`} label={label} options={options} {...list} />
      <p className="visually-hidden" role="status">
        {list.isOpen && props.found}
      </p>
    </FieldFrame>
  )
}

/** Which option is active, and what the keys do about it. */
function useOptionList<Option>(options: readonly Option[], onPick: (option: Option) => void) {
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(0)
  const isShown = isOpen && options.length > 0

  function open() {
    setIsOpen(true)
    setActive(0)
  }

  function pick(index: number) {
    setIsOpen(false)
    const option = options[index]
    if (option) onPick(option)
  }

  const step = (by: number) => setActive((active + by + options.length) % options.length)
  const keys: Record<string, () => void> = isShown
    ? {
        ArrowDown: () => step(1),
        ArrowUp: () => step(-1),
        Enter: () => pick(active),
        Escape: () => setIsOpen(false),
      }
    : { ArrowDown: open, ArrowUp: open }

  function handleKey(event: KeyboardEvent) {
    const action = keys[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }

  const close = () => setIsOpen(false)
  return { isOpen, isShown, active, open, close, pick, aim: setActive, handleKey }
}

interface ComboboxOption {
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
function OptionList({ id, label, options, isShown, active, aim, pick }: OptionListProps) {
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
