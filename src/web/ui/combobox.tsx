import { useId, useState, type KeyboardEvent } from 'react'
import { fieldAria } from './field-aria.ts'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { type ComboboxOption, OptionList } from './option-list.tsx'
import field from './field.module.css'
import css from './combobox.module.css'

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
  /** How many there are to choose from, in words, for those who cannot see them. */
  found?: string | undefined
}

/** A field that suggests what can be chosen while one types. */
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

/** Which option one is at, and what the keys do about it. */
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
